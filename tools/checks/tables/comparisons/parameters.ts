import {compareSymbols, memberNames} from './symbols';

/** The parameters of a function, and what it takes out of those that are objects. */
export const parameters = compareSymbols((file, symbol) => file.parameters(symbol), memberNames);
