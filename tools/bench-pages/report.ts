import {describeMachine, toTable} from '../benchmarks';
import type {BuildCost} from './build';
import type {Measurement, Visit} from './measure';
import {generators, versionOf} from './sites';

/** What a run has found. */
export type Results = {
  began: Date;
  finished: Date;
  runs: number;
  /** By number of pages, then by generator. */
  builds: Map<number, Map<string, BuildCost>>;
  /** By page, then by generator: one measurement for each run. */
  visits: Map<Visit, Map<string, Measurement[]>>;
};

/** Returns the middle one of some values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
const tens = (milliseconds: number) => (Math.round(milliseconds / 10) * 10).toLocaleString('en');

const columns: [head: string, key: keyof Measurement, format: (value: number) => string][] = [
  ['bytes, KB', 'bytes', kilobytes],
  ['of it scripts', 'scripts', kilobytes],
  ['prefetched', 'prefetched', kilobytes],
  ['first paint, ms', 'firstPaint', tens],
  ['blocking time, ms', 'blocking', tens],
  ['layout shift', 'layoutShift', (value) => value.toFixed(3)],
  ['click to heading, ms', 'click', tens],
];

function visitTable(measured: Map<string, Measurement[]>): string {
  return toTable(
    ['', ...columns.map(([head]) => head)],
    [...measured].map(([key, runs]) => [
      generators[key]!.name,
      ...columns.map(([, column, format]) => format(median(runs.map((run) => run[column])))),
    ]),
  );
}

function buildTable(builds: Results['builds']): string {
  const sizes = [...builds.keys()];
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const keys = [...builds.get(first)!.keys()];
  const grows = sizes.length > 1;
  return toTable(
    [
      '',
      ...sizes.flatMap((pages) => [`${pages.toLocaleString('en')} pages, cold`, 'warm']),
      ...(grows ? ['cold, ms for each page more'] : []),
    ],
    keys.map((key) => {
      const costs = sizes.map((pages) => builds.get(pages)!.get(key)!);
      const growth = (1000 * (costs.at(-1)!.cold - costs[0]!.cold)) / (last - first);
      return [
        generators[key]!.name,
        ...costs.flatMap(({cold, warm}) => [cold.toFixed(1), warm.toFixed(1)]),
        ...(grows ? [growth.toFixed(0)] : []),
      ];
    }),
  );
}

function describeRun({began, finished, runs}: Results, keys: readonly string[]): string {
  const minutes = ((finished.getTime() - began.getTime()) / 60_000).toFixed(0);
  const versions = keys.map((key) =>
    key === 'site'
      ? `this site (on Docusaurus ${versionOf(key)})`
      : `${generators[key]!.name} ${versionOf(key)}`,
  );
  return `Written by \`npm run bench:pages\` on ${began.toISOString().slice(0, 10)}: ${describeMachine()}. The run took ${minutes} minutes; ${runs === 1 ? 'each page was opened once' : `figures of pages are the median of ${runs} visits`}. Compared are ${versions.join(', ')}.`;
}

const method = `**Method.** All four build the same Markdown; [the README of the benchmark](tools/bench-pages/README.md) says what that leaves comparable. Pages are served from memory, compressed by brotli in its best quality, and opened with an empty cache in Chromium with a processor slowed down four times, 1.6 Mbit/s and 150 ms; each round visits every generator, in turns. "Bytes" is what the page fetches until it rests, headers included, without what it prefetches for other pages; KB are 1000 bytes. Blocking time is what tasks after the first paint took beyond 50 ms. A click begins when the pointer has been on the link for 100 ms, with the page at rest, and ends with the frame that has the heading of the next page. A build is measured in seconds of the processor, user and system, all its processes together; "warm" is the next build, after one page has changed. More pages are copies of the pages.`;

/** Returns the part of BENCHMARKS.md about the pages, in Markdown. */
export function toReport(results: Results): string {
  const {builds, visits} = results;
  const measured: ReadonlyMap<string, unknown> =
    [...visits.values()][0] ?? [...builds.values()][0] ?? new Map();
  const sections = ['## Pages', describeRun(results, [...measured.keys()])];
  for (const [{name, route}, rows] of visits) {
    sections.push(`### ${name}: \`${route}\``, visitTable(rows));
  }
  if (builds.size > 0) {
    sections.push('### Build, seconds of the processor', buildTable(builds));
  }
  return [...sections, '### How the pages were measured', method].join('\n\n');
}
