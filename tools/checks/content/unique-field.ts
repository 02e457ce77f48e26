import type {Page} from '../../../src/markdown/pages';
import type {Context, Problem} from '../check';
import {fieldPlace} from '../../../src/markdown/field-place';
import {textField} from './front-matter';

/**
 * Finds pages that share the text of a front-matter field; letter case makes no difference.
 *
 * @param field name of the field, as in the front matter
 * @param scopeOf pages are compared with those of the same scope only
 */
export function findShared(
  {pages, selected}: Context,
  field: 'title' | 'description',
  scopeOf: (page: Page) => string = () => '',
): Problem[] {
  const key = (page: Page) =>
    JSON.stringify([scopeOf(page), textField(page, field)?.trim().toLowerCase()]);
  const name = field === 'title' ? 'Title' : 'Description';
  return selected.flatMap((page) => {
    const text = textField(page, field);
    const other = pages.find((candidate) => candidate !== page && key(candidate) === key(page));
    return text !== undefined && other
      ? [
          {
            file: page.file,
            ...fieldPlace(page, field),
            message: `${name} "${text}" is also the ${field} of ${other.file}: choose another.`,
          },
        ]
      : [];
  });
}
