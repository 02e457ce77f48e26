import {visit} from 'unist-util-visit';
import type {Page} from '../../src/markdown/pages';
import {fieldLine, textField} from './front-matter';

/** A piece of text that readers read as language: no code, no addresses. */
export type Prose = {text: string; line: number};

/** Gives the language of a page: the fields of its front matter that are shown, its text, the descriptions of its images. */
export function proseOf(page: Page): Prose[] {
  const prose: Prose[] = [];
  for (const name of ['title', 'description', 'sidebar_label']) {
    const text = textField(page, name);
    if (text !== undefined) {
      prose.push({text, line: fieldLine(page, name)});
    }
  }
  visit(page.tree, ['text', 'image', 'imageReference'], (node) => {
    const {line} = node.position!.start;
    if (node.type === 'text') {
      prose.push({text: node.value, line});
    } else if (node.type === 'image' || node.type === 'imageReference') {
      prose.push({text: node.alt ?? '', line});
    }
  });
  return prose;
}

/** Gives every match of a pattern in a piece of prose, with its line. */
export function matchesIn({text, line}: Prose, pattern: RegExp): {text: string; line: number}[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    line: line + text.slice(0, match.index).split('\n').length - 1,
  }));
}

/** Makes a pattern that finds these words and phrases as whole words, across line breaks too. */
export function wholeWords(words: readonly string[], flags: string): RegExp {
  const alternatives = words.map((word) => word.replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${alternatives})(?![\w-])`, flags);
}
