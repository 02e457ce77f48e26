import {visit} from 'unist-util-visit';
import {eachPage, type Rule} from '../types';

function whatIsWrong(alt: string): string | undefined {
  if (alt.trim() === '') {
    return 'The image has no alternative text: write what it shows between the brackets.';
  }
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt.trim())
    ? `The alternative text "${alt}" is a file name: write what the image shows.`
    : undefined;
}

/** Every image, in Markdown or HTML, has alternative text. */
export const imageAlt: Rule = {
  name: 'image-alt',
  check: eachPage(({tree}) => {
    const violations: {line: number; message: string}[] = [];
    const check = (alt: string, line: number) => {
      const message = whatIsWrong(alt);
      if (message) {
        violations.push({line, message});
      }
    };
    visit(tree, ['image', 'imageReference', 'html'], (node) => {
      const {line} = node.position!.start;
      if (node.type === 'image' || node.type === 'imageReference') {
        check(node.alt ?? '', line);
      } else if (node.type === 'html') {
        for (const [tag] of node.value.matchAll(/<img\b[^>]*>/gi)) {
          check(/\balt\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? '', line);
        }
      }
    });
    return violations;
  }),
};
