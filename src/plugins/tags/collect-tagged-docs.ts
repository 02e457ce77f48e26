import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {type LoadedDoc, loadedSections} from '../docs/loaded-content';

/** A page with its tags and where a reader finds it. */
export type TaggedDoc = {
  title: string;
  description: string;
  permalink: string;
  /** Label of its section, with the version's label where a section has more than one version. */
  group: string;
  tags: LoadedDoc['tags'];
  /** Path of its Markdown file, relative to the project. */
  file: string;
};

function toTaggedDoc(doc: LoadedDoc, group: string): TaggedDoc {
  return {
    title: doc.title,
    description: doc.description,
    permalink: doc.permalink,
    group,
    tags: doc.tags,
    file: aliasedSitePathToRelativePath(doc.source),
  };
}

/** Returns all pages of all sections and versions that readers may list, in section order, then in reading order of titles. */
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
