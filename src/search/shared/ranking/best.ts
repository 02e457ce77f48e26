import {MAX_RESULTS, MAX_SECTIONS_OF_PAGE} from '../constants';
import type {Candidate} from './candidates';
import {PAGES_WITH_SECTIONS} from './weights';

/** A section of a candidate with its total. */
export type Ranked = {candidate: Candidate; section: number; total: number};

/** A page with its best section, and the totals of all. */
type RankedPage = Ranked & {totals: readonly number[]};

const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.total > b.total || (a.total === b.total && a.section < b.section);

/** Returns so many of the best, best first. Only they are put in order: a single letter has thousands of sections. */
function bestOf<Each extends Ranked>(ranked: readonly Each[], count: number): Each[] {
  const best: Each[] = [];
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

/** Returns the best section of a candidate, with the totals of all. */
function rankPage(candidate: Candidate, totals: readonly number[]): RankedPage {
  const total = Math.max(...totals);
  return {candidate, section: candidate.sections[totals.indexOf(total)]!, total, totals};
}

/** Returns the best section of a page, and at most two more: its beginning, to which all of them lead, after all others. */
function withFurtherSections(page: RankedPage): Ranked[] {
  const {candidate, section: best, totals} = page;
  const isBeginning = ({section}: Ranked) => section === candidate.page.sections[0];
  const others = candidate.sections
    .map((section, place) => ({candidate, section, total: totals[place]!}))
    .filter(({section}) => section !== best);
  return [
    page,
    ...bestOf(
      others.filter((other) => !isBeginning(other)),
      MAX_SECTIONS_OF_PAGE,
    ),
    ...others.filter(isBeginning),
  ].slice(0, MAX_SECTIONS_OF_PAGE);
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
  const pages = candidates.map((candidate, place) => rankPage(candidate, totals[place]!));
  return bestOf(pages, MAX_RESULTS).flatMap((page, place): Ranked[] =>
    place < PAGES_WITH_SECTIONS ? withFurtherSections(page) : [page],
  );
}
