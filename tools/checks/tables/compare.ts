import {nearest} from '../../../src/lib/nearest';
import type {Place, Problem} from '../check';
import type {Expectation, Truth} from './expectation';
import type {ComparedTable, Row} from './markers';

/** Literals are compared without quotes and white space, so that `'x'` and `x` are one. */
function withoutQuotes(literal: string): string {
  return literal.replace(/['"`\s]|,(?=\s*[}\]])/g, '');
}

/** What is wrong with a row, one message each. */
function compareRow(
  {names: shown, default: shownDefault}: Row,
  {subject}: ComparedTable,
  {names, read, values}: Expectation,
): string[] {
  const rowNames = read(shown);
  if (rowNames.length === 0) {
    return ['The first cell of this row names nothing in code font.'];
  }
  const messages = rowNames
    .filter((name) => !names.includes(name))
    .map((name) => `${subject} has no ${name}. Nearest: ${nearest(name, names, 3).join(', ')}.`);
  const value = values?.get(read(shown.slice(0, 1)).at(-1) ?? '');
  if (
    value !== undefined &&
    shownDefault !== undefined &&
    withoutQuotes(value) !== withoutQuotes(shownDefault)
  ) {
    messages.push(`The default of \`${shown[0]}\` is ${value}, not ${shownDefault || 'empty'}.`);
  }
  return messages;
}

/** Whether two tables of a page are parts of one list. */
function areParts(a: ComparedTable, b: ComparedTable): boolean {
  return a.extent === 'part' && b.extent === 'part' && a.name === b.name && a.subject === b.subject;
}

/**
 * Compares one table; the problems say what is missing, unknown or different.
 *
 * @param ofPage all compared tables of its page
 */
export async function compareTable(
  table: ComparedTable,
  ofPage: readonly ComparedTable[],
  truth: Truth,
): Promise<Problem[]> {
  const {file, name, comparison, subject, rows, extent} = table;
  const at = ({line, column}: Place, message: string): Problem => ({file, line, column, message});
  const expectation = await comparison.expect(subject, truth);
  if (typeof expectation === 'string') {
    return [at(table, expectation)];
  }
  const {names, read} = expectation;
  if (names.length === 0) {
    return [at(table, `${subject} has no ${name} to compare with.`)];
  }
  const problems = rows.flatMap((row) =>
    compareRow(row, table, expectation).map((message) => at(row, message)),
  );
  const whole = ofPage.filter((other) => other === table || areParts(other, table));
  const shown = new Set(whole.flatMap((part) => part.rows).flatMap((row) => read(row.names)));
  const missing = names.filter((each) => !shown.has(each));
  if (missing.length > 0 && extent !== 'partial' && whole[0] === table) {
    const [what, leave] = whole.length > 1 ? ['tables', 'leave'] : ['table', 'leaves'];
    const all = subject || 'the command line';
    problems.push(at(table, `The ${what} ${leave} out ${missing.join(', ')} of ${all}.`));
  }
  return problems;
}
