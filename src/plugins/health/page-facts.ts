import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {countReferences} from '../../code-references/cited-files';
import {collectCitations} from '../../code-references/collect';
import {groupByFile} from '../../code-references/group-by-file';
import type {Manifest} from '../../code-references/manifest';
import type {HealthPageFacts} from '../../components/HealthPage';
import type {Page} from '../../content/pages';
import {sections} from '../../sections';
import {collectArticleLinks} from './article-links';

type DocMetadata = LoadedContent['loadedVersions'][number]['docs'][number];

/** Gives what the docs instances know of each page that readers may list, by its file. */
function docsByFile(allContent: AllContent): Map<string, DocMetadata> {
  const instances = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  const docs = sections
    .flatMap(({pluginId}) => instances[pluginId]!.loadedVersions)
    .flatMap((version) => version.docs)
    .filter((doc) => !doc.unlisted);
  return new Map(docs.map((doc) => [aliasedSitePathToRelativePath(doc.source), doc]));
}

/** The day of a moment, in UTC. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Gives the facts of every page, in section order, then in reading order of titles. */
export function collectPageFacts(
  pages: readonly Page[],
  allContent: AllContent,
  manifest: Manifest,
): HealthPageFacts[] {
  const docs = docsByFile(allContent);
  const links = collectArticleLinks(pages);
  const facts = pages.flatMap((page): HealthPageFacts[] => {
    const doc = docs.get(page.file);
    if (!doc) {
      return [];
    }
    const {status, kind, review_notes: notes} = page.frontMatter;
    return [
      {
        title: doc.title,
        route: page.route,
        section: page.section.label,
        kind: typeof kind === 'string' ? kind : undefined,
        status: typeof status === 'string' ? status : undefined,
        reviewNotes: Array.isArray(notes) ? notes.map(String) : [],
        references: countReferences(groupByFile(collectCitations(page), manifest)),
        linksOut: links.get(page.route)!.size,
        linksIn: [...links.values()].filter((targets) => targets.has(page.route)).length,
        lastChange: doc.lastUpdatedAt ? dayOf(doc.lastUpdatedAt) : undefined,
      },
    ];
  });
  const order = sections.map(({label}) => label);
  return facts.toSorted(
    (a, b) =>
      order.indexOf(a.section) - order.indexOf(b.section) || a.title.localeCompare(b.title, 'en'),
  );
}
