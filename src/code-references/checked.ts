import {type CodeReference, parseName} from './reference';

/**
 * Returns the references of the field `checked` in their order: `path#symbol` of code that a page was checked against and
 * does not link.
 */
export function checkedReferencesOf({frontMatter}: {frontMatter: object}): CodeReference[] {
  const {checked} = frontMatter as {checked?: unknown};
  return Array.isArray(checked) ? checked.map((name) => parseName(String(name))) : [];
}
