import {expect, test} from 'vitest';
import {MANIFEST_FILE} from '../../../../src/code-references/manifest';
import type {Page} from '../../../../src/markdown/pages';
import {references} from '../../../../tools/checks/references';
import {buildManifest, formatManifest} from '../../../../tools/references/build';
import {pinnedVersion} from '../../../../tools/strapi/install';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {writeFiles} from '../../support/files';
import {makeContext, page} from './support';

const source = {'p/cron.ts': 'export const start = 1;\nexport const stop = 2;\n'};

/** Findings over these pages, beside a manifest of other pages, as `file:line:column message`. */
async function findingsOf(
  pages: Page[],
  manifestOf: Page[] = pages,
  {version = pinnedVersion(), published = source} = {},
): Promise<string[]> {
  const tree = new SourceTree(writeFiles('published', published));
  const {manifest} = buildManifest(
    manifestOf,
    new SourceTree(writeFiles('source', source)),
    version,
  );
  const siteDir = writeFiles('site', {[MANIFEST_FILE]: formatManifest(manifest)});
  const problems = await references.check(makeContext(pages, {siteDir, source: async () => tree}));
  return problems.map(
    ({file, line, column = 1, message}) => `${file}:${line}:${column} ${message}`,
  );
}

const citing = (name: string) => page(`See [\`x\`](code:${name}).\n`);
const both = [citing('p/cron.ts#start'), citing('p/cron.ts#stop')];
const writeAgain = `run "npm run references" and commit ${MANIFEST_FILE}.`;

test('references that resolve and are in the manifest pass', async () => {
  expect(await findingsOf(both)).toEqual([]);
});

test('a reference that leads nowhere, with the nearest', async () => {
  expect(await findingsOf([citing('p/cron.ts#strat')])).toEqual([
    'docs/docs/page.md:1:5 code:p/cron.ts#strat: p/cron.ts has no symbol strat. Nearest: code:p/cron.ts#start, code:p/cron.ts#stop.',
  ]);
});

const checking = (...names: string[]) =>
  page(`---\ntitle: A\nchecked:\n${names.map((name) => `  - ${name}\n`).join('')}---\n`);

test('the field "checked" is held to the same, at its line', async () => {
  expect(await findingsOf([checking('p/cron.ts#start', 'p/cron.ts')])).toEqual([]);
  expect(await findingsOf([checking('p/cron.ts#start', 'p/cron.ts#strat')])).toEqual([
    'docs/docs/page.md:5:5 code:p/cron.ts#strat: p/cron.ts has no symbol strat. Nearest: code:p/cron.ts#start, code:p/cron.ts#stop.',
  ]);
});

test('a reference that the manifest does not have', async () => {
  expect(await findingsOf(both, both.slice(0, 1))).toEqual([
    `docs/docs/page.md:1:5 code:p/cron.ts#stop is not in the manifest: ${writeAgain}`,
  ]);
});

for (const [what, text] of [
  ['its code', 'export const start = 3;\nexport const stop = 2;\n'],
  ['its lines', '\nexport const start = 1;\nexport const stop = 2;\n'],
  ['its file', 'export const start = 1;\nexport const stop = 3;\n'],
] as const) {
  test(`a reference of which the manifest has other facts: ${what}`, async () => {
    const published = {'p/cron.ts': text};
    expect(await findingsOf(both.slice(0, 1), undefined, {published})).toEqual([
      `docs/docs/page.md:1:5 code:p/cron.ts#start is out of date in the manifest: ${writeAgain}`,
    ]);
  });
}

test('what no page cites any more, symbol and file', async () => {
  expect(await findingsOf(both.slice(0, 1), both)).toEqual([
    `${MANIFEST_FILE}:1:1 No page cites code:p/cron.ts#stop: ${writeAgain}`,
  ]);
  expect(await findingsOf([page('Text.\n')], both)).toEqual([
    `${MANIFEST_FILE}:1:1 No page cites code:p/cron.ts: ${writeAgain}`,
  ]);
});

test('a manifest of another version is one finding', async () => {
  expect(await findingsOf(both, both, {version: '5.0.0'})).toEqual([
    `${MANIFEST_FILE}:1:1 The manifest is of Strapi 5.0.0, the pinned version is ${pinnedVersion()}: ${writeAgain}`,
  ]);
});

test('a manifest that cannot be read is one sentence', async () => {
  const siteDir = writeFiles('site', {[MANIFEST_FILE]: '{"version": '});
  await expect(references.check(makeContext(both, {siteDir}))).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(`${MANIFEST_FILE} cannot be read (`),
  });
});
