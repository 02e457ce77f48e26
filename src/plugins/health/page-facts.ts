import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {countReferences} from '../../code-references/cited-files';
import {referencesOf} from '../../code-references/collect';
import {groupByFile} from '../../code-references/group-by-file';
import type {Manifest} from '../../code-references/manifest';
import type {HealthPageFacts} from '../../components/HealthPage';
import {type PageText, withoutTrailingSlash} from '../../markdown/pages';
import {pageKindOf, pageKinds} from '../../markdown/front-matter';
import {sections} from '../../sections';
import {type LoadedDoc, loadedSections} from '../docs/loaded-content';
import {collectArticleLinks} from './article-links';

/** Returns what the docs instances know of each page that readers may list, by its file. */
function docsByFile(allContent: AllContent): Map<string, LoadedDoc> {
  const docs = loadedSections(allContent)
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs)
    .filter((doc) => !doc.unlisted);
  return new Map(docs.map((doc) => [aliasedSitePathToRelativePath(doc.source), doc]));
}

/** The site-relative route of a permalink, without base path. */
const siteRouteOf = (permalink: string, baseUrl: string) =>
  withoutTrailingSlash(permalink.slice(baseUrl.length - 1));

/** The day of a moment, in UTC. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Returns the facts of every page that readers may list, in section order, then in reading order of titles. Where a page is
 * found is what its docs instance says, not what its file name does.
 */
export function collectPageFacts(
  allPages: readonly PageText[],
  {allContent, baseUrl, manifest}: {allContent: AllContent; baseUrl: string; manifest: Manifest},
): HealthPageFacts[] {
  const docs = docsByFile(allContent);
  const listed = allPages.flatMap(({file, section, frontMatter, source}) => {
    const doc = docs.get(file);
    // Permalinks have the base path; the content links without it.
    const route = doc && siteRouteOf(doc.permalink, baseUrl);
    return route ? [{doc, page: {file, section, frontMatter, source, route}}] : [];
  });
  const links = collectArticleLinks(listed.map(({page}) => page));
  const facts = listed.map(({doc, page}): HealthPageFacts => {
    const {status, review_notes: notes} = page.frontMatter;
    const kind = pageKindOf(page.frontMatter);
    return {
      title: doc.title,
      route: page.route,
      section: page.section.label,
      kind: kind && pageKinds[kind],
      status: typeof status === 'string' ? status : undefined,
      reviewNotes: Array.isArray(notes) ? notes.map(String) : [],
      references: countReferences(groupByFile(referencesOf(page), manifest)),
      linksOut: links.get(page)?.size ?? 0,
      linksIn: [...links.values()].filter((targets) => targets.has(page)).length,
      lastChange: doc.lastUpdatedAt ? dayOf(doc.lastUpdatedAt) : undefined,
    };
  });
  const order = sections.map(({label}) => label);
  return facts.toSorted(
    (a, b) =>
      order.indexOf(a.section) - order.indexOf(b.section) || a.title.localeCompare(b.title, 'en'),
  );
}
