import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Check, eachPage, placeOf, type Problem} from '../check';

/** The cells that name a column or a row have words: a screen reader says them before each other cell. */
export const tableHeadings: Check = {
  name: 'table-headings',
  check: eachPage(({tree}) => {
    const problems: Omit<Problem, 'file'>[] = [];
    visit(tree, 'table', ({children: [head, ...rows]}) => {
      const named = [
        ...(head?.children ?? []),
        ...rows.flatMap(({children: [first]}) => first ?? []),
      ];
      for (const cell of named) {
        if (toString(cell).trim() === '') {
          problems.push({
            ...placeOf(cell),
            message:
              'A heading of a column, or the first cell of a row, is empty: write what the others are about, such as "When", or "The same" for a row that continues the one above.',
          });
        }
      }
    });
    return problems;
  }),
};
