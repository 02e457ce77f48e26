import {expect, test} from 'vitest';
import tagsPlugin from '../../../../../src/plugins/tags';
import {sections} from '../../../../../src/sections';
import {writeFiles} from '../../../support/files';

type Plugin = ReturnType<typeof tagsPlugin>;
type Arguments = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

/** What the docs plugin makes of a page with one tag; `inline` says that the tags file does not have it. */
const docOf = (file: string, label: string, inline: boolean) => ({
  title: file,
  description: '',
  permalink: `/${file}`,
  source: `@site/${file}`,
  unlisted: false,
  tags: [{label, permalink: `/tags/${label}`, inline}],
});

/** Hands the plugin these pages by section, as a build does, and returns the paths of the routes it adds. */
function load(docs: Record<string, ReturnType<typeof docOf>[]>): string[] {
  const siteDir = writeFiles('site', {
    'docs/tags.yml': 'cli:\n  label: cli\ndatabase:\n  label: database\n',
  });
  const paths: string[] = [];
  const instances = sections.map(({id, pluginId}) => [
    pluginId,
    {loadedVersions: [{label: 'Current', docs: docs[id] ?? []}]},
  ]);
  const context = {baseUrl: '/', siteDir} as Parameters<typeof tagsPlugin>[0];
  void tagsPlugin(context).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': Object.fromEntries(instances)},
    actions: {addRoute: (route: {path: string}) => paths.push(route.path)},
  } as unknown as Arguments);
  return paths;
}

test('the pages of all sections share the routes of their tags', () => {
  expect(
    load({docs: [docOf('docs/a.md', 'cli', false)], rfcs: [docOf('rfcs/b.md', 'cli', false)]}),
  ).toEqual(['/tags', '/tags/cli']);
});

test('tags that are not in the list stop the build, all of them named with their files', () => {
  const docs = {
    guides: [docOf('guides/wrong.md', 'databse', true)],
    docs: [docOf('docs/docs/wrong.md', 'clli', true), docOf('docs/docs/right.md', 'cli', false)],
  };
  expect(() => load(docs)).toThrow(
    [
      '2 unknown tags. A new tag needs an entry in docs/tags.yml with its description.',
      '  guides/wrong.md: "tags" names "databse", which is not in docs/tags.yml: take "database" or another of the list.',
      '  docs/docs/wrong.md: "tags" names "clli", which is not in docs/tags.yml: take "cli" or another of the list.',
    ].join('\n'),
  );
});
