import {parseDocument} from 'yaml';
import type {Page} from '../../src/markdown/pages';
import {UserError} from '../process.mjs';
import type {PageChanges} from './compare';

/** Why a page has to be read again, one sentence a change; nothing for code that only stands on other lines. */
export function reviewNotes({changes}: PageChanges, from: string, to: string): string[] {
  return changes
    .filter(({kind}) => kind !== 'moved')
    .map(({reference, kind}) => `${reference} ${kind} between ${from} and ${to}`);
}

/**
 * Gives the page's text with `status: needs-review` and the notes in its front matter, behind notes that are there already.
 *
 * @throws {UserError} when the page has no front matter
 */
export function markForReview({file, source}: Page, notes: string[]): string {
  const match = /^---\r?\n([\s\S]*?\n)---(?=\r?\n|$)/.exec(source);
  if (!match) {
    throw new UserError(`${file} has no front matter to write its status into.`);
  }
  const document = parseDocument(match[1]);
  const present = document.toJS().review_notes;
  const all = [...(Array.isArray(present) ? present.map(String) : []), ...notes];
  document.set('status', 'needs-review');
  document.set('review_notes', [...new Set(all)]);
  const frontMatter = document.toString({lineWidth: 0, flowCollectionPadding: false});
  return `---\n${frontMatter}---${source.slice(match[0].length)}`;
}

/** Replaces a version number wherever a text names it as a whole. */
export function replaceVersion(text: string, from: string, to: string): string {
  const pattern = new RegExp(`(?<![\\d.])${from.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`, 'g');
  return text.replace(pattern, to);
}
