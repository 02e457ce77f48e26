import {compareSymbols} from './symbols';

/** The parameters of a function, and what it takes out of those that are objects; `params.id` is a part of `params`. */
export const parameters = compareSymbols(
  (file, symbol) => file.parameters(symbol),
  (text) => [text.replace(/[.(<?].*$/s, '')],
);
