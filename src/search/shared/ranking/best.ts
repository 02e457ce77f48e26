import {MAX_RESULTS} from '../constants';
import {pageOf} from '../routes';
import type {Candidate} from './candidates';
import {SAME_PAGE} from './weights';

/** A candidate with its total. */
export type Ranked = readonly [candidate: Candidate, total: number];

/** Returns the best, best first. Only they are put in order: a single letter has thousands of candidates. */
function bestOf(ranked: readonly Ranked[]): Ranked[] {
  const best: Ranked[] = [];
  for (const each of ranked) {
    const isBetterThan = ([{document}, total]: Ranked): boolean =>
      each[1] > total || (each[1] === total && each[0].document.id < document.id);
    const last = best.at(-1);
    if (!last || best.length < MAX_RESULTS || isBetterThan(last)) {
      const place = best.findIndex(isBetterThan);
      best.splice(place < 0 ? best.length : place, 0, each);
      best.length = Math.min(best.length, MAX_RESULTS);
    }
  }
  return best;
}

/** Returns the best of all pages, best first; each further section of a page counts for less. */
export function bestOfPages(ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<string, Ranked[]>();
  for (const each of ranked) {
    const page = pageOf(each[0].document);
    const ofPage = pages.get(page) ?? [];
    ofPage.push(each);
    pages.set(page, ofPage);
  }
  return bestOf(
    [...pages.values()].flatMap((ofPage) =>
      bestOf(ofPage).map(([candidate, total], place): Ranked => [
        candidate,
        total - SAME_PAGE * place,
      ]),
    ),
  );
}
