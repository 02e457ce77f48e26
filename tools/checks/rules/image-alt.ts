import {visit} from 'unist-util-visit';
import {type Check, eachPage, type Place, placeOf} from '../check';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** An image's alternative text says what it shows. That there is one is asked by markdownlint (MD045). */
export const imageAlt: Check = {
  name: 'image-alt',
  check: eachPage(({tree}) => {
    const problems: (Place & {message: string})[] = [];
    visit(tree, ['image', 'imageReference'], (node) => {
      const alt = 'alt' in node ? (node.alt ?? '') : '';
      const isBlank = alt !== '' && alt.trim() === '';
      if (isBlank || IMAGE_FILE.test(alt.trim())) {
        const what = isBlank ? 'is blank' : `"${alt}" is a file name`;
        problems.push({
          ...placeOf(node),
          message: `The alternative text ${what}: write what the image shows.`,
        });
      }
    });
    return problems;
  }),
};
