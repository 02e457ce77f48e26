import {expect, test} from 'vitest';
import {
  findProblems,
  generate,
  type Generated,
  type Input,
} from '../../../../tools/exports/generate';
import {exportWrites, findDrift} from '../../../../tools/exports/run';
import {entryPoints, readModel} from '../../../../tools/exports/read';
import {outputPath} from '../../support/files';
import {places, realInput} from './input';

let generated: Promise<Generated> | undefined;

/** The real pages; they are made once. */
function realPages(): Promise<Generated> {
  return (generated ??= realInput().then(generate));
}

/** The findings of a run with other descriptions, one a line. */
async function findingsWith(
  change: (
    descriptions: Map<
      string,
      Input['descriptions'] extends ReadonlyMap<string, infer D> ? D : never
    >,
  ) => void,
): Promise<string> {
  const input = await realInput();
  const descriptions = new Map(input.descriptions);
  change(descriptions);
  return findProblems({...input, descriptions}).problems.join('\n');
}

test('two runs write the same bytes: a new one, and the one that was committed', async () => {
  const drift = findDrift(places.dir, exportWrites(places.dir, await realPages()));
  expect(drift, 'Run "npm run exports" and commit what it writes.').toEqual([]);
});

test('a missing description fails: of an export, of a member, of a parameter', async () => {
  const findings = await findingsWith((descriptions) => {
    const {firstname: _, ...members} = descriptions.get('AdminUser')!.members;
    descriptions.set('AdminUser', {...descriptions.get('AdminUser')!, members});
    descriptions.set('useDebounce', {
      ...descriptions.get('useDebounce')!,
      params: {value: 'A value.'},
    });
    descriptions.delete('useClipboard');
  });
  expect(findings).toContain('useClipboard: has no description (hook of @strapi/strapi/admin).');
  expect(findings).toContain('AdminUser.firstname: has no description (member).');
  expect(findings).toContain('useDebounce.delay: has no description (parameter).');
  expect(findings.split('\n')).toHaveLength(3);
});

test('a description of something that is gone fails', async () => {
  const findings = await findingsWith((descriptions) => {
    const {members, ...rest} = descriptions.get('AdminUser')!;
    descriptions.set('AdminUser', {...rest, members: {...members, nickname: 'Gone.'}});
    descriptions.set('useGone', descriptions.get('useClipboard')!);
  });
  expect(findings).toContain('AdminUser.nickname: is described, but there is no such member.');
  expect(findings).toContain(
    'useGone: is described in feedback.yaml, but no documented module exports it.',
  );
});

test('a code reference that does not resolve, or names another file, fails', async () => {
  const findings = await findingsWith((descriptions) => {
    const description = descriptions.get('useClipboard')!;
    descriptions.set('useClipboard', {
      ...description,
      code: 'packages/core/admin/admin/src/hooks/useDebounce.ts#useClipboard',
    });
  });
  expect(findings).toContain('useDebounce.ts has no symbol useClipboard');
  expect(findings).toContain('but is in packages/core/admin/admin/src/hooks/useClipboard.ts');
});

test('a hook without an example fails, and a page whose description is too short', async () => {
  const findings = await findingsWith((descriptions) => {
    descriptions.set('useClipboard', {...descriptions.get('useClipboard')!, sample: undefined});
    descriptions.set('Table', {...descriptions.get('Table')!, text: 'A table.'});
  });
  expect(findings).toContain('useClipboard: needs a sample (hook).');
  expect(findings).toContain('Table: its text has 8 characters; a page needs 70 to 160.');
});

test('a page that explains an export has to exist', async () => {
  const input = await realInput();
  const explainedIn = {'/docs/gone': ['useAuth']};
  await expect(generate({...input, explainedIn})).rejects.toThrow(
    /^explained-in\.yaml: \/docs\/gone is no page of the site\.\n\n1 findings; exports\/ was not written\./,
  );
});

