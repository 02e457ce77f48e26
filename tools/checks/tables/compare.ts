import {parseReference} from '../../../src/code-references/reference';
import {nearest} from '../../../src/lib/nearest';
import type {SourceTree} from '../../strapi/resolve';
import type {Place, Problem} from '../check';
import type {CliCommand} from '../strapi-cli';
import type {ComparedTable, Row} from './markers';

/** What the tables are compared with; each is asked for only when a table needs it. */
export type Truth = {
  source(): Promise<SourceTree>;
  /** Returns the published command line. */
  cli(): Promise<{program: CliCommand}>;
};

/** Name of the member that a table writes with its owner and arguments: `eventHub.on(event, listener)` is `on`. */
function memberName(text: string, members: readonly string[]): string {
  const head = text.replace(/[(<?].*$/s, '').trim();
  return members.includes(head) ? head : (head.split(/[.#]/).at(-1) ?? head);
}

/** Long names of the options in a text such as `-p, --port <port>`; the short one where there is no long one. */
function optionNames(text: string): string[] {
  const names = text.split(/[\s,|=]+/).filter((word) => /^--?[\w?]/.test(word));
  const long = names.filter((name) => name.startsWith('--'));
  return long.length > 0 ? long : names;
}

function findCommand(cli: CliCommand, words: string): CliCommand | undefined {
  let command: CliCommand | undefined = cli;
  for (const word of words.split(' ').filter(Boolean)) {
    command = command?.commands.find(({names}) => names.includes(word));
  }
  return command;
}

/** The names a table must have, and how it writes them. */
type Expectation = {
  names: string[];
  read: (text: string) => string[];
  /** The value of each name, for a table of defaults. */
  values?: Map<string, string>;
};

function expectFromCli(
  {comparison, subject}: ComparedTable,
  program: CliCommand,
): Expectation | string {
  const command = findCommand(program, subject);
  if (!command) {
    return `The published command line has no command "${subject}".`;
  }
  return comparison === 'commands'
    ? {
        names: command.commands.filter(({hidden}) => !hidden).flatMap(({names}) => names[0] ?? []),
        read: (text) => text.split(/\s+/).slice(-1),
      }
    : {
        names: command.options.map(({short, long}) => long ?? short ?? ''),
        read: optionNames,
      };
}

function expectFromSource(
  {comparison, subject}: ComparedTable,
  tree: SourceTree,
): Expectation | string {
  const reference = parseReference(`code:${subject}`);
  if (!reference?.symbol) {
    return `Name the symbol to compare with: ${subject}#symbol.`;
  }
  const {path, symbol} = reference;
  const parsed = tree.parsed(path);
  if (!parsed?.find(symbol)) {
    const resolution = tree.resolve(reference);
    return 'problem' in resolution
      ? `${resolution.problem}. Nearest: ${resolution.nearest.join(', ')}.`
      : `${path} is no program file.`;
  }
  if (comparison === 'strings') {
    return {names: parsed.strings(symbol), read: (text) => [text.replace(/^['"]|['"]$/g, '')]};
  }
  const values = comparison === 'defaults' ? parsed.values(symbol) : undefined;
  const names = values ? [...values.keys()] : parsed.members(symbol);
  return {names, values, read: (text) => [memberName(text, names)]};
}

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
  const rowNames = shown.flatMap(read);
  if (rowNames.length === 0) {
    return ['The first cell of this row names nothing in code font.'];
  }
  const messages = rowNames
    .filter((name) => !names.includes(name))
    .map((name) => `${subject} has no ${name}. Nearest: ${nearest(name, names, 3).join(', ')}.`);
  const value = values?.get(rowNames[0] ?? '');
  if (
    value !== undefined &&
    shownDefault !== undefined &&
    withoutQuotes(value) !== withoutQuotes(shownDefault)
  ) {
    messages.push(`The default of \`${shown[0]}\` is ${value}, not ${shownDefault || 'empty'}.`);
  }
  return messages;
}

/** Compares one table; the problems say what is missing, unknown or different. */
export async function compareTable(table: ComparedTable, truth: Truth): Promise<Problem[]> {
  const {file, comparison, subject, rows, partial} = table;
  const at = ({line, column}: Place, message: string): Problem => ({file, line, column, message});
  const expectation =
    comparison === 'options' || comparison === 'commands'
      ? expectFromCli(table, (await truth.cli()).program)
      : expectFromSource(table, await truth.source());
  if (typeof expectation === 'string') {
    return [at(table, expectation)];
  }
  const {names, read} = expectation;
  if (names.length === 0) {
    return [at(table, `${subject} has no ${comparison} to compare with.`)];
  }
  const problems = rows.flatMap((row) =>
    compareRow(row, table, expectation).map((message) => at(row, message)),
  );
  const shown = new Set(rows.flatMap((row) => row.names.flatMap(read)));
  const missing = names.filter((name) => !shown.has(name));
  if (missing.length > 0 && !partial) {
    const whole = subject || 'the command line';
    problems.push(at(table, `The table leaves out ${missing.join(', ')} of ${whole}.`));
  }
  return problems;
}
