import type {Problem} from '../check';
import type {StrapiCli} from '../strapi-cli';
import type {Fence} from './fences';

/** A simple command of a shell fence; `line` counts from 1 inside the code. */
type ShellCommand = {line: number; words: string[]};

/** The words behind `strapi`; `eaten` is an option that the package manager takes for its own. */
type Invocation = {line: number; args: string[]; eaten?: string};

/** What is skipped: blanks, continued lines, comments, output to files and here-documents. */
const tokenPattern =
  /(?<skipped>\\\n|\d*>{1,2}\s*(?:&\d|[^\s;|&()]+)|[^\S\n]+|#[^\n]*|<<-?\s*(?<quote>['"]?)(?<tag>\w+)\k<quote>[\s\S]*?\n\s*\k<tag>(?=\n|$))|(?<end>\n|&&|\|\||[;|&()])|(?<word>(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[^\n]|[^\s'"\\;|&()])+)|(?<stray>[\s\S])/g;

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

/** Words before a command that are no part of it. */
const prefixes = new Set(['$', 'env', 'sudo', 'time']);

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

const isStrapi = (word: string) =>
  /^(?:(?:\S*\/)?\.bin\/)?strapi(?:@\S+)?$|^@strapi\/strapi(?:@\S+)?$/.test(word);

/** The words behind a package manager from the program on that it starts; undefined when it does something else. */
function skipRunner(words: readonly string[]): string[] | undefined {
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (isStrapi(word)) {
      return [word, ...rest];
    }
    if (word === 'workspace' || runnerOptions.has(word)) {
      rest.shift();
    } else if (!word.startsWith('-') && !runnerWords.has(word)) {
      return undefined;
    }
  }
  return undefined;
}

/** Finds the arguments of `strapi` in a command; undefined when the command is another. */
function readInvocation({line, words}: ShellCommand): Invocation | undefined {
  const start = words.findIndex((word) => !/^\w+=/.test(word) && !prefixes.has(word));
  const called = words.slice(start);
  const manager = packageManagers.find((name) => name === called[0]);
  const [program, ...args] = (manager ? skipRunner(called.slice(1)) : called) ?? [];
  if (program === undefined || !isStrapi(program)) {
    return undefined;
  }
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

/**
 * Checks what a shell fence calls the `strapi` command with.
 *
 * @param loadCli returns the command line of the pinned version; called only when the fence calls it
 */
export async function checkShell(
  {file, line, code}: Fence,
  loadCli: () => Promise<StrapiCli>,
): Promise<Problem[]> {
  const {commands, openQuote} = readCommands(code);
  const problems: Problem[] = [];
  const report = (offset: number, message: string) =>
    problems.push({file, line: line + offset, message});
  if (openQuote) {
    report(openQuote, 'A quote is opened here and never closed. Close it.');
  }
  for (const command of commands) {
    const invocation = readInvocation(command);
    if (!invocation) {
      continue;
    }
    const cli = await loadCli();
    const problem = await cli.judge(invocation.args);
    if (problem) {
      report(
        invocation.line,
        `The pinned version does not accept "${['strapi', ...invocation.args].join(' ')}": ${problem}.`,
      );
    }
    if (invocation.eaten) {
      report(
        invocation.line,
        `npm takes "${invocation.eaten}" for its own. Write "--" before the arguments of strapi.`,
      );
    }
  }
  return problems;
}
