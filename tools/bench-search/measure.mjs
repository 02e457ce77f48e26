import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {projectDir} from '../process.mjs';
import {readCorpus} from './corpus.mjs';
import {engines} from './engines/index.mjs';
import {generateCorpus} from './generate.mjs';
import {isAnswer, keystrokesOf, loadQueries} from './queries.mjs';

/** @import {Search} from './engines/index.mjs' */
/** @import {RelevanceQuery} from '../../tests/e2e/search/relevance/queries' */

/**
 * Share of queries whose first (first three, first eight) results hold an answer, and the mean of 1 / rank.
 *
 * @typedef {{count: number, hit1: number, hit3: number, hit8: number, mrr: number}} Quality
 *
 * @typedef {object} Measurement
 * @property {number} pages
 * @property {number} sections
 * @property {{data: number, code: number}} bytes
 * @property {number} buildMs
 * @property {number} loadMs
 * @property {{count: number, queries: number, median: number, p95: number, cpuP95: number}} keystroke times in milliseconds
 * @property {{overall: Quality, byKind: Record<string, Quality>}} [quality] of the real pages only
 */

const LOADS = 3;

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/**
 * @param {readonly number[]} ranks rank of the first answer of each query, from 1, Infinity when there is none
 * @returns {Quality}
 */
function qualityOf(ranks) {
  const share = (/** @type {number} */ limit) =>
    ranks.filter((rank) => rank <= limit).length / ranks.length;
  return {
    count: ranks.length,
    hit1: share(1),
    hit3: share(3),
    hit8: share(8),
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}

/**
 * @param {Search} search
 * @param {readonly RelevanceQuery[]} queries
 */
async function measureQuality(search, queries) {
  /** @type {{kind: string, rank: number}[]} */
  const answers = [];
  for (const query of queries) {
    const results = await search.search(query.query);
    const index = results.slice(0, 8).findIndex((result) => isAnswer(result, query));
    answers.push({kind: query.kind, rank: index < 0 ? Infinity : index + 1});
    if (index < 0 && process.env.BENCH_MISSES) {
      process.stderr.write(`miss: ${query.kind}: ${query.query}\n`);
    }
  }
  const kinds = [...new Set(answers.map(({kind}) => kind))];
  return {
    overall: qualityOf(answers.map(({rank}) => rank)),
    byKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        qualityOf(answers.filter((answer) => answer.kind === kind).map(({rank}) => rank)),
      ]),
    ),
  };
}

/** @param {Search} search */
async function measureLoad(search) {
  /** @type {number[]} */
  const times = [];
  for (let run = 0; run < LOADS; run += 1) {
    const begin = performance.now();
    await search.load();
    times.push(performance.now() - begin);
  }
  return quantile(times, 0.5);
}

/**
 * @param {Search} search
 * @param {readonly RelevanceQuery[]} queries
 */
async function measureKeystrokes(search, queries) {
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const cpuTimes = [];
  for (const {query} of queries) {
    for (const text of keystrokesOf(query)) {
      const cpuBegin = process.cpuUsage();
      const begin = performance.now();
      await search.search(text);
      times.push(performance.now() - begin);
      const {user, system} = process.cpuUsage(cpuBegin);
      cpuTimes.push((user + system) / 1000);
    }
  }
  return {
    count: times.length,
    queries: queries.length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpuP95: quantile(cpuTimes, 0.95),
  };
}

/**
 * @param {Search} search
 * @param {readonly RelevanceQuery[]} queries
 */
async function measureBytes({bytes}, queries) {
  if ('data' in bytes) {
    return {data: bytes.data, code: bytes.code};
  }
  /** @type {number[]} */
  const values = [];
  for (const {query} of queries) {
    values.push(await bytes.dataOf(query));
  }
  return {data: quantile(values, 0.5), code: bytes.code};
}

/**
 * Measures one engine on one corpus.
 *
 * @param {string} engine key in `engines`
 * @param {number} pageCount 0 for the real pages, else that many generated ones
 * @param {number} every every so-manieth query is typed; on generated pages only these are asked
 * @returns {Promise<Measurement>}
 */
async function measure(engine, pageCount, every) {
  const all = await loadQueries();
  const typed = all.filter((_, index) => index % every === 0);
  const real = await readCorpus(path.join(projectDir, 'build'));
  const corpus = pageCount === 0 ? real : generateCorpus(real, pageCount);
  const queries = corpus.isReal ? all : typed;
  const begin = performance.now();
  const search = await engines[engine].build(corpus);
  const buildMs = performance.now() - begin;
  const bytes = await measureBytes(search, queries);
  const loadMs = await measureLoad(search);
  // Also warms the code up before the keystrokes are timed.
  const quality = await measureQuality(search, queries);
  return {
    pages: corpus.pages.length,
    sections: corpus.pages.reduce((sum, {sections}) => sum + sections.length, 0),
    bytes,
    buildMs,
    loadMs,
    keystroke: await measureKeystrokes(search, typed),
    ...(corpus.isReal && {quality}),
  };
}

// Started by run.mjs, one process for each engine and corpus, so that none is slowed down by what another one left.
const [engine, pageCount, every] = process.argv.slice(2);
const measurement = await measure(engine, Number(pageCount), Number(every));
if (process.send) {
  process.send(measurement, () => process.exit());
} else {
  process.stdout.write(`${JSON.stringify(measurement, undefined, 2)}\n`);
  process.exit();
}
