import type {CliCommand} from '../../strapi-cli';
import type {Comparison, Expectation} from '../expectation';

function findCommand(program: CliCommand, words: string): CliCommand | undefined {
  let command: CliCommand | undefined = program;
  for (const word of words.split(' ').filter(Boolean)) {
    command = command?.commands.find(({names}) => names.includes(word));
  }
  return command;
}

/** Makes a comparison with a command of the published command line, which the words after it name. */
export function compareCommand(expect: (command: CliCommand) => Expectation): Comparison {
  return {
    expect: async (words, truth) => {
      const command = findCommand((await truth.cli()).program, words);
      return command ? expect(command) : `The published command line has no command "${words}".`;
    },
  };
}
