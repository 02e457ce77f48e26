import type {Fence, Finding} from './fences';
import {didYouMean} from '../../src/lib/nearest';
import type {CliCommand, CliOption} from './strapi-cli';

/** A simple command of a shell fence; `line` counts from 1 inside the code. */
type ShellCommand = {line: number; words: string[]};

/** The words behind `strapi`; `eaten` is an option that the package manager takes for its own. */
type Invocation = {line: number; args: string[]; eaten?: string};

/** What is skipped: blanks, continued lines, comments and here-documents. */
const tokenPattern =
  /(?<skipped>\\\n|[^\S\n]+|#[^\n]*|<<-?\s*(?<quote>['"]?)(?<tag>\w+)\k<quote>[\s\S]*?\n\s*\k<tag>(?=\n|$))|(?<end>\n|&&|\|\||[;|&()])|(?<word>(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[^\n]|[^\s'"\\;|&()])+)|(?<stray>[\s\S])/g;

function unquote(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\(.)/g,
    (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
  );
}

/** Splits the code into simple commands; `openQuote` is the line of a quote that is never closed. */
function readCommands(code: string): {commands: ShellCommand[]; openQuote?: number} {
  const commands: ShellCommand[] = [];
  let line = 1;
  let current: ShellCommand | undefined;
  for (const {0: text, groups} of code.matchAll(tokenPattern)) {
    if (groups?.stray) {
      return {commands, openQuote: line};
    }
    if (groups?.end) {
      current = undefined;
    } else if (groups?.word) {
      if (!current) {
        current = {line, words: []};
        commands.push(current);
      }
      current.words.push(unquote(text));
    }
    line += text.split('\n').length - 1;
  }
  return {commands};
}

const packageManagers = ['npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'bun', 'bunx'];
const runnerWords = new Set(['run', 'run-script', 'exec', 'dlx', 'x']);
/** Options of package managers that take the next word with them. */
const runnerOptions = new Set([
  '-p',
  '--package',
  '-w',
  '--workspace',
  '-C',
  '--prefix',
  '--cwd',
  '-F',
]);

const isStrapi = (word = '') =>
  /^(?:(?:\S*\/)?\.bin\/)?strapi(?:@\S+)?$|^@strapi\/strapi(?:@\S+)?$/.test(word);

/** Finds the arguments of `strapi` in a command; undefined when the command is another. */
function readInvocation({line, words}: ShellCommand): Invocation | undefined {
  let index = 0;
  while (/^\w+=/.test(words[index]) || ['$', 'env', 'sudo', 'time'].includes(words[index])) {
    index += 1;
  }
  const manager = packageManagers.find((name) => name === words[index]);
  if (manager) {
    index += 1;
    while (index < words.length && !isStrapi(words[index])) {
      if (words[index] === 'workspace' || runnerOptions.has(words[index])) {
        index += 2;
      } else if (words[index].startsWith('-') || runnerWords.has(words[index])) {
        index += 1;
      } else {
        return undefined;
      }
    }
  }
  if (!isStrapi(words[index])) {
    return undefined;
  }
  const args = words.slice(index + 1);
  const separator = args.indexOf('--');
  if (manager !== 'npm') {
    return {line, args: args[0] === '--' ? args.slice(1) : args};
  }
  const before = separator < 0 ? args : args.slice(0, separator);
  return {
    line,
    args: args.filter((_, position) => position !== separator),
    eaten: before.find((word) => word.startsWith('-')),
  };
}

function findOption({options}: CliCommand, name: string): CliOption | undefined {
  return options.find(({short, long}) => short === name || long === name);
}

/** How many words the option at the head of `args` takes; a message when the command has no such option. */
function readOption(
  command: CliCommand,
  program: CliCommand,
  [word, next]: string[],
): number | string {
  const isLong = word.startsWith('--');
  const name = isLong ? word.split('=')[0] : word.slice(0, 2);
  if (['-h', '--help'].includes(name)) {
    return 1;
  }
  // The options of the program itself, --version, are understood behind every command.
  const option = findOption(command, name) ?? findOption(program, name);
  if (!option) {
    const known = [...command.options, ...program.options].flatMap(({short, long}) =>
      isLong ? (long ?? []) : (short ?? []),
    );
    return `has no option "${name}".${didYouMean(name, known)}`;
  }
  const isAlone = word === name;
  if (option.value === 'none' && !isLong && !isAlone) {
    // Several short options in one word.
    return readOption(command, program, [`-${word.slice(2)}`, next]);
  }
  const takesNext =
    option.value === 'required' ||
    (option.value === 'optional' && next !== undefined && !next.startsWith('-'));
  return isAlone && takesNext ? 2 : 1;
}

/** What is wrong with the arguments of a command, if anything. */
function checkArguments(
  command: CliCommand,
  program: CliCommand,
  spoken: string,
  args: string[],
): string | undefined {
  let index = 0;
  while (index < args.length && args[index] !== '--') {
    const word = args[index];
    if (/^-./.test(word)) {
      const read = readOption(command, program, args.slice(index));
      if (typeof read === 'string') {
        return `"${spoken}" ${read}`;
      }
      index += read;
    } else if (command.commands.length === 0) {
      index += 1;
    } else if (word === 'help') {
      index += 1;
    } else {
      const found = command.commands.find(({names}) => names.includes(word));
      return found
        ? checkArguments(found, program, `${spoken} ${word}`, args.slice(index + 1))
        : `"${spoken}" has no command "${word}".${didYouMean(
            word,
            command.commands.flatMap(({names}) => names),
          )}`;
    }
  }
  return undefined;
}

/**
 * Checks what a shell fence calls the `strapi` command with.
 *
 * @param readCli gives the commands of the pinned CLI; asked only when the fence calls it
 */
export async function checkShell(
  {file, line, code}: Fence,
  readCli: () => Promise<CliCommand>,
): Promise<Finding[]> {
  const {commands, openQuote} = readCommands(code);
  const findings: Finding[] = [];
  const report = (offset: number, message: string) =>
    findings.push({file, line: line + offset, message});
  if (openQuote) {
    report(openQuote, 'A quote is opened here and never closed. Close it.');
  }
  for (const command of commands) {
    const invocation = readInvocation(command);
    if (!invocation) {
      continue;
    }
    const cli = await readCli();
    const problem = checkArguments(cli, cli, 'strapi', invocation.args);
    if (problem) {
      report(invocation.line, `In the pinned version, ${problem}`);
    }
    if (invocation.eaten) {
      report(
        invocation.line,
        `npm takes "${invocation.eaten}" for its own. Write "--" before the arguments of strapi.`,
      );
    }
  }
  return findings;
}
