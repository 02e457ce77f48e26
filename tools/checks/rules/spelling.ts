import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {projectDir} from '../../process.mjs';
import type {Check, Problem} from '../check';

/** Words of the project, one per line, sorted. */
export const PROJECT_WORDS = 'tools/checks/project-words.txt';

const configFile = path.join(projectDir, 'cspell.json');

/** @throws when the configuration or a dictionary cannot be read */
async function checkSpelling(file: string, text: string): Promise<Problem[]> {
  const {spellCheckDocument} = await import('cspell-lib');
  const {issues, errors} = await spellCheckDocument(
    {uri: pathToFileURL(path.join(projectDir, file)).href, text, languageId: 'markdown'},
    {configFile, generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
    {},
  );
  if (errors?.length) {
    throw errors[0];
  }
  return issues.map(({text: word, offset, suggestions = []}) => {
    const above = text.slice(0, offset).split('\n');
    const hint = suggestions.length > 0 ? ` (nearest: ${suggestions.join(', ')})` : '';
    return {
      file,
      line: above.length,
      column: (above.at(-1)?.length ?? 0) + 1,
      message: `Unknown word "${word}"${hint}: correct it, set it in code font if it is code, or add it to ${PROJECT_WORDS}.`,
    };
  });
}

/** British spelling, checked by cspell with the configuration that editors use. */
export const spelling: Check = {
  name: 'spelling',
  check: async ({selected}) => {
    const problems: Problem[] = [];
    for (const {file, source} of selected) {
      problems.push(...(await checkSpelling(file, source)));
    }
    return problems;
  },
};
