import {visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf} from '../check';
import {fieldPlace} from '../../../src/markdown/field-place';
import {textField} from './front-matter';

/** A piece of text that readers read as language: no code, no addresses. */
export type Prose = {text: string; place: Place};

/** Returns the language of a page: the fields of its front matter that are shown, its text, the descriptions of its images. */
export function proseOf(page: Page): Prose[] {
  const prose: Prose[] = [];
  for (const name of ['title', 'description', 'sidebar_label']) {
    const text = textField(page, name);
    if (text !== undefined) {
      prose.push({text, place: fieldPlace(page, name)});
    }
  }
  visit(page.tree, ['text', 'image', 'imageReference'], (node) => {
    const place = placeOf(node);
    if (node.type === 'text') {
      prose.push({text: node.value, place});
    } else if (node.type === 'image' || node.type === 'imageReference') {
      prose.push({text: node.alt ?? '', place});
    }
  });
  return prose;
}

/** Returns where the character at this position of a piece of prose is written. */
export function placeIn({text, place}: Prose, position: number): Place {
  const above = text.slice(0, position).split('\n').length - 1;
  return {
    line: place.line + above,
    // Only on its first line the text begins where the node does; an indent below is not known.
    column: above === 0 ? place.column + position : 1,
  };
}

/** Returns every match of a pattern in a piece of prose, with its place. */
export function matchesIn(prose: Prose, pattern: RegExp): (Place & {text: string})[] {
  return [...prose.text.matchAll(pattern)].map(({0: text, index}) => ({
    text,
    ...placeIn(prose, index),
  }));
}

/** Makes a pattern that finds these words and phrases as whole words, across line breaks too. */
export function wholeWords(words: readonly string[], flags: string): RegExp {
  const alternatives = words.map((word) => word.replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${alternatives})(?![\w-])`, flags);
}
