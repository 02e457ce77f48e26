import type {Link, Paragraph as ParagraphNode, Parent, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf} from '../check';
import {placeIn} from './prose';

/** A part of a paragraph's text; `end` is behind it. */
type Part<N extends PhrasingContent> = {node: N; start: number; end: number; inLink: boolean};

/** What a page says outside of its headings, tables, pictures and code. */
export type Paragraph = {
  text: string;
  /** The text with each character of code as `X`: what is language in it. */
  language: string;
  /** Everything of its text that is no container, such as words, code and images. */
  leaves: readonly Part<PhrasingContent>[];
  links: readonly Part<Link>[];
  /** Returns where the character at this position of the text is written. */
  placeAt(position: number): Place;
};

function read(paragraph: ParagraphNode): Paragraph {
  const leaves: Part<PhrasingContent>[] = [];
  const links: Part<Link>[] = [];
  let text = '';
  const add = ({children}: Parent, inLink: boolean): void => {
    for (const node of children as PhrasingContent[]) {
      const start = text.length;
      if ('children' in node) {
        add(node, inLink || node.type === 'link' || node.type === 'linkReference');
      } else {
        text += node.type === 'break' ? '\n' : node.type === 'html' ? '' : toString(node);
        leaves.push({node, start, end: text.length, inLink});
      }
      if (node.type === 'link') {
        links.push({node, start, end: text.length, inLink});
      }
    }
  };
  add(paragraph, false);
  let language = text;
  for (const {node, start, end} of leaves) {
    if (node.type === 'inlineCode') {
      language = language.slice(0, start) + 'X'.repeat(end - start) + language.slice(end);
    }
  }
  const placeAt = (position: number): Place => {
    const leaf = leaves.find(({end}) => position < end);
    if (!leaf) {
      return placeOf(paragraph);
    }
    const prose = {text: text.slice(leaf.start, leaf.end), place: placeOf(leaf.node)};
    return placeIn(prose, position - leaf.start);
  };
  return {text, language, leaves, links, placeAt};
}

/** Returns the paragraphs of a page or of some of its nodes, those of lists, quotes and admonitions too, in the order of the text. */
export function paragraphsOf({tree}: {tree: Pick<Page['tree'], 'type' | 'children'>}): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, (node) => {
    // The list below a picture names its parts, as a table does.
    if (node.type === 'containerDirective' && node.name === 'screen') {
      return SKIP;
    }
    if (node.type === 'paragraph') {
      paragraphs.push(read(node));
    }
    return CONTINUE;
  });
  return paragraphs;
}

/** Returns the words of a paragraph: what stands between blanks and has a letter or a digit. */
export function wordsOf({text}: Pick<Paragraph, 'text'>): string[] {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A full stop with what may close a sentence behind it, and a blank before what may begin one. */
const SENTENCE_END = /[.!?…]["”’)\]]*\s+(?=["“‘(]*[\p{Lu}\p{N}])/gu;

/** Returns where each sentence of a paragraph begins and ends. */
export function sentencesOf({language}: Pick<Paragraph, 'language'>): [number, number][] {
  const starts = [...language.matchAll(SENTENCE_END)].map(({0: end, index}) => index + end.length);
  return [0, ...starts].map((start, place) => [start, starts[place] ?? language.length]);
}
