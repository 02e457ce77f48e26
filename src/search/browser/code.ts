import {searchCode} from '../shared/code';
import {loadCode, type LoadedCode} from '../shared/code/load';
import type {CodeFile, CodeHit} from '../shared/code/types';
import {CODE_FILE} from '../shared/constants';
import {loadJson} from './load-json';

/** The code of Strapi, made ready for queries. */
export type CodeSearch = {
  /** Version of the Strapi packages. */
  version: string;
  /** Returns what a query finds, at most eight, the best first. */
  search: (query: string) => CodeHit[];
};

/**
 * Fetches the index of Strapi's code, once; undefined when it cannot be had. It is as large as all that a first search
 * needs: ask for it only when `classifyQuery` says what a query looks like.
 */
export function loadCodeIndex(baseUrl: string): Promise<LoadedCode | undefined> {
  return loadJson(baseUrl + CODE_FILE, (json) => loadCode(json as CodeFile));
}

/** Fetches what searches the code of Strapi; undefined when it cannot be had. Never rejects. */
export async function loadCodeSearch(baseUrl: string): Promise<CodeSearch | undefined> {
  const code = await loadCodeIndex(baseUrl);
  return code && {version: code.version, search: (query) => searchCode(code, query)};
}
