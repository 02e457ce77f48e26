import {textsFileName} from '../shared/constants';
import {splitRoute} from '../shared/routes';
import type {SectionTexts} from '../shared/types';
import {loadJson} from './load-json';
import {quote} from './quote';

/** Texts of the pages that have arrived, by pathname. */
const loaded = new Map<string, SectionTexts>();

/** Fetches the texts of these routes' pages, each once, so that `excerptOf` can quote them. Never rejects. */
export async function loadExcerpts(baseUrl: string, routes: readonly string[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const {pathname} = splitRoute(route);
      const url = baseUrl + textsFileName(pathname.slice(baseUrl.length));
      const texts = await loadJson(url, (json) => json as SectionTexts);
      if (texts) {
        loaded.set(pathname, texts);
      }
    }),
  );
}

/** True when `excerptOf` knows the page of this route. */
export function hasExcerpt(route: string): boolean {
  return loaded.has(splitRoute(route).pathname);
}

/** Returns what shows these terms best of the section's text, see `quote.ts`; empty when it is not loaded. */
export function excerptOf(route: string, terms: readonly string[]): string {
  const {pathname, anchor} = splitRoute(route);
  return quote(loaded.get(pathname)?.[anchor] ?? '', terms);
}
