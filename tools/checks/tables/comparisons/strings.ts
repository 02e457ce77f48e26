import {toPattern} from './pattern';
import {compareSymbols} from './symbols';

/** The strings in an array, a union, an enum, an object or a function; `*` in a table stands for the rest of a name. */
export const strings = compareSymbols(
  (file, symbol) => file.strings(symbol),
  (text, names) => {
    const written = text.replace(/^['"]|['"]$/g, '');
    const pattern = toPattern(written, /\*$/);
    const found = names.filter((name) => name === written || pattern.test(name));
    return found.length > 0 ? found : [written];
  },
);
