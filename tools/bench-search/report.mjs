import {cpus, loadavg, totalmem} from 'node:os';
import {engines} from './engines/index.mjs';
import {QUERIES_FILE} from './queries.mjs';

/** @import {Measurement} from './measure.mjs' */

/**
 * What came out for an engine on a corpus: numbers, or why there are none.
 *
 * @typedef {{engine: string, result?: Measurement, failure?: string}} Row
 *
 * @typedef {{title: string, rows: Row[], note?: string}} Table rows of one corpus
 */

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} body */
function toMarkdown(head, body) {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

const percent = (/** @type {number} */ share) => share.toFixed(3);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const milliseconds = (/** @type {number} */ time) =>
  time >= 100 ? time.toFixed(0) : time >= 10 ? time.toFixed(1) : time.toFixed(2);

/**
 * Builds a table with a row for each engine; one that failed says why.
 *
 * @param {Row[]} rows
 * @param {[head: string, cell: (result: Measurement) => string][]} columns
 */
function engineTable(rows, columns) {
  return toMarkdown(
    ['Engine', ...columns.map(([head]) => head)],
    rows.map(({engine, result, failure}) => [
      engines[engine].name,
      ...(result
        ? columns.map(([, cell]) => cell(result))
        : [`failed: ${failure}`, ...columns.slice(1).map(() => '')]),
    ]),
  );
}

/** @type {[string, (result: Measurement) => string][]} */
const qualityColumns = [
  ['hit@1', ({quality}) => percent(quality.overall.hit1)],
  ['hit@3', ({quality}) => percent(quality.overall.hit3)],
  ['hit@8', ({quality}) => percent(quality.overall.hit8)],
  ['MRR@8', ({quality}) => percent(quality.overall.mrr)],
];

/** @type {[string, (result: Measurement) => string][]} */
const costColumns = [
  ['index KB', ({bytes}) => kilobytes(bytes.data)],
  ['code KB', ({bytes}) => kilobytes(bytes.code)],
  ['first query KB', ({bytes}) => kilobytes(bytes.data + bytes.code)],
  ['index KB per page', ({bytes, pages}) => (bytes.data / 1000 / pages).toFixed(2)],
  ['load ms', ({loadMs}) => milliseconds(loadMs)],
  ['keystroke median ms', ({keystroke}) => milliseconds(keystroke.median)],
  ['keystroke p95 ms', ({keystroke}) => milliseconds(keystroke.p95)],
  ['p95 CPU ms', ({keystroke}) => milliseconds(keystroke.cpuP95)],
];

/** @param {Row[]} rows */
function kindTables(rows) {
  const measured = rows.filter(({result}) => result?.quality);
  const byKind = measured[0]?.result.quality.byKind ?? {};
  return ['mrr', 'hit3'].map((key) => {
    const table = toMarkdown(
      ['Kind', 'queries', ...measured.map(({engine}) => engines[engine].name)],
      Object.entries(byKind).map(([kind, {count}]) => [
        kind,
        String(count),
        ...measured.map(({result}) =>
          percent(result.quality.byKind[kind][/** @type {'mrr' | 'hit3'} */ (key)]),
        ),
      ]),
    );
    return `${key === 'mrr' ? 'MRR@8' : 'hit@3'} by kind of query:\n\n${table}`;
  });
}

function describeMachine() {
  const [{model}] = cpus();
  return `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, load average of the last 15 minutes ${loadavg()[2].toFixed(1)}`;
}

/** @param {Row[]} rows @returns {Measurement | undefined} */
const anyResult = (rows) => rows.find(({result}) => result)?.result;

const method = `**Method.** Every engine runs in a process of its own and is asked the queries of the relevance suite (\`${QUERIES_FILE}\`). A result counts when it is one of the \`route#anchor\` that the suite accepts; eight results count, in the order in which the engine's interface shows them. "Index" is what a reader downloads for the first query, in brotli (quality 11; 9 for single files of more than 4 MB), "code" the minified search code without any interface. Pagefind downloads pieces that depend on the query: the median over the complete queries is given, its WebAssembly among them, and what a reader who types the query letter by letter downloads in addition is left out. "Load" is the median of three times from the downloaded text in memory to the first query possible, without network (Pagefind looks every 50 ms whether it is ready). A keystroke is one search for one prefix of a query, timed to the list of results, after all complete queries have run once; for Pagefind it includes reading the pieces of the results, from memory. Everything runs on one thread of Node, not in a browser. KB are 1000 bytes. The generated pages are made of the sections of the real ones with a seeded generator: three to six sections a page, and every twelve pages share words of their own in place of a part of the real ones. Times depend on what else the machine does, the other numbers do not; "p95 CPU" is the processor time of the same keystrokes, all threads of the process together, which a busy machine changes less.`;

/**
 * Writes the part of BENCHMARKS.md about the search.
 *
 * @param {{real: Table, generated: Table[], began: Date, finished: Date}} run
 * @returns {string} Markdown
 */
export function toReport({real, generated, began, finished}) {
  const measured = anyResult(real.rows);
  const minutes = ((finished.getTime() - began.getTime()) / 60_000).toFixed(1);
  const sections = [
    '## Search',
    `Written by \`npm run bench:search\` on ${began.toISOString().slice(0, 10)}: ${describeMachine()}. The run took ${minutes} minutes. Every number below was measured in it.`,
    `### ${real.title}`,
    `${measured?.pages ?? 0} pages with ${measured?.sections ?? 0} sections, ${measured?.quality.overall.count ?? 0} queries; ${measured?.keystroke.count ?? 0} keystrokes of ${measured?.keystroke.queries ?? 0} of them, taken evenly.${real.note ? ` ${real.note}` : ''}`,
    engineTable(real.rows, qualityColumns),
    engineTable(real.rows, costColumns),
    ...kindTables(real.rows),
  ];
  for (const {title, rows, note} of generated) {
    const result = anyResult(rows);
    sections.push(
      `### ${title}`,
      `${result?.sections ?? 0} sections. ${result?.keystroke.count ?? 0} keystrokes of ${result?.keystroke.queries ?? 0} queries, taken evenly from the suite.${note ? ` ${note}` : ''}`,
      engineTable(rows, costColumns),
    );
  }
  const given = Object.values(engines).map((engine) => `- **${engine.name}**: ${engine.given}.`);
  sections.push(
    '### How the search was measured',
    method,
    '**What each engine was given.** All but the first two and Pagefind are given one record for each section of a page (text between two headings of level 2 or 3), with the page’s title and tags, in the text that a reader sees.',
    given.join('\n'),
  );
  return `${sections.join('\n\n')}\n`;
}
