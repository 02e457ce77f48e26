import {compareCommand} from './command';

/** Long names of the options in a text such as `-p, --port <port>`; the short one where there is no long one. */
function optionNames(text: string): string[] {
  const names = text.split(/[\s,|=]+/).filter((word) => /^--?[\w?]/.test(word));
  const long = names.filter((name) => name.startsWith('--'));
  return long.length > 0 ? long : names;
}

/** The options of a command, by their long name. */
export const options = compareCommand((command) => ({
  names: command.options.map(({short, long}) => long ?? short ?? ''),
  read: (texts) => texts.flatMap(optionNames),
}));
