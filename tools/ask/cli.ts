import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectDir, UserError} from '../process.mjs';
import {Build} from './build';
import {type Answer, answerAbout, answerPage, answerSearch, answerStale} from './commands';

const usage = `contributor-docs search <query>             what the search of the site finds, in pages and in the code of Strapi
contributor-docs page <route>               a page as Markdown
contributor-docs about <file[#symbol]>      which pages speak of a file, a folder or a symbol of Strapi, at which lines
contributor-docs stale --against <version>  which pages another version of Strapi concerns; downloads its packages
contributor-docs mcp                        the same four as tools of an MCP server on standard input and output

--json            answer for programs
--build <folder>  the build to read, ./build of this repository by default
`;

const MISUSED = 2;

type Options = {json: boolean; build: string; against?: string};
type Command = (args: readonly string[], options: Options) => Answer | Promise<Answer>;

/**
 * Returns the one argument of a command.
 *
 * @throws {UserError} when there is none, or another
 */
function onlyArgument(args: readonly string[], what: string): string {
  const [first, second] = args;
  if (first === undefined || second !== undefined) {
    throw new UserError(`Name one ${what}, and nothing else.`);
  }
  return first;
}

const commands: Record<string, Command> = {
  search: (args, {build}) => answerSearch(new Build(build), args.join(' ')),
  page: (args, {build}) => {
    const route = onlyArgument(args, 'route, such as /docs/intro');
    return answerPage(new Build(build), route);
  },
  about: (args, {build}) => {
    const subject = onlyArgument(args, 'file, folder or symbol of Strapi');
    return answerAbout(new Build(build), subject);
  },
  stale: (args, {build, against}) => {
    if (args.length > 0) {
      throw new UserError('Say which version to compare with by --against, and nothing else.');
    }
    return answerStale(new Build(build), against);
  },
};

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        against: {type: 'string'},
        build: {type: 'string', default: path.join(projectDir, 'build')},
        help: {type: 'boolean', short: 'h', default: false},
        json: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new UserError(`${reason}; --help lists the commands.`, {cause: error});
  }
}

async function answer(argv: readonly string[]): Promise<void> {
  const {
    values: {help, ...options},
    positionals: [name, ...args],
  } = readArguments(argv);
  if (help) {
    process.stdout.write(usage);
    return;
  }
  if (options.against !== undefined && name !== 'stale') {
    throw new UserError('--against belongs to the command "stale".');
  }
  if (name === 'mcp') {
    const {serve} = await import('./mcp');
    await serve(options.build);
    return;
  }
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (!command) {
    const known = [...Object.keys(commands), 'mcp'].join(', ');
    throw new UserError(
      name === undefined
        ? `Name a command: ${known}; --help says what they do.`
        : `There is no command "${name}", only ${known}; --help says what they do.`,
    );
  }
  const {data, text} = await command(args, options);
  process.stdout.write(options.json ? `${JSON.stringify(data, undefined, 2)}\n` : text);
}

/**
 * Runs the command line.
 *
 * @param argv what comes after the name of the command
 * @returns the exit code: 2 for whatever a person can mend, of which standard error has one sentence
 */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    await answer(argv);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    return MISUSED;
  }
}
