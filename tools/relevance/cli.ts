import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  describeGoals,
  findShortfalls,
  listNamesOfNoPage,
  measure,
  type Quality,
  type RankedQuery,
  rankQueries,
  readIndexes,
} from '../../tests/e2e/search/relevance/measure';
import {relevanceQueries, suites} from '../../tests/e2e/search/relevance/queries';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {listMoves, readRanks, saveRanks} from './ranks';

function printList(title: string, lines: readonly string[]): void {
  process.stdout.write(`\n${title}: ${lines.length || 'none'}\n`);
  for (const line of lines) {
    process.stdout.write(`  ${line}\n`);
  }
}

function describe({kind, query, rank, routes}: RankedQuery): string {
  return `${rank || 'none'}  ${kind}: ${query} (${routes[0]})`;
}

function printTable(rows: readonly (readonly [name: string, quality: Quality])[]): void {
  process.stdout.write(`\n${'kind'.padEnd(24)} queries  hit@1  hit@3  hit@8  MRR@8\n`);
  for (const [name, {count, hit1, hit3, hit8, mrr}] of rows) {
    const figures = [hit1, hit3, hit8, mrr].map((figure) => figure.toFixed(3)).join('  ');
    process.stdout.write(`${name.padEnd(24)} ${String(count).padStart(7)}  ${figures}\n`);
  }
}

const usage = `npm run relevance                 ask all queries in the index of the last build, and list what has moved of the suite tuning
npm run relevance -- <words>      and the rank of the queries with these words, in themselves or in the route that answers them
npm run relevance -- --save       make the present ranks the ones to compare with: tools/relevance/ranks.json`;

/** `npm run relevance`: asks the queries of the relevance suite in the index files of the last build. */
void runMain(async () => {
  const {values, positionals} = explain(
    () => parseArgs({allowPositionals: true, options: {save: {type: 'boolean', default: false}}}),
    usage,
  );
  const buildDir = path.join(projectDir, 'build');
  const indexes = existsSync(buildDir) ? readIndexes(buildDir) : [];
  if (indexes.length === 0) {
    throw new UserError('There is no build to search in: run "npm run build" first.');
  }
  const tuning = rankQueries(indexes, suites.tuning);
  const judging = rankQueries(indexes, suites.judging);
  const ranked = [...tuning, ...judging];
  for (const [name, ofSuite] of Object.entries({tuning, judging})) {
    const {overall, kinds} = measure(ofSuite);
    printTable([[`suite ${name}`, overall], ...kinds]);
  }
  // Only of the suite that the ranking is tuned on: who looks at the other tunes on it as well.
  printList(
    'Of the suite tuning, not among the first three',
    tuning.filter(({rank}) => rank === 0 || rank > 3).map(describe),
  );
  printList(
    'Names that no page has: tests/e2e/search/relevance/queries/code.yaml is for them',
    listNamesOfNoPage(indexes, relevanceQueries),
  );
  const words = positionals.join(' ');
  if (words) {
    const found = ranked.filter(({query, routes}) =>
      [query, ...routes].some((text) => text.includes(words)),
    );
    printList(`With "${words}"`, found.map(describe));
  }
  const saved = readRanks();
  printList(
    'Of the suite tuning, moved since the ranks were saved, worse ones first',
    listMoves(tuning, saved),
  );
  process.stdout.write(
    `\nOf the suite judging, moved since the ranks were saved: ${listMoves(judging, saved).length}\n`,
  );
  if (values.save) {
    saveRanks(ranked);
  }
  printList('Goals, on the suite judging, symptoms apart', describeGoals(judging));
  const shortfalls = findShortfalls(judging);
  printList('Below the floors, which the search has reached before', shortfalls);
  return shortfalls.length > 0 ? 1 : 0;
});