test('a page says package, file, import line, members with defaults, related names and pages of Docs', async () => {
  const {files} = await realPages();
  const page = files.get('interfaces/SearchInputProps.md')!;
  expect(page).toContain('title: SearchInputProps');
  expect(page).toContain("import type { SearchInputProps } from '@strapi/strapi/admin';");
  const own = 'code:packages/core/admin/admin/src/components/SearchInput.tsx#SearchInputProps';
  expect(page.split(own), 'its own file is named once').toHaveLength(2);
  expect(page).toContain('## Related\n\n[`SearchInput`](/exports/functions/SearchInput)');
  expect(files.get('interfaces/FormProps.md')).toContain(
    '| `initialErrors?` | [`FormErrors`](/exports/types/FormErrors)`<TFormValues>` |',
  );
  expect(files.get('interfaces/ConfirmDialogProps.md')).toContain("Default: `'danger-light'`.");
  expect(files.get('classes/StrapiApp.md')).toContain('Explained in [Introduction](/docs/intro)');
});

test('every name has a page in the folder of what it is', async () => {
  const {files, entries} = await realPages();
  expect(entries.map(({route}) => `${route.replace('/exports/', '')}.md`).toSorted()).toEqual(
    [...files.keys()].filter((file) => file.includes('/')).toSorted(),
  );
  for (const file of [
    'functions/useAuth.md',
    'functions/BackButton.md',
    'variables/Page.md',
    'types/FetchClient.md',
    'namespaces/Table.md',
  ]) {
    expect(files.has(file), file).toBe(true);
  }
});

test('the index has each name once, with its page, its sentence, its kind and its purpose', async () => {
  const {files, entries} = await realPages();
  const modules = files.get('modules.md')!;
  expect(modules).toContain('| [`useAuth`](/exports/functions/useAuth) | ');
  for (const {route} of entries) {
    expect(modules.split(`](${route}) |`), route).toHaveLength(2);
  }
});

test('hooks are functions, and types of others are not listed prop by prop', async () => {
  const {files} = await realPages();
  expect(files.get('functions/useClipboard.md')).toContain('declare function useClipboard(): {');
  const pages = [...files.values()].join('\n');
  expect(pages).not.toMatch(/declare const (?!unstable_)use[A-Z]/);
  expect(files.get('functions/unstable_useDocument.md')).toContain(
    'getTitle: (mainField: string) => string;',
  );
  const layout = files.get('interfaces/LayoutProps.md')!;
  expect(layout).toContain('It also takes everything of `BoxProps`.');
  expect(layout).not.toContain('accessKey');
});

test('a signature is the published declaration, with imports and the types that no package exports', async () => {
  const {files} = await realPages();
  const layout = files.get('interfaces/ListLayout.md')!;
  expect(layout).toContain("import type { Struct } from '@strapi/types';");
  expect(layout).toContain('// Types that are not exported');
  expect(layout, 'of a type that such a type names').toContain(
    "type RelationOpenMode = 'modal' | 'page' | 'newTab';",
  );
  expect(files.get('interfaces/FieldValue.md')).toContain('type FormFieldTarget =');
  expect(files.get('functions/useTracking.md')).toContain('interface UseTrackingReturn {');
  expect(files.get('functions/unstable_useDocument.md')).toContain('interface UseDocumentArgs {');
  expect(files.get('interfaces/MainProps.md'), 'two types of one name').toContain(
    'interface MainProps extends MainProps_2 {',
  );
  const events = files.get('types/TrackingEvent.md')!;
  expect(events, 'what is too long is linked').toMatch(
    /declared elsewhere: \[`EventWithoutProperties`\]\(code:/u,
  );
  expect(events).not.toContain('interface EventWithoutProperties');
  const app = files.get('classes/StrapiApp.md')!;
  expect(app, 'private members are not shown').not.toMatch(/^ {2}private /mu);
  expect(files.get('classes/Plugin.md'), 'a member named by a symbol').not.toContain('immerable');
  expect(files.get('namespaces/Filters.md'), 'a member with a name in brackets').toContain(
    "['aria-label']: string;",
  );
});

test('every function, component and hook says what it returns', async () => {
  const {files, entries} = await realPages();
  for (const {kind, route} of entries) {
    if (kind === 'function' || kind === 'component' || kind === 'hook') {
      const page = files.get(`${route.replace('/exports/', '')}.md`)!;
      expect(page, route).toMatch(/^## Result\n\n\S/mu);
    }
  }
  expect(files.get('functions/storeToken.md')).toContain('## Result\n\nNothing.');
});

test('a package that is not installed stops the run', async () => {
  await expect(readModel(entryPoints, outputPath('empty'))).rejects.toThrow(
    '@strapi/strapi/admin does not resolve: its package is not installed',
  );
});
