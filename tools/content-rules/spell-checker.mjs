import {pathToFileURL} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';
import {spellCheckDocument} from 'cspell-lib';

/**
 * The thread behind rules/spelling.ts. A thread, because cspell can only be loaded by `import`, which the loaders of
 * TypeScript do not leave alone; and because reading its dictionaries takes longer than all the other rules together.
 *
 * @typedef {{path: string, text: string}} SpellingDocument `path` need not exist
 * @typedef {{configFile: string, documents: SpellingDocument[]}} SpellingTask
 * @typedef {{word: string, line: number, suggestions: string[]}} SpellingIssue
 */

/** @param {SpellingDocument} document @param {string} configFile @returns {Promise<SpellingIssue[]>} */
async function check({path, text}, configFile) {
  const {issues, errors} = await spellCheckDocument(
    {uri: pathToFileURL(path).href, text, languageId: 'markdown'},
    {configFile, generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
    {},
  );
  if (errors?.length) {
    throw errors[0];
  }
  return issues.map(({text: word, offset, suggestions = []}) => ({
    word,
    line: text.slice(0, offset).split('\n').length,
    suggestions,
  }));
}

const {configFile, documents} = /** @type {SpellingTask} */ (workerData);
const results = [];
for (const document of documents) {
  results.push(await check(document, configFile));
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(results);
