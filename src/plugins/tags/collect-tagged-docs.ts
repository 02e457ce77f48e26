import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {loadedSections} from '../docs/loaded-content';

type DocMetadata = LoadedVersion['docs'][number];

/** A page with its tags and where a reader finds it. */
export type TaggedDoc = {
  title: string;
  description: string;
  permalink: string;
  /** Label of its section, with the version's label where a section has more than one version. */
  group: string;
  tags: DocMetadata['tags'];
  /** Path of its Markdown file, relative to the project. */
  file: string;
};

function toTaggedDoc(doc: DocMetadata, group: string): TaggedDoc {
  return {
    title: doc.title,
    description: doc.description,
    permalink: doc.permalink,
    group,
    tags: doc.tags,
    file: aliasedSitePathToRelativePath(doc.source),
  };
}

/** Gives all pages of all sections and versions that readers may list, in section order, then in reading order of titles. */
export function collectTaggedDocs(allContent: AllContent): TaggedDoc[] {
  return loadedSections(allContent).flatMap(({section, loadedVersions}) =>
    loadedVersions.flatMap((version) => {
      const group =
        loadedVersions.length > 1 ? `${section.label} (${version.label})` : section.label;
      return version.docs
        .filter((doc) => !doc.unlisted)
        .map((doc) => toTaggedDoc(doc, group))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    }),
  );
}
