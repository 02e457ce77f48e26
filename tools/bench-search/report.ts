import {describeMachine, toTable} from '../benchmarks';
import {type EngineKey, engineKeys, engines} from './engines';
import type {Measurement} from './measure';
import type {PanelMeasurement} from './panel';

/** What came out for an engine on a corpus: numbers, or why there are none. */
export type Row = {engine: EngineKey; result?: Measurement; failure?: string};

/** The rows of one corpus. */
export type Table = {title: string; rows: Row[]};

const QUERIES_FILE = 'tests/e2e/search/relevance/queries/';

type Column = [head: string, cell: (result: Measurement) => string];

const share = (value = 0) => value.toFixed(3);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (time: number) => time.toFixed(time >= 100 ? 0 : time >= 10 ? 1 : 2);

/** Builds a table with a row for each engine; one that failed says why. */
function engineTable(rows: readonly Row[], columns: readonly Column[]): string {
  return toTable(
    ['Engine', ...columns.map(([head]) => head)],
    rows.map(({engine, result, failure}) => [
      engines[engine].name,
      ...columns.map(([, cell], index) => {
        if (result) {
          return cell(result);
        }
        return index === 0 ? `failed: ${failure}` : '';
      }),
    ]),
  );
}

const qualityColumns: Column[] = [
  ['queries: hit@1', ({quality}) => share(quality?.all.hit1)],
  ['hit@3', ({quality}) => share(quality?.all.hit3)],
  ['hit@8', ({quality}) => share(quality?.all.hit8)],
  ['MRR@8', ({quality}) => share(quality?.all.mrr)],
  ['judging half: hit@1', ({quality}) => share(quality?.judging.hit1)],
  ['hit@3', ({quality}) => share(quality?.judging.hit3)],
  ['hit@8', ({quality}) => share(quality?.judging.hit8)],
  ['MRR@8', ({quality}) => share(quality?.judging.mrr)],
];

const costColumns: Column[] = [
  ['index KB', ({bytes}) => kilobytes(bytes.data)],
  ['code KB', ({bytes}) => kilobytes(bytes.code)],
  ['first query KB', ({bytes}) => kilobytes(bytes.data + bytes.code)],
  ['index KB per page', ({bytes, pages}) => (bytes.data / 1000 / pages).toFixed(2)],
  ['load ms', ({loadMs}) => milliseconds(loadMs)],
  ['keystroke median ms', ({keystroke}) => milliseconds(keystroke.median)],
  ['keystroke p95 ms', ({keystroke}) => milliseconds(keystroke.p95)],
  ['p95 CPU ms', ({keystroke}) => milliseconds(keystroke.cpuP95)],
];

/** Builds a table with a row for each kind of query and a column for each engine. */
function kindTable(rows: readonly Row[], title: string, figure: 'mrr' | 'hit3'): string {
  const measured = rows.flatMap(({engine, result}) =>
    result?.quality ? [{name: engines[engine].name, kinds: result.quality.kinds}] : [],
  );
  const kinds = measured[0]?.kinds ?? [];
  const table = toTable(
    ['Kind', 'queries', ...measured.map(({name}) => name)],
    kinds.map(([kind, {count}], index) => [
      kind,
      String(count),
      ...measured.map((engine) => share(engine.kinds[index]?.[1][figure])),
    ]),
  );
  return `${title} by kind of query:\n\n${table}`;
}

const method = `**Method.** Every engine runs in a process of its own and is asked the queries of the relevance suite (\`${QUERIES_FILE}\`). A result counts when it is one of the \`route#anchor\` that the suite accepts; eight results count, in the order in which the engine's interface shows them, and its rank is that of its page among them; of pages with their sections below them, as Pagefind shows, eight pages count. "Index" is what a reader downloads for the first query, in brotli (quality 11; 9 for single files of more than 4 MB), "code" the minified search code without any interface. Pagefind downloads pieces that depend on the query: the median over the complete queries that are typed is given, its WebAssembly among them, and what a reader who types the query letter by letter downloads in addition is left out. "Load" is the median of three times from the downloaded text in memory to the first query possible, without network (Pagefind looks every 50 ms whether it is ready). A keystroke is one search for one prefix of a query, timed to the list of results, after all complete queries have run once; for Pagefind it includes reading the pieces of the results, from memory. Everything runs on one thread of Node, not in a browser. KB are 1000 bytes. The generated pages are made of the sections of the real ones with a seeded generator: three to six sections a page, and every twelve pages share words of their own in place of a part of the real ones. Times depend on what else the machine does, the other numbers do not; "p95 CPU" is the processor time of the same keystrokes, all threads of the process together, which a busy machine changes less.`;

