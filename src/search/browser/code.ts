import {loadCode, type LoadedCode} from '../shared/code/load';
import type {CodeFile} from '../shared/code/types';
import {CODE_FILE} from '../shared/constants';
import {loadJson} from './load-json';

/**
 * Fetches the index of Strapi's code, once; undefined when it cannot be had. It is as large as all that a first search
 * needs: ask for it only when `classifyQuery` says what a query looks like.
 */
export function loadCodeIndex(baseUrl: string): Promise<LoadedCode | undefined> {
  return loadJson(baseUrl + CODE_FILE, (json) => loadCode(json as CodeFile));
}
