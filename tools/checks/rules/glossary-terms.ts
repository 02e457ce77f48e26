import {GLOSSARY_FILE, termsOf} from '../../../src/glossary/terms';
import {headingsOf} from '../content/headings';
import type {Check} from '../check';

/** A hint has to be read at a glance. */
const LONGEST = 320;

/** A definition is at most so many sentences. */
const SENTENCES = 2;

/** The sentences of a text: a full stop inside of a name ends none. */
function countSentences(text: string): number {
  return text.match(/[.!?](?=\s|$)/gu)?.length ?? 0;
}

/** Every word of the glossary has an anchor and, in its first paragraph, a definition that is short enough for a hint. */
export const glossaryTerms: Check = {
  name: 'glossary-terms',
  check: ({selected}) => {
    const page = selected.find(({file}) => file === GLOSSARY_FILE);
    if (!page) {
      return [];
    }
    const terms = termsOf(page.source);
    const nameless = headingsOf(page)
      .filter(({depth, place}) => depth === 3 && !terms.some(({line}) => line === place.line))
      .map(({text, place}) => ({
        file: GLOSSARY_FILE,
        ...place,
        message: `"${text}" has no anchor, so that no page can link it: write its id, "### ${text} {#…}".`,
      }));
    const faults = terms.flatMap(({name, definition, line}) => {
      const sentences = countSentences(definition);
      const fault =
        (definition === '' && 'has no definition: write a paragraph below its heading') ||
        (sentences > SENTENCES &&
          `is defined in ${sentences} sentences: say it in ${SENTENCES}, the rest in a second paragraph`) ||
        (definition.length > LONGEST &&
          `is defined in ${definition.length} characters: say it in ${LONGEST}, because links show it as a hint`);
      return fault ? [{file: GLOSSARY_FILE, line, message: `"${name}" ${fault}.`}] : [];
    });
    return [...nameless, ...faults];
  },
};
