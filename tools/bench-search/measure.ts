import path from 'node:path';
import {MAX_RESULTS} from '../../src/search/shared/constants';
import {
  measure as measureQuality,
  type Quality as Shares,
  rankOf,
} from '../../tests/e2e/search/relevance/measure';
import {relevanceQueries} from '../../tests/e2e/search/relevance/queries';
import {type RelevanceQuery, suiteOf} from '../../tests/e2e/search/relevance/query';
import {projectDir} from '../process.mjs';
import {bytesOnTheWire} from './bytes';
import {bundleForBrowser} from './compile';
import {readCorpus} from './corpus';
import {type EngineKey, engines, type Search} from './engines';
import {generateCorpus} from './generate';

/** How well an engine answers: all queries but symptoms, those of them that no ranking was tuned on, and each kind. */
type Quality = {all: Shares; judging: Shares; kinds: ReturnType<typeof measureQuality>['kinds']};

/** How an engine does on a corpus. Times are in milliseconds. */
export type Measurement = {
  pages: number;
  sections: number;
  bytes: {data: number; code: number};
  loadMs: number;
  keystroke: {count: number; queries: number; median: number; p95: number; cpuP95: number};
  /** Of the real pages only. */
  quality?: Quality;
};

const LOADS = 3;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Returns every text that is in the search field while a reader types a query. */
function keystrokesOf(query: string): string[] {
  const characters = [...query];
  return characters
    .map((_, index) => characters.slice(0, index + 1).join(''))
    .filter((text) => text.trim());
}

async function measureAnswers(
  search: Search,
  queries: readonly RelevanceQuery[],
): Promise<Quality> {
  const {showsPages = false} = search;
  const ranked = [];
  for (const query of queries) {
    const results = await search.search(query.query);
    ranked.push({
      ...query,
      rank: rankOf(query, showsPages ? results : results.slice(0, MAX_RESULTS)),
    });
  }
  const known = ranked.filter(({kind}) => kind !== 'symptom');
  return {
    all: measureQuality(known).overall,
    judging: measureQuality(known.filter((query) => suiteOf(query) === 'judging')).overall,
    kinds: measureQuality(ranked).kinds,
  };
}

async function measureLoad(search: Search): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < LOADS; run += 1) {
    const begin = performance.now();
    await search.load();
    times.push(performance.now() - begin);
  }
  return quantile(times, 0.5);
}

async function measureKeystrokes(search: Search, queries: readonly RelevanceQuery[]) {
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (const text of queries.flatMap(({query}) => keystrokesOf(query))) {
    const cpuBegin = process.cpuUsage();
    const begin = performance.now();
    await search.search(text);
    times.push(performance.now() - begin);
    const {user, system} = process.cpuUsage(cpuBegin);
    cpuTimes.push((user + system) / 1000);
  }
  return {
    count: times.length,
    queries: queries.length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpuP95: quantile(cpuTimes, 0.95),
  };
}

async function measureBytes({code, data}: Search, queries: readonly RelevanceQuery[]) {
  const script = typeof code === 'string' ? await bundleForBrowser(code) : code;
  const sizes: number[] = [];
  if (typeof data === 'function') {
    for (const {query} of queries) {
      sizes.push(await data(query));
    }
  } else {
    sizes.push(data.reduce((sum, file) => sum + bytesOnTheWire(file), 0));
  }
  return {data: quantile(sizes, 0.5), code: bytesOnTheWire(script)};
}

/**
 * Measures one engine on one corpus.
 *
 * @param pageCount 0 for the real pages, else that many generated ones
 * @param every every so-manieth query is typed; on generated pages only these are asked
 */
async function measure(engine: EngineKey, pageCount: number, every: number): Promise<Measurement> {
  const typed = relevanceQueries.filter((_, index) => index % every === 0);
  const real = await readCorpus(path.join(projectDir, 'build'));
  const corpus = pageCount === 0 ? real : generateCorpus(real, pageCount);
  const queries = corpus.isReal ? relevanceQueries : typed;
  const search = await engines[engine].build(corpus);
  const bytes = await measureBytes(search, typed);
  const loadMs = await measureLoad(search);
  // Also warms the code up before the keystrokes are timed.
  const quality = await measureAnswers(search, queries);
  return {
    pages: corpus.pages.length,
    sections: corpus.pages.reduce((sum, {sections}) => sum + sections.length, 0),
    bytes,
    loadMs,
    keystroke: await measureKeystrokes(search, typed),
    ...(corpus.isReal && {quality}),
  };
}

// Started by benchmark.ts, one process for each engine and corpus, so that none is slowed down by what another one left.
const [engine, pageCount, every] = process.argv.slice(2);
const measurement = await measure(engine as EngineKey, Number(pageCount), Number(every));
if (process.send) {
  process.send(measurement, () => process.exit());
} else {
  process.stdout.write(`${JSON.stringify(measurement, undefined, 2)}\n`);
  process.exit();
}
