import {
  deviations,
  MAXIMUM_DEVIATIONS,
  type SectionNumber,
  sectionTitles,
  type StatementId,
  statements,
} from './statements';

/** A test that ran, as far as the matrix needs it. */
export type TestRun = {
  /** Path of its file below `tests/`. */
  file: string;
  title: string;
  /** Tags, each with its `@`. */
  tags: readonly string[];
  /** `flaky` when it passed only when tried again; `failed` also when it was skipped or did not run to its end. */
  result: 'passed' | 'flaky' | 'failed';
};

type Row = {
  id: StatementId;
  section: SectionNumber;
  tests: readonly TestRun[];
  /** The worst result of its tests: one that is flaky proves nothing. */
  result: TestRun['result'] | 'no test';
};

export type Matrix = {
  /** One row a statement, in the order of the specification. */
  rows: readonly Row[];
  /** Why the matrix does not hold, in sentences; empty when it does. */
  problems: readonly string[];
};

const ids = Object.keys(statements) as StatementId[];

function worstResult(tests: readonly TestRun[]): Row['result'] {
  const results = new Set(tests.map(({result}) => result));
  return (['failed', 'flaky', 'passed'] as const).find((each) => results.has(each)) ?? 'no test';
}

function sectionOf(id: StatementId): SectionNumber {
  return Number(id.split('.')[0]) as SectionNumber;
}

/** Finds the tests of every statement, and what is wrong with them. */
export function makeMatrix(runs: readonly TestRun[]): Matrix {
  const runsById = new Map<string, TestRun[]>(ids.map((id) => [id, []]));
  const problems: string[] = [];
  for (const run of runs) {
    // Playwright takes words of a title that begin with @ for tags, too.
    for (const tag of run.tags.filter((candidate) => /^@\d/u.test(candidate))) {
      const tests = runsById.get(tag.slice(1));
      if (tests) {
        tests.push(run);
      } else {
        problems.push(
          `${run.file}: "${run.title}" names a statement that tests/spec/statements.ts does not have: ${tag.slice(1)}.`,
        );
      }
    }
  }
  const rows = ids.map((id) => {
    const tests = runsById.get(id)!;
    return {id, section: sectionOf(id), tests, result: worstResult(tests)};
  });
  for (const {id, tests} of rows) {
    if (tests.length === 0) {
      problems.push(`No test proves ${id}: ${statements[id]}`);
    }
  }
  const deviationCount = Object.keys(deviations).length;
  if (deviationCount > MAXIMUM_DEVIATIONS) {
    problems.push(`${deviationCount} deviations, and ${MAXIMUM_DEVIATIONS} are allowed.`);
  }
  return {rows, problems};
}

/** Returns the matrix for a terminal: one line a statement, with its result, its section and the number of its tests. */
export function printMatrix({rows}: Matrix): string {
  const width = Math.max(...ids.map((id) => id.length));
  return rows
    .map((row) => {
      const count = `${row.tests.length} ${row.tests.length === 1 ? 'test' : 'tests'}`;
      const mark = row.result === 'passed' ? '✓' : '✗';
      return `${mark} ${row.section} ${row.id.padEnd(width)} ${count.padStart(9)} ${row.result}`;
    })
    .join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', '\\`');
}

/** At most this many tests of a statement are named; some have one on every page. */
const NAMED_TESTS = 4;

function nameTests(tests: readonly TestRun[]): string {
  const sorted = tests
    .map(({file, title}) => escapeCell(`${file}: ${title}`))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const rest = sorted.length - NAMED_TESTS;
  return [...sorted.slice(0, NAMED_TESTS), ...(rest > 0 ? [`${rest} more`] : [])].join('<br>');
}

/** Returns the matrix as Markdown, the same for the same tests and results. */
export function writeMatrix({rows}: Matrix): string {
  const passed = rows.filter(({result}) => result === 'passed').length;
  const sections = Object.entries(sectionTitles).map(([section, title]) => {
    const lines = rows
      .filter((row) => row.section === Number(section))
      .map((row) => {
        const deviation = deviations[row.id];
        const says = `${statements[row.id]}${deviation ? ` **Deviation:** ${deviation}` : ''}`;
        return `| \`${row.id}\` | ${escapeCell(says)} | ${nameTests(row.tests)} | ${row.result} |`;
      });
    return [
      `## ${section}. ${title}`,
      '',
      '| Statement | What it says | Tests | Result |',
      '| --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  });
  return `${[
    '# Statements of the specification and their tests',
    `Written by \`npm test\` (tests/spec/reporter.ts). Do not edit. ${passed} of ${rows.length} statements passed; deviations: ${Object.keys(deviations).length}.`,
    ...sections,
  ].join('\n\n')}\n`;
}
