import {findNames} from './pattern';
import {compareSymbols} from './symbols';

/** The strings in an array, a union, an enum, an object or a function; `*` in a table stands for the rest of a name. */
export const strings = compareSymbols(
  (file, symbol) => file.strings(symbol),
  (text, names) => findNames(names, text.replace(/^['"]|['"]$/g, ''), /\*$/),
);