/** Builds the table of what the search of this site costs in a browser. */
function panelTable(panel: readonly PanelMeasurement[]): string {
  return toTable(
    [
      'Opened on',
      'index KB, first results',
      'index KB, all',
      'scripts KB',
      'first results ms',
      'longest task, opening',
      'tasks over 50 ms',
      'longest task, typing',
      'tasks over 50 ms',
    ],
    panel.map(({place, indexBytes, scriptBytes, firstResults, tasks: {opening, typing}}) => [
      place,
      kilobytes(indexBytes.first),
      kilobytes(indexBytes.all),
      kilobytes(scriptBytes),
      firstResults.toFixed(0),
      opening.longest.toFixed(0),
      String(opening.long),
      typing.longest.toFixed(0),
      String(typing.long),
    ]),
  );
}

const panelMethod =
  'Chromium, a processor slowed down four times; medians of five visits, each with an empty cache. "First results" are those of four letters typed as soon as the field is there, at 1.6 Mbit/s and 150 ms. Tasks are in milliseconds of the processor: from the opening until all indexes are ready, and then while a query of three words is typed.';

/** Says which engines a table leaves out. */
function noteOn(rows: readonly Row[]): string {
  const missing = engineKeys.filter((key) => !rows.some(({engine}) => engine === key));
  const names = missing.map((key) => engines[key].name).join('; ');
  return names && ` Not run at this size: ${names}.`;
}

const symptomsOf = (result?: Measurement): number =>
  result?.quality?.kinds.find(([kind]) => kind === 'symptom')?.[1].count ?? 0;

function resultOf(rows: readonly Row[]): Measurement | undefined {
  return rows.find(({result}) => result)?.result;
}

/**
 * Returns the part of BENCHMARKS.md about the search.
 *
 * @param tables that of the real pages first
 */
export function toReport(
  [real, ...generated]: readonly Table[],
  panel: readonly PanelMeasurement[],
  {began, finished}: {began: Date; finished: Date},
): string {
  const {title, rows} = real!;
  const result = resultOf(rows);
  const minutes = ((finished.getTime() - began.getTime()) / 60_000).toFixed(1);
  const given = Object.values(engines).map((engine) => `- **${engine.name}**: ${engine.given}.`);
  const paragraphs = [
    '## Search',
    `Written by \`npm run bench:search\` on ${began.toISOString().slice(0, 10)}: ${describeMachine()}. The run took ${minutes} minutes. Every number below was measured in it.`,
    `### ${title}`,
    `${result?.pages ?? 0} pages with ${result?.sections ?? 0} sections, ${result?.quality?.all.count ?? 0} queries and ${symptomsOf(result)} symptoms; ${result?.keystroke.count ?? 0} keystrokes of ${result?.keystroke.queries ?? 0} of them, taken evenly.${noteOn(rows)}`,
    engineTable(rows, qualityColumns),
    `The weights of this site were set on one half of the queries; the judging half, ${result?.quality?.judging.count ?? 0} queries about other pages, had no say in them. What answers the queries that this site had missed was judged again on 2026-11-29, with the first results of MiniSearch and FlexSearch among the others, by two assessors who did not know whose they were (\`tests/e2e/search/relevance/queries/README.md\`). Symptoms, the words of people who report a bug, are not in this table: they have a row of their own in the next ones, where all queries of a kind count.`,
    engineTable(rows, costColumns),
    kindTable(rows, 'MRR@8', 'mrr'),
    kindTable(rows, 'hit@3', 'hit3'),
    '### The panel of this site, in a browser',
    panelTable(panel),
    panelMethod,
    ...generated.flatMap((table) => {
      const {sections = 0, keystroke} = resultOf(table.rows) ?? {};
      return [
        `### ${table.title}`,
        `${sections} sections. ${keystroke?.count ?? 0} keystrokes of ${keystroke?.queries ?? 0} queries, taken evenly from the suite.${noteOn(table.rows)}`,
        engineTable(table.rows, costColumns),
      ];
    }),
    '### How the search was measured',
    method,
    '**What each engine was given.** Orama, FlexSearch, MiniSearch and lunr are given one record for each section of a page (text between two headings of level 2 or 3), with the page’s title and tags, in the text that a reader sees.',
    given.join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
