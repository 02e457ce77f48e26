import {isStopWord, splitWords, tokenizeTitle} from '../tokenizer';
import {stemOf} from './stem';

/** The title of a page: its terms with their stems, and how many of its words say something. */
type PageTitle = {terms: ReadonlySet<string>; length: number};

/** The titles of pages that were asked for: every key asks again. */
const pageTitles = new Map<string, PageTitle>();

/** Takes the title of a page apart. */
export function readPageTitle(title: string): PageTitle {
  let read = pageTitles.get(title);
  if (!read) {
    read = {
      terms: new Set(tokenizeTitle(title).flatMap((term) => [term, stemOf(term)])),
      length: Math.max(1, splitWords(title).filter((word) => !isStopWord(word)).length),
    };
    pageTitles.set(title, read);
  }
  return read;
}
