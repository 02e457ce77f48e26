import {expect, test} from 'vitest';
import {readManifest, findEntry} from '../../../../src/code-references/manifest';
import {formatReference} from '../../../../src/code-references/reference';
import {resolveLink} from '../../../../src/markdown/links';
import {parsePage, readPages} from '../../../../src/markdown/pages';
import {SYMPTOMS_FILE, symptomsOf} from '../../../../src/symptoms/rows';
import {headingsOf} from '../../../../tools/checks/content/headings';
import {projectDir} from '../../../paths';

const pages = readPages(projectDir);
const page = pages.find(({file}) => file === SYMPTOMS_FILE)!;
const symptoms = symptomsOf(page);

test('a row is a heading with a cause, links to code, and one to a page', () => {
  const source = [
    '## Group {#group}',
    '### `Invalid key` in the *API* {#invalid-key}',
    'It is `private`.',
    'Look in [`a`](code:packages/a.ts#a) of `core`. Then in [`b`](code:packages/b.ts). Read [C](/c#d).',
    '## Next {#next}',
    'Not of a row.',
    '### Nothing',
  ].join('\n\n');
  expect(symptomsOf(parsePage(SYMPTOMS_FILE, source))).toEqual([
    {
      id: 'invalid-key',
      report: 'Invalid key in the API',
      cause: 'It is private.',
      code: [{path: 'packages/a.ts', symbol: 'a'}, {path: 'packages/b.ts'}],
      pages: ['/c#d'],
      line: 3,
    },
    {id: '', report: 'Nothing', cause: '', code: [], pages: [], line: 13},
  ]);
});

test('there are sixty rows at least, of all kinds of reports, and no two say the same', () => {
  expect(symptoms.length).toBeGreaterThanOrEqual(60);
  const groups = headingsOf(page).filter(({depth}) => depth === 2);
  expect(groups.length).toBeGreaterThanOrEqual(15);
  expect(new Set(symptoms.map(({id}) => id)).size).toBe(symptoms.length);
  expect(new Set(symptoms.map(({report}) => report.toLowerCase())).size).toBe(symptoms.length);
});

test('each row leads to a section of this site that exists', () => {
  const dead = symptoms.flatMap(({report, pages: [address = '']}) => {
    const target = resolveLink(address, page, pages);
    const ids = target.page ? headingsOf(target.page).map(({id}) => id) : [];
    return target.anchor && ids.includes(target.anchor) ? [] : [`${report}: ${address}`];
  });
  expect(dead).toEqual([]);
});

test('each row names code of the pinned source', () => {
  const manifest = readManifest(projectDir);
  const unknown = symptoms.flatMap(({report, code}) =>
    code
      .filter((reference) => !findEntry(manifest, reference))
      .map((reference) => `${report}: ${formatReference(reference)}`),
  );
  expect(unknown).toEqual([]);
  expect(symptoms.filter(({code}) => code.length === 0)).toEqual([]);
});
