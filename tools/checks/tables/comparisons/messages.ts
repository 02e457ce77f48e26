import {findMessages} from '../../../code-index/messages';
import type {Comparison} from '../expectation';
import {compareFiles} from './files';
import {findNames} from './pattern';

/** What a table writes for a value: `…`, `<name>`. */
const VALUE = /…|<[^<>]*>/g;

/** A text that says something, a single word with a value included, which a search would find too often. */
const saysSomething = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(VALUE, ''));

/** The messages that files throw or log, as the index of the code finds them; values fill their holes. */
export const messages: Comparison = {
  ...compareFiles(
    (files) => files.flatMap((file) => findMessages(file, saysSomething)).map(({text}) => text),
    (names) => (texts) =>
      texts.filter(saysSomething).flatMap((text) => findNames(names, text, VALUE, VALUE)),
  ),
  column: 'message',
};
