import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {referencesOf} from '../../code-references/collect';
import type {CodeReference} from '../../code-references/reference';
import {collectDiagrams} from '../../diagrams/store';
import {pageNameOf} from '../../lib/page-name';
import {type PageKind, pageKindOf} from '../../markdown/front-matter';
import {parsePage, withoutTrailingSlash} from '../../markdown/pages';
import {sections} from '../../sections';

/** Lists of pages that are no documents, by their first folder. */
const lists: Record<string, string> = {errors: 'code', source: 'code', tags: 'tags'};

/** A page of the build, with what its Markdown and the lists of pages say of it. */
export type OutputPage = {
  /** Route with base path and without a slash at its end; the base path for the home page. */
  route: string;
  title: string;
  description: string;
  /** Id of its section; `tags` for the lists of tags, `code` for those of Strapi's code, `site` for what is in none. */
  list: string;
  /** Day of its last change in Git, as ISO date. */
  updated?: string;
  /** True when the page cites code of Strapi that the build has proven. */
  isChecked: boolean;
  /** Mermaid sources of its diagrams, in their order. */
  diagrams: readonly string[];
  /** What it cites, in the order of its file. */
  references: readonly CodeReference[];
  /** Its Markdown file in this repository. */
  source?: string;
  kind?: PageKind;
  /** True while it waits for somebody to read the changed code. */
  needsReview?: true;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the routes of a docs instance in the order of its sidebar, those of categories before what is in them. */
function routesOf(
  items: readonly SidebarItem[],
  permalinks: ReadonlyMap<string, string>,
): string[] {
  return items.flatMap((item): string[] => {
    if (item.type === 'category') {
      const {link} = item;
      const own =
        link?.type === 'generated-index' ? link.permalink : link && permalinks.get(link.id);
      return [...(own ? [own] : []), ...routesOf(item.items, permalinks)];
    }
    const permalink =
      item.type === 'doc' || item.type === 'ref' ? permalinks.get(item.id) : undefined;
    return permalink ? [permalink] : [];
  });
}

/** What a docs instance knows of a page; a category without a page of its own has only its list. */
type Known = Pick<OutputPage, 'list'> & Partial<OutputPage>;

/** Reads what the docs instances know of their pages: what is in the sidebars first, in that order. */
async function readDocs({plugins, siteDir}: Props): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const order: [route: string, list: string][] = [];
  for (const {name, content, options} of plugins) {
    if (name !== 'docusaurus-plugin-content-docs') {
      continue;
    }
    const list = sections.find(({pluginId}) => pluginId === options.id)!.id;
    for (const version of (content as LoadedContent).loadedVersions) {
      const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
      const routes = Object.values(version.sidebars).flatMap((items) =>
        routesOf(items, permalinks),
      );
      order.push(...routes.map((route) => [withoutTrailingSlash(route), list] as [string, string]));
      for (const doc of version.docs) {
        const file = doc.source.replace(/^@site\//u, '');
        const page = parsePage(file, await readFile(path.join(siteDir, file), 'utf8'));
        const kind = pageKindOf(page.frontMatter);
        known.set(withoutTrailingSlash(doc.permalink), {
          list,
          title: doc.title,
          description: doc.description,
          isChecked: doc.frontMatter.cites_code !== false,
          diagrams: collectDiagrams(page).map(({text}) => text),
          references: referencesOf(page),
          source: file,
          ...(kind && {kind}),
          ...(page.frontMatter.status === 'needs-review' && {needsReview: true}),
          ...(doc.lastUpdatedAt && {
            updated: new Date(doc.lastUpdatedAt).toISOString().slice(0, 10),
          }),
        });
      }
    }
  }
  const inOrder = order.map(([route, list]) => [route, known.get(route) ?? {list}] as const);
  return new Map([...inOrder, ...known]);
}

/** Returns what the HTML of a page says of it. */
function readHead(html: string): Pick<OutputPage, 'title' | 'description'> {
  const $ = load(html);
  return {
    title: $('h1').first().text() || $('title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
  };
}

/** Returns every page of the build but the one for what is not found: docs pages in the order of the sidebars, then others. */
export async function readOutputPages(props: Props): Promise<{page: OutputPage; html: string}[]> {
  const {baseUrl, outDir, routesPaths} = props;
  const docs = await readDocs(props);
  const routes = new Set(
    routesPaths.map(withoutTrailingSlash).filter((route) => !route.endsWith('.html')),
  );
  const ordered = [...docs.keys()].filter((route) => routes.delete(route));
  return Promise.all(
    [...ordered, ...[...routes].toSorted()].map(async (route) => {
      const html = await readFile(path.join(outDir, `${pageNameOf(route, baseUrl)}.html`), 'utf8');
      const known = docs.get(route);
      const [folder] = route.slice(baseUrl.length).split('/');
      const page: OutputPage = {
        route,
        list: lists[folder!] ?? 'site',
        isChecked: false,
        diagrams: [],
        references: [],
        ...(known?.title === undefined && readHead(html)),
        ...known,
      } as OutputPage;
      return {page, html};
    }),
  );
}
