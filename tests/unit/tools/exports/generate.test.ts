import {expect, test} from 'vitest';
import path from 'node:path';
import {findDrift} from '../../../../tools/exports/drift';
import {readModel} from '../../../../tools/exports/read';
import {generate, type Input} from '../../../../tools/exports/generate';
import {entryPoints} from '../../../../tools/exports/entry-points';
import {outputPath} from '../../support/files';
import {places, realInput} from './input';

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
  return generate({...input, descriptions}).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('two runs write the same bytes: a new one, and the one that was committed', async () => {
  const {files} = await generate(await realInput());
  expect(findDrift(path.join(places.dir, 'exports'), files)).toEqual([]);
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
  expect(findings).toContain('3 findings; nothing was written.');
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
  expect(findings).toContain('but stands in packages/core/admin/admin/src/hooks/useClipboard.ts');
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
  const explainedIn = new Map([['useAuth', ['/docs/gone']]]);
  await expect(generate({...input, explainedIn})).rejects.toThrow(
    'explained-in.yaml: /docs/gone is no page of the site.',
  );
});

test('a page says package, file, import line, members with defaults, users and pages of Docs', async () => {
  const {files} = await generate(await realInput());
  const page = files.get('interfaces/SearchInputProps.md')!;
  expect(page).toContain('title: SearchInputProps');
  expect(page).toContain("import type { SearchInputProps } from '@strapi/strapi/admin';");
  expect(page).toContain(
    'SearchInput.tsx`](code:packages/core/admin/admin/src/components/SearchInput.tsx#SearchInputProps)',
  );
  expect(page).toContain(
    'Named in the declarations of [`SearchInput`](/exports/modules#searchinput).',
  );
  expect(files.get('interfaces/FormProps.md')).toContain(
    '| [`FormErrors`](/exports/modules#formerrors)`<TFormValues>` | |',
  );
  expect(page).toContain('[`SearchInput`](/exports/modules#searchinput)');
  expect(files.get('interfaces/ConfirmDialogProps.md')).toContain("`'danger-light'`");
  expect(files.get('classes/StrapiApp.md')).toContain('Explained in [Introduction](/docs/intro)');
});

test('hooks are functions, and types of others are not listed prop by prop', async () => {
  const {files} = await generate(await realInput());
  const modules = files.get('modules.md')!;
  expect(modules).toContain('declare function useClipboard(): {');
  expect(modules).not.toMatch(/declare const (?!unstable_)use[A-Z]/);
  expect(modules).toContain('### unstable_useDocument {#unstable_usedocument}');
  expect(modules).toContain('getTitle: (mainField: string) => string;');
  const layout = files.get('interfaces/LayoutProps.md')!;
  expect(layout).toContain('It also takes everything of `BoxProps`.');
  expect(layout).not.toContain('accessKey');
});

test('a package that is not installed stops the run', async () => {
  await expect(readModel(entryPoints, outputPath('empty'))).rejects.toThrow(
    '@strapi/strapi/admin does not resolve: @strapi/strapi is not installed.',
  );
});
