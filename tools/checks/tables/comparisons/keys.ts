import {compareSymbols, memberNames} from './symbols';

/** The properties that the code of a symbol has or reads, however deep: for objects that it makes and has no type for. */
export const keys = compareSymbols((file, symbol) => file.keys(symbol), memberNames);
