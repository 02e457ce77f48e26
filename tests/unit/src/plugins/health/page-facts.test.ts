import {expect, test} from 'vitest';
import {parsePage} from '../../../../../src/content/pages';
import {collectPageFacts} from '../../../../../src/plugins/health/page-facts';
import {sections} from '../../../../../src/sections';

const manifest = {version: '5.0.0', files: {'packages/a.ts': {hash: ''}}};

/** Content of the docs instances: these pages of the main one, by file. */
function contentOf(docs: Record<string, {permalink: string; unlisted?: boolean}>) {
  const loaded = Object.entries(docs).map(([file, doc]) => ({
    title: file,
    source: `@site/${file}`,
    ...doc,
  }));
  return {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      sections.map(({pluginId}) => [
        pluginId,
        {loadedVersions: [{docs: pluginId === 'default' ? loaded : []}]},
      ]),
    ),
  };
}

test('where a page is found is what the docs plugin says', () => {
  const pages = [
    parsePage('docs/a.md', '[b](/elsewhere/b), [b again](b.md#x), [itself](/a)'),
    parsePage('docs/b.md', '[a](/a/?x=1) [tags](/tags/a) [code](code:packages/a.ts)'),
  ];
  const facts = collectPageFacts(pages, {
    allContent: contentOf({
      'docs/a.md': {permalink: '/base/a/'},
      'docs/b.md': {permalink: '/base/elsewhere/b'},
    }),
    baseUrl: '/base/',
    manifest,
  });
  expect(facts).toMatchObject([
    {route: '/a', section: 'Docs', linksOut: 1, linksIn: 1, references: 0},
    {route: '/elsewhere/b', section: 'Docs', linksOut: 1, linksIn: 1, references: 1},
  ]);
});

test('a page that is not listed has no facts, and counts for no other page', () => {
  const pages = [parsePage('docs/a.md', '[b](/b)'), parsePage('docs/b.md', '[a](/a)')];
  const facts = collectPageFacts(pages, {
    allContent: contentOf({
      'docs/a.md': {permalink: '/a'},
      'docs/b.md': {permalink: '/b', unlisted: true},
    }),
    baseUrl: '/',
    manifest,
  });
  expect(facts).toMatchObject([{route: '/a', linksIn: 0, linksOut: 0}]);
});

test('the kind of a page is shown by its label', () => {
  const facts = collectPageFacts(
    [
      parsePage('docs/a.md', '---\nkind: rfc\n---\n'),
      parsePage('docs/b.md', '---\nkind: x\n---\n'),
    ],
    {
      allContent: contentOf({'docs/a.md': {permalink: '/a'}, 'docs/b.md': {permalink: '/b'}}),
      baseUrl: '/',
      manifest,
    },
  );
  expect(facts.map(({kind}) => kind)).toEqual(['RFC', undefined]);
});
