import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {RankedQuery} from '../../tests/e2e/search/relevance/measure';

/** Ranks of the queries whose first result does not answer them, as they were when somebody saved them. */
const RANKS_FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'ranks.json');

type Ranks = Record<string, number>;

const keyOf = ({kind, query}: RankedQuery): string => `${kind}: ${query}`;

/** True when a rank is better than another; 0 is none. */
const isBetter = (rank: number, other: number): boolean => (rank || Infinity) < (other || Infinity);

/** Saves the ranks that `listMoves` compares with. */
export function saveRanks(ranked: readonly RankedQuery[]): void {
  const ranks: Ranks = Object.fromEntries(
    ranked.filter(({rank}) => rank !== 1).map((query) => [keyOf(query), query.rank]),
  );
  writeFileSync(RANKS_FILE, `${JSON.stringify(ranks, undefined, 2)}\n`);
}

/** Returns the saved ranks. */
export function readRanks(): Ranks {
  return JSON.parse(readFileSync(RANKS_FILE, 'utf8')) as Ranks;
}

/** Returns the queries whose rank is not the saved one, in words, those that got worse first. */
export function listMoves(ranked: readonly RankedQuery[], saved: Ranks): string[] {
  return ranked
    .map((query) => ({query, before: saved[keyOf(query)] ?? 1, after: query.rank}))
    .filter(({before, after}) => before !== after)
    .toSorted((a, b) => Number(isBetter(a.after, a.before)) - Number(isBetter(b.after, b.before)))
    .map(({query, before, after}) => `${before || 'none'} → ${after || 'none'}  ${keyOf(query)}`);
}
