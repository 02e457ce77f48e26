import {compareSymbols, memberNames} from './symbols';

/** The properties of an object literal, and their values in a column headed "Default". */
export const defaults = compareSymbols((file, symbol) => file.values(symbol), memberNames);
