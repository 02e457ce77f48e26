import {indexFileName} from './constants';
import {type LoadedIndex, loadIndex} from './lookup';

/** Index files by URL. Kept for as long as the reader stays, because the layout remounts between sections. */
const loading = new Map<string, Promise<LoadedIndex | undefined>>();

async function fetchIndex(url: string, tag: string): Promise<LoadedIndex | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? loadIndex(tag, await response.json()) : undefined;
  } catch {
    // No network, HTML instead of JSON, or half a file: no results, and no noise (spec section 8).
    return undefined;
  }
}

/**
 * Gives the indexes of these search tags, those that can be had. Each file is fetched once, whoever asks meanwhile waits
 * for the same answer, and a file that could not be had is asked for again next time.
 */
export async function loadIndexes(
  baseUrl: string,
  tags: readonly string[],
): Promise<LoadedIndex[]> {
  const indexes = await Promise.all(
    tags.map(async (tag) => {
      const url = baseUrl + indexFileName(tag);
      const promise = loading.get(url) ?? fetchIndex(url, tag);
      loading.set(url, promise);
      const index = await promise;
      if (!index) {
        loading.delete(url);
      }
      return index;
    }),
  );
  return indexes.filter((index) => index !== undefined);
}
