import path from 'node:path';
import {projectDir} from '../process.mjs';
import {importCompiled} from './compile.mjs';

/** @import {RelevanceQuery} from '../../tests/e2e/search/relevance/queries' */

/** Queries of the relevance suite, below the project. */
export const QUERIES_FILE = 'tests/e2e/search/relevance/queries.ts';

/** @returns {Promise<readonly RelevanceQuery[]>} the queries of the relevance suite */
export async function loadQueries() {
  const {relevanceQueries} = await importCompiled(path.join(projectDir, QUERIES_FILE));
  return relevanceQueries;
}

/**
 * @param {string} result a `route#anchor`
 * @param {RelevanceQuery} query
 * @returns {boolean} whether the result answers the query; a wanted route without anchor means any section of the page
 */
export function isAnswer(result, {routes}) {
  return routes.includes(result) || routes.includes(result.split('#')[0]);
}

/**
 * Returns every text that stands in the search field while a reader types a query.
 *
 * @param {string} query
 */
export function keystrokesOf(query) {
  const characters = [...query];
  return characters
    .map((_, index) => characters.slice(0, index + 1).join(''))
    .filter((text) => text.trim());
}
