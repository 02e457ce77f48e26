import type {SearchDocument} from '../types';
import type {Candidate} from './candidates';
import {beginsTitle, isTitleOf} from './query';
import {STRENGTH_IN_TITLE, TITLE_BEGUN} from './weights';

/**
 * Returns the sections whose heading is the query, or begins with it, each with what that counts: a heading that many
 * pages have says less of each. The last of several words may still be typed.
 */
export function findTitles(
  candidates: readonly Candidate[],
  wantedTitle: string,
): ReadonlyMap<SearchDocument, number> {
  const begun: SearchDocument[] = [];
  const found: SearchDocument[] = [];
  for (const {loaded, answers, sections} of candidates) {
    const last = answers.at(-1)?.strengths;
    const others = answers.slice(0, -1);
    for (const section of sections) {
      // Titles are taken apart only when they have the words: among thousands, that takes the longest.
      if (last && others.every(({strengths}) => strengths[section]! >= STRENGTH_IN_TITLE)) {
        const document = loaded.documents[section]!;
        const {sectionTitle} = document;
        if (others.length > 0 && last[section]! > 0 && beginsTitle(sectionTitle, wantedTitle)) {
          begun.push(document);
        }
        if (last[section]! >= STRENGTH_IN_TITLE && isTitleOf(sectionTitle, wantedTitle)) {
          found.push(document);
        }
      }
    }
  }
  const shares = new Map(
    begun.map((document) => [document, TITLE_BEGUN / Math.sqrt(begun.length)]),
  );
  const headings = found.filter(({sectionTitle, pageTitle}) => sectionTitle !== pageTitle);
  for (const document of found) {
    const isOfPage = document.sectionTitle === document.pageTitle;
    shares.set(document, isOfPage ? 1 : 1 / Math.sqrt(headings.length));
  }
  return shares;
}
