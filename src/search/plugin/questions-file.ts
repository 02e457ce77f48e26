import type {IndexedSection, QuestionsFile} from '../shared/types';
import {packLabels, shortenPhrase} from './build-index';
import type {SectionsByTag} from './read-site';

const packPhrases = (
  sections: readonly IndexedSection[],
  phrasesOf: (section: IndexedSection) => readonly string[],
) => packLabels(sections.map((section) => phrasesOf(section).map(shortenPhrase)));

/** Returns the content of `search-questions.json` for the sections of each search tag, in the order of its index. */
export function buildQuestionsFile(sectionsByTag: SectionsByTag): QuestionsFile {
  return Object.fromEntries(
    [...sectionsByTag].map(([tag, sections]) => [
      tag,
      {
        keywords: packPhrases(sections, ({keywords}) => keywords),
        questions: packPhrases(sections, ({questions}) => questions),
      },
    ]),
  );
}
