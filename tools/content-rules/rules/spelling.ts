import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import {CONFIG_DIR} from '../config-dir';
import type {Rule, Violation} from '../types';

/** Words of the project, one per line, sorted. */
export const PROJECT_WORDS = 'tools/content-rules/project-words.txt';

const configFile = path.join(CONFIG_DIR, 'cspell.json');

/** @throws when the configuration or a dictionary cannot be read */
async function checkSpelling(file: string, text: string): Promise<Violation[]> {
  const {issues, errors} = await spellCheckDocument(
    {uri: pathToFileURL(path.join(CONFIG_DIR, file)).href, text, languageId: 'markdown'},
    {configFile, generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
    {},
  );
  if (errors?.length) {
    throw errors[0];
  }
  return issues.map(({text: word, offset, suggestions = []}) => {
    const hint = suggestions.length > 0 ? ` (nearest: ${suggestions.join(', ')})` : '';
    return {
      file,
      line: text.slice(0, offset).split('\n').length,
      message: `Unknown word "${word}"${hint}: correct it, set it in code font if it is code, or add it to ${PROJECT_WORDS}.`,
    };
  });
}

/** British spelling, checked by cspell with the configuration that editors use. */
export const spelling: Rule = {
  name: 'spelling',
  check: async (pages) => {
    const violations: Violation[] = [];
    for (const {file, source} of pages) {
      violations.push(...(await checkSpelling(file, source)));
    }
    return violations;
  },
};
