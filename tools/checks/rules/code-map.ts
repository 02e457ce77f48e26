import {headingsOf} from '../content/headings';
import {type Check, eachPage} from '../check';

/** No page lists the code that it was checked against: the build does, at the foot. */
export const codeMap: Check = {
  name: 'code-map',
  check: eachPage((page) =>
    headingsOf(page)
      .filter(({text}) => /^code map\b/iu.test(text))
      .map(({text, place}) => ({
        ...place,
        message: `Section "${text}": delete it. The foot of the page lists the code; what no link names goes into the field "checked", and directions into "Change it".`,
      })),
  ),
};
