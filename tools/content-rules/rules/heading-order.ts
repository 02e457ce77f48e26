import {headingsOf} from '../headings';
import {eachPage, type Rule} from '../types';

/** Headings begin at H2, because the title is the H1, and skip no level on the way down. */
export const headingOrder: Rule = {
  name: 'heading-order',
  check: eachPage((page) => {
    let above = 1;
    return headingsOf(page).flatMap(({depth, text, line}) => {
      const allowed = above + 1;
      above = depth;
      if (depth === 1) {
        return [{line, message: `"${text}" is an H1, which the title is already: make it an H2.`}];
      }
      return depth > allowed
        ? [
            {
              line,
              message: `"${text}" is an H${depth} below an H${allowed - 1}: make it an H${allowed}.`,
            },
          ]
        : [];
    });
  }),
};
