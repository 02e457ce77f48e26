import {isInternal, linksOf, type PageLink} from '../../../src/content/links';
import {eachPage, type Rule} from '../types';

/** Labels that say nothing when read alone, as in a screen reader's list of links. */
const EMPTY_WORDS = new Set([
  'click here',
  'details',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see here',
  'see more',
  'source',
  'that page',
  'the link',
  'this',
  'this link',
  'this page',
]);

function whatIsWrong({label, isCode, url}: PageLink): string | undefined {
  const words = label
    .trim()
    .toLowerCase()
    .replace(/[\s.:!…→]+$/u, '');
  if (words === '') {
    return `The link to ${url} has no label: name its target.`;
  }
  if (!isCode && EMPTY_WORDS.has(words)) {
    return `The label "${label}" does not say where the link leads: name its target.`;
  }
  if (/^(?:https?:\/\/|www\.)/.test(words)) {
    return `The link shows its bare address ${label}: write [name of the target](${url}).`;
  }
  if (isInternal(url) && (label === url || /^(?:#|\.{0,2}\/)|\.mdx?$/.test(words))) {
    return `The label "${label}" is a path: write the title of the page or section.`;
  }
  return undefined;
}

/** The label of every link names its target. */
export const linkLabels: Rule = {
  name: 'link-labels',
  check: eachPage((page) =>
    linksOf(page).flatMap((link) => {
      const message = whatIsWrong(link);
      return message ? [{line: link.line, message}] : [];
    }),
  ),
};
