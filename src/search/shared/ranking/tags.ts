import type {IndexedPage, LoadedIndex} from '../lookup';

/** `tag:database`, `tag:"content manager"`. */
const TAG = /(?<!\S)tag:(?:"(?<quoted>[^"]*)"?|(?<word>[^\s"]+))/giu;

/** Returns a label as it is compared: `content-manager` and "Content Manager" are the same tag. */
const normalize = (label: string): string =>
  label
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/gu, ' ');

/** A query and what it restricts the results to. */
export type TaggedQuery = {
  /** What is searched for. A query of nothing but tags asks for their names. */
  text: string;
  /** The tags that a page must have, all of them. */
  tags: readonly string[];
};

/** Returns a query with its tags as words, for what knows none. */
export function tagsAsWords(query: string): string {
  return query.replaceAll(TAG, (_, quoted?: string, word?: string) => quoted ?? word ?? '');
}

/** Takes the tags out of a query. One that no page has is searched for like other words. */
export function splitTags(indexes: readonly LoadedIndex[], query: string): TaggedQuery {
  const tags: string[] = [];
  const text = query.replaceAll(TAG, (_, quoted?: string, word?: string) => {
    const name = quoted ?? word ?? '';
    const tag = normalize(name);
    const isKnown = indexes.some(({tagLabels}) =>
      tagLabels.some((label) => normalize(label) === tag),
    );
    if (!isKnown) {
      return name;
    }
    tags.push(tag);
    return ' ';
  });
  return {text: text.trim() || tags.join(' '), tags};
}

/** Returns the Docusaurus search tag of the section of the site that a page is of, whichever index has it. */
export function sectionTagOf({tag}: LoadedIndex, {facts}: IndexedPage): string {
  return facts.tag ?? tag;
}

/** True when a page has all of these tags. */
export function hasTags({tags: labels}: IndexedPage, tags: readonly string[]): boolean {
  return tags.every((tag) => labels.some((label) => normalize(label) === tag));
}
