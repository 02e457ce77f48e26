import {MAX_RESULTS, MAX_SECTIONS_OF_PAGE} from '../constants';
import type {Candidate} from './candidates';
import {PAGES_WITH_SECTIONS} from './weights';

/** A section of a candidate with its total. */
export type Ranked = {candidate: Candidate; section: number; total: number};

const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.total > b.total || (a.total === b.total && a.section < b.section);

/** Returns so many of the best, best first. Only they are put in order: a single letter has thousands of sections. */
function bestOf(ranked: readonly Ranked[], count: number): Ranked[] {
  const best: Ranked[] = [];
  for (const each of ranked) {
    const last = best.at(-1);
    if (!last || best.length < count || isBetter(each, last)) {
      const place = best.findIndex((other) => isBetter(each, other));
      best.splice(place < 0 ? best.length : place, 0, each);
      best.length = Math.min(best.length, count);
    }
  }
  return best;
}

function rankSections(candidate: Candidate, totals: readonly number[]): Ranked[] {
  return candidate.sections.map((section, place) => ({candidate, section, total: totals[place]!}));
}

/**
 * Returns the best pages, at most eight, best first. A page is there with its best section; one of the first three with at
 * most two more, which follow it.
 *
 * @param totals of the sections of each candidate
 */
export function bestOfPages(
  candidates: readonly Candidate[],
  totals: readonly (readonly number[])[],
): Ranked[] {
  const ranked = candidates.map((candidate, page) => {
    const ofPage = totals[page]!;
    const total = Math.max(...ofPage);
    return {candidate, section: candidate.sections[ofPage.indexOf(total)]!, total};
  });
  return bestOf(ranked, MAX_RESULTS).flatMap((best, place) => {
    const ofPage = totals[candidates.indexOf(best.candidate)]!;
    return place < PAGES_WITH_SECTIONS
      ? bestOf(rankSections(best.candidate, ofPage), MAX_SECTIONS_OF_PAGE)
      : [best];
  });
}
