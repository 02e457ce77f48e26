import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex} from '../../../../src/search/shared/load-index';
import type {LoadedIndex} from '../../../../src/search/shared/lookup';
import {searchIndexes} from '../../../../src/search/shared/ranking';
import type {SearchIndexFile} from '../../../../src/search/shared/types';
import {pageOfRoute, type RelevanceQuery} from './query';

/**
 * What the search has to reach over all queries but symptoms, and the share of each kind that must be among the first
 * three. Symptoms are apart: half of their words are on no page.
 */
const OVERALL = {hit1: 0.92, hit3: 0.98, hit8: 0.98, mrr: 0.95};
const HIT3_OF_KINDS: Partial<Record<RelevanceQuery['kind'], number>> = {symptom: 0.81};
const HIT3_OF_OTHER_KINDS = 0.9;

/** A query with the rank of the first result that answers it, from 1; 0 when none does. */
export type RankedQuery = RelevanceQuery & {rank: number};

/** Shares of queries with an answer among the first 1, 3 and 8 results, and the mean of 1 / rank. */
export type Quality = {count: number; hit1: number; hit3: number; hit8: number; mrr: number};

/** Reads the index files of a build as the widget does. Returns none when there are none. */
export function readIndexes(buildDir: string): LoadedIndex[] {
  return readdirSync(buildDir)
    .map((name) => /^search-index-(?<tag>.+)\.json$/u.exec(name))
    .filter((match) => match !== null)
    .map(({0: name, groups}) => {
      const file = readFileSync(path.join(buildDir, name), 'utf8');
      return loadIndex(groups!.tag!, JSON.parse(file) as SearchIndexFile);
    });
}

/** Returns the routes that a query finds, best first, as on a page of no section. */
export function findRoutes(indexes: readonly LoadedIndex[], query: string): string[] {
  return searchIndexes(indexes, query).map(({document}) => document.sectionRoute);
}

/**
 * Returns the rank of the first page with a result that answers a query: the panel shows a page once, with its best
 * sections. A wanted route without anchor accepts all of its page, and a symptom every section of a page that helps: its
 * cause may be anywhere on it.
 */
export function rankOf({kind, routes}: RelevanceQuery, results: readonly string[]): number {
  const pages = [...new Set(results.map(pageOfRoute))];
  const wanted = kind === 'symptom' ? [...routes, ...routes.map(pageOfRoute)] : routes;
  const answer = results.find(
    (result) => wanted.includes(result) || wanted.includes(pageOfRoute(result)),
  );
  return answer === undefined ? 0 : pages.indexOf(pageOfRoute(answer)) + 1;
}

/** Asks all queries. */
export function rankQueries(
  indexes: readonly LoadedIndex[],
  queries: readonly RelevanceQuery[],
): RankedQuery[] {
  return queries.map((query) => ({
    ...query,
    rank: rankOf(query, findRoutes(indexes, query.query)),
  }));
}

function qualityOf(ranked: readonly RankedQuery[]): Quality {
  const {length: count} = ranked;
  const shareWithin = (limit: number) =>
    ranked.filter(({rank}) => rank > 0 && rank <= limit).length / count;
  const mrr = ranked.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / count;
  return {count, hit1: shareWithin(1), hit3: shareWithin(3), hit8: shareWithin(8), mrr};
}

/** Returns the quality over all queries, and of each kind. */
export function measure(ranked: readonly RankedQuery[]): {
  overall: Quality;
  kinds: [kind: RelevanceQuery['kind'], quality: Quality][];
} {
  const kinds = [...new Set(ranked.map(({kind}) => kind))];
  return {
    overall: qualityOf(ranked),
    kinds: kinds.map((kind) => [kind, qualityOf(ranked.filter((query) => query.kind === kind))]),
  };
}

/** Returns what the search should reach and does not, in words. */
export function findShortfalls(ranked: readonly RankedQuery[]): string[] {
  const {kinds} = measure(ranked);
  const {overall} = measure(ranked.filter(({kind}) => kind !== 'symptom'));
  const goals: [name: string, reached: number, wanted: number][] = [
    ['hit@1', overall.hit1, OVERALL.hit1],
    ['hit@3', overall.hit3, OVERALL.hit3],
    ['hit@8', overall.hit8, OVERALL.hit8],
    ['MRR@8', overall.mrr, OVERALL.mrr],
  ];
  for (const [kind, {hit3}] of kinds) {
    goals.push([`hit@3 of the kind "${kind}"`, hit3, HIT3_OF_KINDS[kind] ?? HIT3_OF_OTHER_KINDS]);
  }
  return goals
    .filter(([, reached, wanted]) => reached < wanted)
    .map(([name, reached, wanted]) => `${name} is ${reached.toFixed(3)}, not ${wanted}`);
}
