import {format} from 'prettier';
import type {TypeScript as ts} from 'typedoc';
import type {CodeReference} from '../../src/code-references/reference';
import type {Declarations, Named} from './declarations';
import {compareNames, type Entry} from './entries';

/** What an export looks like in code. */
export type WrittenSignature = {
  code: string;
  /** Whether it compiles by itself: every name in it is imported or declared in it. */
  isComplete: boolean;
  /** Types that no package exports and that it names. */
  internal: {name: string; source?: CodeReference; isShown: boolean}[];
  /** Other exports that it names. */
  linked: Entry[];
};

/** Declarations that do not compile as they are published, with an index signature that does not fit its properties. */
const faulty = new Set(['ContentManagerPlugin']);

/** A type that no package exports is shown when it is not longer, and while those of a page are not longer together. */
const MAX_LINES = 30;
const MAX_LINES_TOGETHER = 80;

function lines(code: string): number {
  return code.split('\n').length;
}

async function formatted(code: string): Promise<string> {
  const text = await format(code, {parser: 'typescript', singleQuote: true, printWidth: 80});
  return text.trim();
}

/** What the names in a block of code stand for. */
type Names = Map<ts.Symbol, Named & {name: string}>;

/** Returns how a symbol is called in a block: as in its file, unless something else is called so. */
function addName(names: Names, named: Named, local: string): string {
  const known = names.get(named.symbol);
  const isTaken = [...names.values()].some(({name}) => name === local);
  const name = known?.name ?? (isTaken ? `${local}_2` : local);
  names.set(named.symbol, known ?? {...named, name});
  return name;
}

function writeImports(names: Names): string {
  const modules = new Map<string, string[]>();
  const whole: string[] = [];
  for (const {name, from} of names.values()) {
    if (from?.name === '*') {
      whole.push(`import type * as ${name} from '${from.module}';`);
    } else if (from) {
      const written = from.name === name ? name : `${from.name} as ${name}`;
      modules.set(from.module, [...(modules.get(from.module) ?? []), written]);
    }
  }
  const named = [...modules].map(
    ([module, list]) => `import type {${list.toSorted().join(', ')}} from '${module}';`,
  );
  return [...whole.toSorted(), ...named.toSorted()].join('\n');
}

/**
 * Writes the declaration of an export, with its imports and with the types that nobody can import.
 *
 * @param members what the page lists of it: the types of inherited members are shown too
 */
export async function writeSignature(
  entry: Entry,
  members: readonly ts.Symbol[],
  declarations: Declarations,
): Promise<WrittenSignature> {
  const names: Names = new Map();
  const self = {symbol: entry.symbol, isOwn: true};
  addName(names, self, entry.name === 'default' ? 'plugin' : entry.name);
  const own = declarations.write(entry.symbol, (named, local) => addName(names, named, local));
  const linked = [...names.values()].flatMap(({entry: named}) => named ?? []);
  for (const member of members) {
    declarations.write(member, (named, local) =>
      named.isOwn && !named.from && named.symbol !== member ? addName(names, named, local) : local,
    );
  }
  const shown: string[] = [];
  const internal: WrittenSignature['internal'] = [];
  // The names grow while they are walked: a type that is shown may name others.
  for (const {symbol, name, from, isOwn} of names.values()) {
    if (from || symbol === entry.symbol) {
      continue;
    }
    const known = new Set(names.keys());
    let isShown = isOwn;
    const text = declarations.write(symbol, (named, local) => {
      isShown &&= named.isOwn || named.from !== undefined;
      return addName(names, named, local);
    });
    const code = await formatted(text);
    isShown &&= lines(code) <= MAX_LINES;
    isShown &&= lines([...shown, code].join('\n')) <= MAX_LINES_TOGETHER;
    if (isShown) {
      shown.push(code);
    } else {
      [...names.keys()]
        .filter((other) => !known.has(other))
        .forEach((other) => names.delete(other));
    }
    internal.push({name, source: declarations.source(symbol), isShown});
  }
  const heading = shown.length > 0 ? ['// Types that are not exported'] : [];
  return {
    code: await formatted([writeImports(names), own, ...heading, ...shown].join('\n\n')),
    isComplete: !faulty.has(entry.name) && internal.every(({isShown}) => isShown),
    internal: internal.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    linked: linked.toSorted((a, b) => compareNames(a.name, b.name)),
  };
}
