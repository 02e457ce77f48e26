import {compareSymbols, memberNames} from './symbols';

/** The members of an interface, class, type, enum or object. */
export const members = compareSymbols((file, symbol) => file.members(symbol), memberNames);
