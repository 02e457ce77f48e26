import {fork} from 'node:child_process';
import path from 'node:path';
import {writeBenchmark} from '../benchmarks';
import {type EngineKey, engineKeys, engines} from './engines';
import type {Measurement} from './measure';
import {measurePanel, type PanelMeasurement} from './panel';
import {type Row, type Table, toReport} from './report';

type CorpusPlan = {
  /** Number of pages, 0 for the real ones. */
  pages: number;
  /** Every so-manieth query is typed. */
  every: number;
  engines: readonly EngineKey[];
};

/** Engines that would need many minutes and gigabytes on a large corpus are left out there. */
const corpora: CorpusPlan[] = [
  {pages: 0, every: 12, engines: engineKeys},
  {
    pages: 1000,
    every: 60,
    engines: [
      'ours',
      'vitePress',
      'pagefind',
      'lunrPlain',
      'miniSearch',
      'easyops',
      'orama',
      'flexSearch',
    ],
  },
  {pages: 5000, every: 150, engines: ['ours', 'vitePress', 'pagefind', 'lunrPlain', 'miniSearch']},
];

/** Memory that an engine may take, in megabytes, and time, in milliseconds. */
const MEMORY_LIMIT = 8192;
const TIME_LIMIT = 10 * 60_000;

/** Measures one engine in a process of its own. */
function measureInChild(engine: EngineKey, {pages, every}: CorpusPlan): Promise<Row> {
  return new Promise((resolve) => {
    const child = fork(
      path.join(import.meta.dirname, 'measure.ts'),
      [engine, String(pages), String(every)],
      {
        execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_LIMIT}`],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        timeout: TIME_LIMIT,
      },
    );
    let errors = '';
    let result: Measurement | undefined;
    child.stderr?.on('data', (chunk) => (errors += String(chunk)));
    child.on('message', (message) => (result = message as Measurement));
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

function logRow({engine, result, failure}: Row): void {
  const numbers = result && [
    ...(result.quality ? [`MRR@8 ${result.quality.judging.mrr.toFixed(3)}`] : []),
    `${Math.round((result.bytes.data + result.bytes.code) / 1000)} KB`,
    `load ${result.loadMs.toFixed(0)} ms`,
    `p95 ${result.keystroke.p95.toFixed(1)} ms`,
  ];
  const outcome = numbers?.join(', ') ?? `failed: ${failure}`;
  process.stdout.write(`  ${engines[engine].name}: ${outcome}\n`);
}

/** Writes what is measured so far, so that a run that is stopped leaves it. */
async function writeReport(
  tables: readonly Table[],
  panel: readonly PanelMeasurement[],
  began: Date,
): Promise<string> {
  const report = toReport(tables, panel, {began, finished: new Date()});
  await writeBenchmark('search', report);
  return report;
}

/**
 * Runs the benchmark, prints its tables and writes them into the project.
 *
 * @returns exit code
 */
export async function runBenchmark(): Promise<number> {
  const began = new Date();
  const tables: Table[] = [];
  let report = '';
  process.stdout.write('The panel, in Chromium\n');
  const panel = await measurePanel();
  for (const {place, indexBytes, tasks} of panel) {
    const {opening, typing} = tasks;
    process.stdout.write(
      `  ${place}: first results after ${Math.round(indexBytes.first / 1000)} KB, longest task ${opening.longest.toFixed(0)} ms when it is opened, ${typing.longest.toFixed(0)} ms while typing\n`,
    );
  }
  for (const corpus of corpora) {
    const title =
      corpus.pages === 0
        ? 'The site as it is'
        : `${corpus.pages.toLocaleString('en')} generated pages`;
    process.stdout.write(`${title}\n`);
    const table: Table = {title, rows: []};
    tables.push(table);
    for (const engine of corpus.engines) {
      const row = await measureInChild(engine, corpus);
      logRow(row);
      table.rows.push(row);
      report = await writeReport(tables, panel, began);
    }
  }
  process.stdout.write(`\n${report}`);
  return 0;
}
