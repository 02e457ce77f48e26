import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../markdown/pages';

/** The page that explains the words, relative to the project's folder. */
export const GLOSSARY_FILE = 'docs/docs/glossary.md';

/** Where the page is, without the base of the site. */
export const GLOSSARY_ROUTE = '/glossary';

/** A word of the glossary. */
export type Term = {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** The first paragraph below its heading, as text; empty when there is none. */
  definition: string;
  /** Where its heading is; counts from 1. */
  line: number;
};

/** Words are headings of this depth; those above group them. */
const DEPTH = 3;

/** `Document {#document}` */
const headingPattern = /^(.*?)\s*\{#([\w-]+)\}$/u;

function isTerm(node: {type: string}): node is Heading {
  return node.type === 'heading' && (node as Heading).depth === DEPTH;
}

/** Returns the words of a glossary in the order of the page; those whose heading has no id are left out. */
export function termsOf(source: string): Term[] {
  const {children} = parsePage(GLOSSARY_FILE, source).tree;
  return children.flatMap((node, index) => {
    const [, name, id] = (isTerm(node) && headingPattern.exec(toString(node))) || [];
    const next = children[index + 1];
    return name && id
      ? [
          {
            id,
            name,
            definition: next?.type === 'paragraph' ? toString(next) : '',
            line: node.position!.start.line,
          },
        ]
      : [];
  });
}

/** Returns the definitions of the site's glossary by their anchors. */
export function readDefinitions(siteDir: string): Map<string, string> {
  const source = readFileSync(path.join(siteDir, GLOSSARY_FILE), 'utf8');
  return new Map(termsOf(source).map(({id, definition}) => [id, definition]));
}
