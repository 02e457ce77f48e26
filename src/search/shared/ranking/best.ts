import {MAX_RESULTS, MAX_SECTIONS_OF_PAGE} from '../constants';
import type {Candidate} from './candidates';
import {PAGES_WITH_SECTIONS} from './weights';

/** A candidate with its total. */
export type Ranked = readonly [candidate: Candidate, total: number];

/** Returns so many of the best, best first. Only they are put in order: a single letter has thousands of candidates. */
function bestOf(ranked: readonly Ranked[], count: number): Ranked[] {
  const best: Ranked[] = [];
  for (const each of ranked) {
    const isBetterThan = ([{document}, total]: Ranked): boolean =>
      each[1] > total || (each[1] === total && each[0].document.id < document.id);
    const last = best.at(-1);
    if (!last || best.length < count || isBetterThan(last)) {
      const place = best.findIndex(isBetterThan);
      best.splice(place < 0 ? best.length : place, 0, each);
      best.length = Math.min(best.length, count);
    }
  }
  return best;
}

/** Puts together what is of one page. */
function groupByPage(ranked: readonly Ranked[]): Ranked[][] {
  const pages = new Map<string, Ranked[]>();
  for (const each of ranked) {
    const {page} = each[0];
    const ofPage = pages.get(page) ?? [];
    ofPage.push(each);
    pages.set(page, ofPage);
  }
  return [...pages.values()];
}

/**
 * Returns the best pages, at most eight, best first. A page is there with its best section; one of the first three with at
 * most two more, which follow it.
 */
export function bestOfPages(ranked: readonly Ranked[]): Ranked[] {
  const sectionsOfPages = new Map(
    groupByPage(ranked).map((ofPage) => [bestOf(ofPage, 1)[0]!, ofPage]),
  );
  return bestOf([...sectionsOfPages.keys()], MAX_RESULTS).flatMap((best, place) =>
    place < PAGES_WITH_SECTIONS ? bestOf(sectionsOfPages.get(best)!, MAX_SECTIONS_OF_PAGE) : [best],
  );
}
