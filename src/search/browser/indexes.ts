import {indexFileName} from '../shared/constants';
import {loadIndex} from '../shared/load-index';
import type {LoadedIndex} from '../shared/lookup';
import type {SearchIndexFile} from '../shared/types';
import {loadJson} from './load-json';

/** Returns the indexes of these search tags, those that can be had. */
export async function loadIndexes(
  baseUrl: string,
  tags: readonly string[],
): Promise<LoadedIndex[]> {
  const indexes = await Promise.all(
    tags.map((tag) =>
      loadJson(baseUrl + indexFileName(tag), (json) => loadIndex(tag, json as SearchIndexFile)),
    ),
  );
  return indexes.filter((index) => index !== undefined);
}
