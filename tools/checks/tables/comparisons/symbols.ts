import {parseReference} from '../../../../src/code-references/reference';
import type {SourceTree} from '../../../strapi/resolve';
import type {ParsedFile} from '../../../strapi/symbols';
import type {Comparison, Expectation} from '../expectation';

/** Returns the file of a symbol with its name, or in a sentence why there is none. */
function findSymbol(subject: string, tree: SourceTree): [ParsedFile, symbol: string] | string {
  const reference = parseReference(`code:${subject}`);
  if (!reference?.symbol) {
    return `Name the symbol to compare with: ${subject}#symbol.`;
  }
  const parsed = tree.parsed(reference.path);
  if (parsed?.find(reference.symbol)) {
    return [parsed, reference.symbol];
  }
  const resolution = tree.resolve(reference);
  return 'problem' in resolution
    ? `${resolution.problem}. Nearest: ${resolution.nearest.join(', ')}.`
    : `${reference.path} is no program file.`;
}

/**
 * Makes a comparison with symbols of the source, one after the other: `path#symbol`, or `#symbol` for the path before it.
 *
 * @param namesOf the names that a symbol has, with their values where these are compared too
 * @param read the names that a table writes with a text
 */
export function compareSymbols(
  namesOf: (file: ParsedFile, symbol: string) => string[] | Map<string, string>,
  read: (text: string, names: readonly string[]) => string[],
): Comparison {
  return {
    subject: 'path#symbol',
    expect: async (subject, truth): Promise<Expectation | string> => {
      const tree = await truth.source();
      const names: string[] = [];
      const values = new Map<string, string>();
      let path = '';
      for (const word of subject.split(' ')) {
        path = word.replace(/#.*/, '') || path;
        const found = findSymbol(word.replace(/^(?=#)/, path), tree);
        if (typeof found === 'string') {
          return found;
        }
        const ofSymbol = namesOf(...found);
        if (Array.isArray(ofSymbol)) {
          names.push(...ofSymbol);
        } else {
          names.push(...ofSymbol.keys());
          ofSymbol.forEach((value, name) => values.set(name, value));
        }
      }
      return {
        names: [...new Set(names)],
        read: (texts) => texts.flatMap((text) => read(text, names)),
        values,
      };
    },
  };
}

/** Returns the members that a table writes with owner and arguments: `eventHub.on(event, listener)` is `on`, and `eventHub` where that is a member. */
export function memberNames(text: string, members: readonly string[]): string[] {
  const head = text.replace(/[(<?].*$/s, '').trim();
  const parts = members.includes(head) ? [head] : head.split(/[.#]|::/);
  const named = parts.filter(Boolean);
  return named.filter((part, index) => index === named.length - 1 || members.includes(part));
}
