import type {Page} from '../../src/content/pages';

/** Gives the tags that a page carries, as far as they are text. */
export function tagsOf({frontMatter: {tags}}: Page): {key: string; index: number}[] {
  return Array.isArray(tags)
    ? tags.flatMap((key: unknown, index) => (typeof key === 'string' ? [{key, index}] : []))
    : [];
}

/** What all spellings of a tag have in common: letter case, hyphens, spaces and a plural make no difference. */
export function tagSound(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
}
