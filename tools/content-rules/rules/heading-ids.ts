import type {Page} from '../../../src/content/pages';
import {headingsOf, type PageHeading} from '../headings';
import {linksOf, resolveLink} from '../../../src/content/links';
import {nearest} from '../../../src/nearest';
import type {Rule, Violation} from '../types';

/** Ids that stand on a page twice: a link reaches the first only. */
function findDuplicates(page: Page, headings: readonly PageHeading[]): Violation[] {
  return headings.flatMap(({id, text, line}, index) =>
    headings.findIndex((other) => other.id === id) < index
      ? [
          {
            file: page.file,
            line,
            message: `"${text}" has the id "${id}" of a heading above: give it another.`,
          },
        ]
      : [],
  );
}

/**
 * A heading that is linked to carries its id in writing, so that a better wording of it does not break the links; and a
 * link to a heading leads to one that exists.
 */
export const headingIds: Rule = {
  name: 'heading-ids',
  check: (pages) => {
    const headings = new Map(pages.map((page) => [page, headingsOf(page)]));
    const violations = pages.flatMap((page) => findDuplicates(page, headings.get(page)!));
    const reported = new Set<PageHeading>();
    for (const from of pages) {
      for (const {url, line} of linksOf(from)) {
        const {page, anchor} = resolveLink(url, from, pages);
        if (!page || anchor === undefined) {
          continue;
        }
        const onPage = headings.get(page)!;
        const heading = onPage.find(({id}) => id === anchor);
        if (!heading) {
          const ids = onPage.map(({id}) => id);
          const hint = ids.length > 0 ? ` (nearest: ${nearest(anchor, ids, 3).join(', ')})` : '';
          violations.push({
            file: from.file,
            line,
            message: `${page.file} has no heading "#${anchor}"${hint}: correct the link.`,
          });
        } else if (!heading.explicit && !reported.has(heading)) {
          reported.add(heading);
          violations.push({
            file: page.file,
            line: heading.line,
            message: `${from.file}:${line} links to this heading: write its id, "${'#'.repeat(heading.depth)} ${heading.text} {#${heading.id}}".`,
          });
        }
      }
    }
    return violations;
  },
};
