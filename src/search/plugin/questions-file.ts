import {packNumbers} from '../shared/packed';
import {groupByPage} from '../shared/routes';
import type {IndexedSection, QuestionsFile} from '../shared/types';
import {countEach, packWords, shortenPhrase} from './build-index';
import type {SectionsByTag} from './read-site';

/** Returns the phrases of a page, all its searches as one, and how many there are, in the order of the file. */
function phrasesOf(sections: readonly IndexedSection[]) {
  // All sections of a page have its keywords.
  const {keywords} = sections[0]!;
  const questions = sections.map((section) => section.questions);
  const searches = sections.flatMap((section) => section.searches.map(shortenPhrase));
  return {
    counts: [keywords.length, questions.length, ...questions.map(({length}) => length)],
    phrases: [searches.join(' '), ...[keywords, ...questions].flat().map(shortenPhrase)],
  };
}

/**
 * Returns the content of `search-questions.json` for the sections of each search tag, in the order of its index. The format is
 * described in `shared/load-questions.ts`.
 */
export function buildQuestionsFile(sectionsByTag: SectionsByTag): QuestionsFile {
  const pagesByTag = [...sectionsByTag].map(
    ([tag, sections]) =>
      [
        tag,
        groupByPage(sections).map((places) => phrasesOf(places.map((place) => sections[place]!))),
      ] as const,
  );
  let count = 0;
  const pages = pagesByTag.flatMap(([, ofTag]) => ofTag);
  const phrasesOfPages = pages.map(({phrases}) => phrases.map(() => count++));
  const {words, sizes, postings} = packWords(
    phrasesOfPages,
    pages.flatMap(({phrases}) =>
      phrases.map((phrase) => countEach(phrase.split(' ').filter(Boolean))),
    ),
  );
  return {
    counts: Object.fromEntries(
      pagesByTag.map(([tag, ofTag]) => [tag, packNumbers(ofTag.flatMap(({counts}) => counts))]),
    ),
    words,
    sizes,
    postings,
  };
}
