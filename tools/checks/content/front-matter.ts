import type {Page} from '../../../src/markdown/pages';

/** Returns a field of the front matter when it is text. */
export function textField({frontMatter}: Pick<Page, 'frontMatter'>, name: string) {
  const value = frontMatter[name];
  return typeof value === 'string' ? value : undefined;
}
