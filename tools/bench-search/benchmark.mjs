import {fork} from 'node:child_process';
import path from 'node:path';
import {writeBenchmark} from '../benchmarks.mjs';
import {engines} from './engines/index.mjs';
import {toReport} from './report.mjs';

/** @import {Measurement} from './measure.mjs' */
/** @import {Row, Table} from './report.mjs' */

/**
 * The corpora by number of pages, 0 for the real ones. On large ones only every so-manieth query is typed, and engines
 * that would need many minutes and gigabytes are left out.
 *
 * @type {{pages: number, every: number, engines: string[]}[]}
 */
const corpora = [
  {pages: 0, every: 3, engines: Object.keys(engines)},
  {
    pages: 1000,
    every: 36,
    engines: ['ours', 'lunrPlain', 'miniSearch', 'pagefind', 'easyops', 'orama', 'flexSearch'],
  },
  {pages: 5000, every: 90, engines: ['ours', 'lunrPlain', 'miniSearch', 'pagefind']},
];

/** Memory that an engine may take, in megabytes, and time, in milliseconds. */
const MEMORY_LIMIT = 8192;
const TIME_LIMIT = 10 * 60_000;

/**
 * Measures one engine in a process of its own.
 *
 * @param {string} engine
 * @param {{pages: number, every: number}} corpus
 * @returns {Promise<Row>}
 */
function measureInChild(engine, {pages, every}) {
  return new Promise((resolve) => {
    const child = fork(
      path.join(import.meta.dirname, 'measure.mjs'),
      [engine, String(pages), String(every)],
      {
        execArgv: [`--max-old-space-size=${MEMORY_LIMIT}`],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        timeout: TIME_LIMIT,
      },
    );
    let errors = '';
    /** @type {Measurement | undefined} */
    let result;
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk);
    });
    child.on('message', (message) => {
      result = /** @type {Measurement} */ (message);
    });
    child.on('close', (code, signal) => {
      if (result) {
        resolve({engine, result});
        return;
      }
      const reason = /^.*(?:Error|heap out of memory).*$/mu.exec(errors)?.[0].trim();
      const end =
        signal === 'SIGTERM'
          ? `no result after ${TIME_LIMIT / 60_000} minutes`
          : `ended with ${signal ?? `code ${code}`}`;
      resolve({engine, failure: (reason ?? end).replaceAll('|', '/').slice(0, 160)});
    });
  });
}

/** @param {Row} row */
function logRow({engine, result, failure}) {
  const numbers =
    result &&
    [
      result.quality && `MRR@8 ${result.quality.overall.mrr.toFixed(3)}`,
      `${Math.round((result.bytes.data + result.bytes.code) / 1000)} KB`,
      `load ${result.loadMs.toFixed(0)} ms`,
      `p95 ${result.keystroke.p95.toFixed(1)} ms`,
    ]
      .filter(Boolean)
      .join(', ');
  process.stdout.write(`  ${engines[engine].name}: ${numbers ?? `failed: ${failure}`}\n`);
}

/**
 * Writes what is measured so far, so that a run that is stopped leaves it.
 *
 * @param {Table[]} tables
 * @param {Date} began
 */
async function writeReport(tables, began) {
  const [real, ...generated] = tables.map((table) => {
    const measured = new Set(table.rows.map(({engine}) => engine));
    const missing = Object.keys(engines).filter((engine) => !measured.has(engine));
    const names = missing.map((engine) => engines[engine].name).join('; ');
    return {...table, note: names && `Not run at this size: ${names}.`};
  });
  const report = toReport({real, generated, began, finished: new Date()});
  await writeBenchmark('search', report);
  return report;
}

/**
 * Runs the benchmark, prints its tables and writes them into the project.
 *
 * @returns {Promise<number>} exit code
 */
export async function runBenchmark() {
  const began = new Date();
  /** @type {Table[]} */
  const tables = [];
  let report = '';
  for (const corpus of corpora) {
    const title =
      corpus.pages === 0
        ? 'The site as it is'
        : `${corpus.pages.toLocaleString('en')} generated pages`;
    process.stdout.write(`${title}\n`);
    /** @type {Table} */
    const table = {title, rows: []};
    tables.push(table);
    for (const engine of corpus.engines) {
      const row = await measureInChild(engine, corpus);
      logRow(row);
      table.rows.push(row);
      report = await writeReport(tables, began);
    }
  }
  process.stdout.write(`\n${report}`);
  return 0;
}
