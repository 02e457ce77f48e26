import {parseDocument} from 'yaml';
import {UserError} from '../process.mjs';
import type {Reading} from './reading-list';

/** Returns why a page has to be read again, one sentence a change. */
export function reviewNotes({toRead}: Reading, from: string, to: string): string[] {
  return toRead.map(({reference, kind}) => `${reference} ${kind} between ${from} and ${to}`);
}

/**
 * Returns the page's text with `status: needs-review` and the notes in its front matter, behind notes that are there already.
 *
 * @throws {UserError} when the page has no front matter
 */
export function markForReview(file: string, source: string, notes: readonly string[]): string {
  const match = /^---\r?\n([\s\S]*?\n)---(?=\r?\n|$)/.exec(source);
  if (!match) {
    throw new UserError(`${file} has no front matter to write its status into.`);
  }
  const document = parseDocument(match[1]!);
  const present: unknown = document.toJS().review_notes;
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
