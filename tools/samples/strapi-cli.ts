import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** An option of a command: its names and whether the next word belongs to it. */
export type CliOption = {short?: string; long?: string; value: 'none' | 'optional' | 'required'};

/** A command of the CLI. The first of its names is the one that its help shows. */
export type CliCommand = {
  names: string[];
  /** The help of the CLI does not list it. */
  hidden: boolean;
  options: CliOption[];
  commands: CliCommand[];
};

/** What this file reads of a command of the commander package. */
type CommanderCommand = {
  name(): string;
  aliases(): string[];
  options: {short?: string; long?: string; required: boolean; optional: boolean}[];
  commands: CommanderCommand[];
  createHelp(): {visibleCommands(command: CommanderCommand): CommanderCommand[]};
};

function describe(command: CommanderCommand, hidden = false): CliCommand {
  const visible = new Set(command.createHelp().visibleCommands(command));
  return {
    // One command has its argument in its name: "templates:generate <directory>".
    names: [command.name().split(' ')[0], ...command.aliases()],
    hidden,
    options: command.options.map(({short, long, required, optional}) => ({
      short,
      long,
      value: required ? 'required' : optional ? 'optional' : 'none',
    })),
    commands: command.commands.map((child) => describe(child, !visible.has(child))),
  };
}

/**
 * Gives the commands and options of the pinned `strapi` command, hidden ones included, as the CLI itself defines them.
 *
 * @param strapiDir folder in whose node_modules the pinned packages are
 */
export async function readStrapiCli(strapiDir: string): Promise<CliCommand> {
  const packageDir = path.join(strapiDir, 'node_modules', '@strapi', 'strapi');
  const {version} = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  // Loading the CLI takes a second or two, and the published one of a version never changes.
  const cache = path.join(strapiDir, '.samples', `commands-${version}.json`);
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    const {createCLI} = createRequire(import.meta.url)(path.join(packageDir, 'dist', 'cli.js'));
    const cli = describe(await createCLI(['node', 'strapi']));
    mkdirSync(path.dirname(cache), {recursive: true});
    // Renamed into place: another run may read it at this moment.
    writeFileSync(`${cache}.${process.pid}`, JSON.stringify(cli));
    renameSync(`${cache}.${process.pid}`, cache);
    return cli;
  }
}
