import {compareSymbols} from './symbols';

/** The strings in an array, a union, an enum, an object or a function: event names, stages, statuses, keys that are read. */
export const strings = compareSymbols(
  (file, symbol) => file.strings(symbol),
  (text) => [text.replace(/^['"]|['"]$/g, '')],
);
