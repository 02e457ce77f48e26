import {type CodeReference, parseReference} from '../../src/code-references/reference';
import {nearest} from '../../src/lib/nearest';
import type {SourceTree} from '../references/resolve';
import type {ParsedFile} from '../references/symbols';
import type {CliCommand} from '../samples/strapi-cli';
import type {ComparedTable, Finding, Row} from './markers';

/** What the tables are compared with. */
export type Truth = {
  tree: SourceTree;
  /** The published command line. */
  cli: CliCommand;
};

/** Name of the member that a table writes with its owner and arguments: `eventHub.on(event, listener)` is `on`. */
function memberName(text: string, members: readonly string[]): string {
  const head = text.replace(/[(<?].*$/s, '').trim();
  return members.includes(head) ? head : head.split(/[.#]/).at(-1)!;
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
type Expectation = {names: string[]; read: (text: string) => string[]};

function expectFromCli(
  {comparison, subject}: ComparedTable,
  cli: CliCommand,
): Expectation | string {
  const command = findCommand(cli, subject);
  if (!command) {
    return `The published command line has no command "${subject}".`;
  }
  return comparison === 'commands'
    ? {
        names: command.commands.filter(({hidden}) => !hidden).map(({names}) => names[0]),
        read: (text) => [
          text
            .replace(/^strapi\s+/, '')
            .split(/\s+/)
            .at(-1)!,
        ],
      }
    : {
        names: command.options.map(({short, long}) => long ?? short ?? ''),
        read: optionNames,
      };
}

function expectFromSource(
  {comparison}: ComparedTable,
  parsed: ParsedFile,
  symbol: string,
): Expectation {
  if (comparison === 'strings') {
    return {names: parsed.strings(symbol), read: (text) => [text.replace(/^['"]|['"]$/g, '')]};
  }
  const names =
    comparison === 'defaults' ? [...parsed.values(symbol).keys()] : parsed.members(symbol);
  return {names, read: (text) => [memberName(text, names)]};
}

/** Literals are compared without quotes and white space, so that `'x'` and `x` are one. */
function plain(literal: string): string {
  return literal.replace(/['"`\s]|,(?=\s*[}\]])/g, '');
}

function compareDefaults(
  rows: Row[],
  values: Map<string, string>,
): {line: number; message: string}[] {
  return rows.flatMap(({line, names, default: shown}) => {
    const value = values.get(memberName(names[0] ?? '', [...values.keys()]));
    return value === undefined || shown === undefined || plain(value) === plain(shown)
      ? []
      : [{line, message: `The default of \`${names[0]}\` is ${value}, not ${shown || 'empty'}.`}];
  });
}

/** Compares one table; the findings say what is missing, unknown or different. */
export function compareTable(table: ComparedTable, {tree, cli}: Truth): Finding[] {
  const at = (line: number, message: string): Finding => ({file: table.file, line, message});
  let expectation: Expectation | string;
  const reference: CodeReference = parseReference(`code:${table.subject}`)!;
  const parsed = tree.parsed(reference.path);
  if (table.comparison === 'options' || table.comparison === 'commands') {
    expectation = expectFromCli(table, cli);
  } else if (!parsed || !reference.symbol || !parsed.find(reference.symbol)) {
    const resolution = tree.resolve(reference);
    expectation =
      'problem' in resolution
        ? `${resolution.problem}. Nearest: ${resolution.nearest.join(', ')}.`
        : `Name the symbol to compare with: ${table.subject}#symbol.`;
  } else {
    expectation = expectFromSource(table, parsed, reference.symbol);
  }
  if (typeof expectation === 'string') {
    return [at(table.line, expectation)];
  }
  const {names, read} = expectation;
  if (names.length === 0) {
    return [at(table.line, `${table.subject} has no ${table.comparison} to compare with.`)];
  }
  const findings: Finding[] = [];
  const shown = new Set<string>();
  for (const row of table.rows) {
    const rowNames = row.names.flatMap(read);
    if (rowNames.length === 0) {
      findings.push(at(row.line, 'The first cell of this row names nothing in code font.'));
    }
    for (const name of rowNames) {
      shown.add(name);
      if (!names.includes(name)) {
        const near = nearest(name, names, 3).join(', ');
        findings.push(at(row.line, `${table.subject} has no ${name}. Nearest: ${near}.`));
      }
    }
  }
  const missing = names.filter((name) => !shown.has(name));
  if (missing.length > 0 && !table.partial) {
    findings.push(
      at(
        table.line,
        `The table leaves out ${missing.join(', ')} of ${table.subject || 'the command line'}.`,
      ),
    );
  }
  if (table.comparison === 'defaults' && parsed && reference.symbol) {
    const wrong = compareDefaults(table.rows, parsed.values(reference.symbol));
    findings.push(...wrong.map(({line, message}) => at(line, message)));
  }
  return findings;
}
