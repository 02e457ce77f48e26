import {createRequire} from 'node:module';
import path from 'node:path';
import {strapiDir} from '../strapi/install';

/** A command of the command line, as tables list it. */
export type CliCommand = {
  /** Its name and aliases. The first is the one that the help shows. */
  names: string[];
  /** The help does not list it. */
  hidden: boolean;
  options: {short?: string; long?: string}[];
  commands: CliCommand[];
};

/** The published `strapi` command line. */
export type StrapiCli = {
  /** The program with all its commands, hidden ones included. */
  program: CliCommand;
  /** Returns what the command line would say is wrong with these arguments, if anything. It runs none of its commands. */
  judge(args: readonly string[]): Promise<string | undefined>;
};

/** What this file uses of an option of the commander package. */
type Option = {
  short?: string;
  long?: string;
  defaultValue?: unknown;
  attributeName(): string;
};

/** What this file uses of a command of the commander package, which the command line is made with. */
type Command = {
  name(): string;
  aliases(): string[];
  options: Option[];
  commands: Command[];
  setOptionValue(key: string, value: unknown): void;
  createHelp(): {visibleCommands(command: Command): Command[]};
  allowUnknownOption(allow: boolean): Command;
  configureOutput(output: Record<'writeOut' | 'writeErr', () => void>): Command;
  exitOverride(): Command;
  hook(event: 'preAction', listener: () => void): Command;
  parseAsync(args: readonly string[], options: {from: 'user'}): Promise<Command>;
  showSuggestionAfterError(): Command;
};

function describe(command: Command, hidden = false): CliCommand {
  const visible = new Set(command.createHelp().visibleCommands(command));
  return {
    // One command has its argument in its name: "templates:generate <directory>".
    names: [command.name().replace(/ .*$/, ''), ...command.aliases()],
    hidden,
    options: command.options.map(({short, long}) => ({short, long})),
    commands: command.commands.map((child) => describe(child, !visible.has(child))),
  };
}

/** Thrown in place of what a command does: its arguments are right. */
class Accepted extends Error {}

function ignore() {}

/** Makes a command throw its errors instead of printing them and ending the process. */
function tame(command: Command): void {
  command.exitOverride().showSuggestionAfterError();
  command.configureOutput({writeOut: ignore, writeErr: ignore});
  command.commands.forEach(tame);
}

/** Forgets the values that earlier arguments gave to the options of a command. */
function forget(command: Command): void {
  for (const option of command.options) {
    command.setOptionValue(option.attributeName(), option.defaultValue);
  }
  command.commands.forEach(forget);
}

/** An error of commander; its code is 0 when help or version was asked for. */
type CommanderError = Error & {code: string; exitCode: number};

function isCommanderError(error: unknown): error is CommanderError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
}

async function judge(program: Command, args: readonly string[]): Promise<string | undefined> {
  forget(program);
  try {
    await program.parseAsync(args, {from: 'user'});
    return undefined;
  } catch (error) {
    if (error instanceof Accepted) {
      return undefined;
    }
    if (!isCommanderError(error)) {
      throw error;
    }
    // The help of a command group that was called without one of its commands.
    const isHelp = error.exitCode === 0 || error.code === 'commander.help';
    return isHelp ? undefined : error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  }
}

async function load(): Promise<StrapiCli> {
  const file = path.join(strapiDir, 'node_modules', '@strapi', 'strapi', 'dist', 'cli.js');
  const {createCLI} = createRequire(import.meta.url)(file) as {
    createCLI(argv: string[]): Promise<Command>;
  };
  const program = await createCLI(['node', 'strapi']);
  tame(program);
  // The command line lets unknown options of its own pass for the sake of those of its commands, which check theirs.
  program.allowUnknownOption(false);
  // A hook of the program comes before the hooks of its commands, which ask questions, and before what they do.
  program.hook('preAction', () => {
    throw new Accepted();
  });
  return {program: describe(program), judge: (args) => judge(program, args)};
}

let loaded: Promise<StrapiCli> | undefined;

/**
 * Loads the command line of the pinned packages, which must be installed. It takes a second or two, and is done once: the
 * packages can make the command `cloud` only once a process.
 *
 * @throws when the packages are not installed
 */
export function loadStrapiCli(): Promise<StrapiCli> {
  return (loaded ??= load());
}
