import {isGenerated} from '../content/page-kinds';
import {paragraphsOf} from '../content/paragraphs';
import {type Check, eachPage} from '../check';

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|[2-9]|[1-9]\\d{1,2}';

/** What a program can count, and a new version changes. What a case may have several of, such as rows, is not here. */
const THINGS = [
  'plugins',
  'packages',
  'modules',
  'hooks',
  'events',
  'options',
  'routes',
  'endpoints',
  'columns',
  'methods',
  'properties',
  'props',
  'members',
  'exports',
  'functions',
  'classes',
  'arguments',
  'parameters',
  'middlewares',
  'policies',
  'handlers',
  'listeners',
  'providers',
  'services',
  'controllers',
  'commands',
  'callbacks',
  'adapters',
  'dialects',
];

/** Words that end what is counted: "two of seven plugins" counts plugins, "two rows in its columns" does not. */
const BETWEEN =
  '(?!(?:of|in|for|and|or|with|from|to|per|a|an|the|each|on|by|that|as|is|are|times)\\b)[\\p{L}-]+';

/** "When two plugins …" tells a case, "Strapi 5 plugins" a version. */
const COUNT = new RegExp(
  String.raw`(?<!\b(?:if|when|where|unless|Strapi|Node\.js|React|version) )(?<![\w.:#-])(?:${NUMBERS})(?:\s+of\s+(?:the\s+)?(?:${NUMBERS}))?\s+(?:${BETWEEN}\s+){0,2}(?:${THINGS.join('|')})\b`,
  'giu',
);

/** No count of what is in the code: the next version has another one. */
export const counts: Check = {
  name: 'counts',
  check: eachPage((page) =>
    isGenerated(page)
      ? []
      : paragraphsOf(page).flatMap(({text, language, placeAt}) =>
          [...language.matchAll(COUNT)].map(({0: {length}, index}) => ({
            ...placeAt(index),
            message: `"${text.slice(index, index + length).replace(/\s+/gu, ' ')}" counts what is in the code, which changes: name them, or say it without the number.`,
          })),
        ),
  ),
};
