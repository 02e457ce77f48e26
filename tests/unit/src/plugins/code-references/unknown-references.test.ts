import {expect, test} from 'vitest';
import type {Manifest} from '../../../../../src/code-references/manifest';
import {parsePage} from '../../../../../src/content/pages';
import {assertKnownReferences} from '../../../../../src/plugins/code-references/check';
import {STRAPI_VERSION} from '../../../../../src/strapi';

const cron = 'packages/core/core/src/services/cron.ts';
const manifest: Manifest = {
  version: STRAPI_VERSION,
  files: {
    [cron]: {hash: 'a', symbols: {createCronService: {kind: 'function', first: 1, hash: 'b'}}},
  },
};

/** A page with front matter of three lines, then this text. */
const page = (file: string, text: string) => parsePage(file, `---\ntitle: Page\n---\n${text}`);

test('references that the manifest knows pass', () => {
  const text = `[cron](code:${cron}), [\`createCronService\`](code:${cron}#createCronService)`;
  expect(() => assertKnownReferences([page('guides/a.md', text)], manifest)).not.toThrow();
});

test('references that it does not know are named with file and line, all at once', () => {
  const pages = [
    page('guides/a.md', `\n[gone](code:${cron}#gone)\n`),
    page('docs/docs/b.md', `[cron](code:${cron})\n\n| a |\n| --- |\n| [x](code:packages/x.ts) |\n`),
    page('docs/docs/c.md', `[ref]\n\n[ref]: code:${cron}#toString\n`),
  ];
  expect(() => assertKnownReferences(pages, manifest)).toThrow(
    [
      '3 unknown code references:',
      `  guides/a.md:5 code:${cron}#gone is not in the manifest: run "npm run references"`,
      '  docs/docs/b.md:8 code:packages/x.ts is not in the manifest: run "npm run references"',
      `  docs/docs/c.md:6 code:${cron}#toString is not in the manifest: run "npm run references"`,
    ].join('\n'),
  );
});

test('samples of the syntax are no references', () => {
  const text = '`[a](code:b.ts)`\n\n```md\n[a](code:b.ts)\n```\n';
  expect(() => assertKnownReferences([page('guides/a.md', text)], manifest)).not.toThrow();
});

test('a manifest of another version is refused', () => {
  expect(() => assertKnownReferences([], {...manifest, version: '5.0.0'})).toThrow(
    `data/code-manifest.json is of Strapi 5.0.0, the site (src/strapi/index.ts) of ${STRAPI_VERSION}: run "npm run references"`,
  );
});
