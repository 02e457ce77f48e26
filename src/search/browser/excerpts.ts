import {textsFileName} from '../shared/constants';
import {splitRoute} from '../shared/routes';
import type {SectionTexts} from '../shared/types';
import {loadJson} from './load-json';

/** Texts of the pages that have arrived, by pathname. */
const loaded = new Map<string, SectionTexts>();

const EXCERPT_LENGTH = 140;

/** Longest piece before the first term, in characters. */
const LEAD_LENGTH = 40;

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

/** Returns a short piece of a text around the first of these terms, or its beginning. */
export function quote(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = terms.map((term) => lower.indexOf(term)).filter((position) => position >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const begin = first > LEAD_LENGTH ? text.indexOf(' ', first - LEAD_LENGTH) + 1 : 0;
  const limit = begin + EXCERPT_LENGTH;
  const lastSpace = text.lastIndexOf(' ', limit);
  // A word that is longer than the excerpt is cut.
  const end = limit >= text.length || lastSpace <= begin ? limit : lastSpace;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}

/** Returns a short piece of the section's text around the first of these terms; empty when it is not loaded. */
export function excerptOf(route: string, terms: readonly string[]): string {
  const {pathname, anchor} = splitRoute(route);
  return quote(loaded.get(pathname)?.[anchor] ?? '', terms);
}
