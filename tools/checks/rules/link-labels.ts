import {isInternal, linksOf, type PageLink} from '../../../src/markdown/links';
import {type Check, eachPage} from '../check';

function whatIsWrong({label, url}: PageLink): string | undefined {
  const words = label.trim().toLowerCase();
  if (words === '') {
    return `The link to ${url} has no label: name its target.`;
  }
  if (/^(?:https?:\/\/|www\.)/.test(words)) {
    return `The link shows its bare address ${label}: write [name of the target](${url}).`;
  }
  if (isInternal(url) && (label === url || /^(?:#|\.{0,2}\/)|\.mdx?$/.test(words))) {
    return `The label "${label}" is a path: write the title of the page or section.`;
  }
  return undefined;
}

/** The label of every link is words. That they say where it leads is asked by markdownlint (MD059). */
export const linkLabels: Check = {
  name: 'link-labels',
  check: eachPage((page) =>
    linksOf(page).flatMap((link) => {
      const message = whatIsWrong(link);
      const {line, column} = link;
      return message ? [{line, column, message}] : [];
    }),
  ),
};
