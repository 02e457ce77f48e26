import {compareCommand} from './command';

/** The commands that the help of the command line, or of a group, lists. */
export const commands = compareCommand((command) => ({
  names: command.commands.filter(({hidden}) => !hidden).flatMap(({names}) => names[0] ?? []),
  read: (texts) => texts.flatMap((text) => text.split(/\s+/).slice(-1)),
}));
