import {ignoredSelectors} from './ignored';

/** Text of each section of a page, by anchor; the empty anchor is the text above the first heading. */
type SectionTexts = Map<string, string>;

const pages = new Map<string, Promise<SectionTexts>>();
const finished = new Map<string, SectionTexts>();

const EXCERPT_LENGTH = 140;

const ignored = ignoredSelectors.join(', ');

function readSections(html: string): SectionTexts {
  const content = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('.theme-doc-markdown');
  const texts: SectionTexts = new Map();
  let anchor = '';
  for (const element of content?.children ?? []) {
    if (element.matches('h2[id], h3[id]')) {
      anchor = `#${element.id}`;
    } else if (!element.matches(`header, ${ignored}`)) {
      for (const node of element.querySelectorAll(ignored)) {
        node.remove();
      }
      // Cells and list items are words apart, though no white space stands between them.
      for (const block of element.querySelectorAll('td, th, li, p, dd, dt, br, .token-line')) {
        block.append(' ');
      }
      texts.set(anchor, `${texts.get(anchor) ?? ''} ${element.textContent ?? ''}`);
    }
  }
  return texts;
}

async function fetchSections(pathname: string): Promise<SectionTexts> {
  try {
    const response = await fetch(pathname);
    return response.ok ? readSections(await response.text()) : new Map();
  } catch {
    return new Map();
  }
}

/** Fetches the pages of these routes, each once, so that `excerptOf` can quote them. Never rejects. */
export async function loadExcerpts(routes: readonly string[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const pathname = route.split('#')[0]!;
      const promise = pages.get(pathname) ?? fetchSections(pathname);
      pages.set(pathname, promise);
      finished.set(pathname, await promise);
    }),
  );
}

/** True when `excerptOf` knows the page of this route. */
export function hasExcerpt(route: string): boolean {
  return finished.has(route.split('#')[0]!);
}

/** Gives a short piece of the section's text around the first of these terms, or its beginning; empty when it is not loaded. */
export function excerptOf(route: string, terms: readonly string[]): string {
  const [pathname, anchor] = route.split('#') as [string, string | undefined];
  const text = (finished.get(pathname)?.get(anchor ? `#${anchor}` : '') ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
  const lower = text.toLowerCase();
  const found = terms.map((term) => lower.indexOf(term)).filter((position) => position >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const begin = first > 40 ? text.indexOf(' ', first - 40) + 1 : 0;
  const limit = begin + EXCERPT_LENGTH;
  const lastSpace = text.lastIndexOf(' ', limit);
  // A word that is longer than the excerpt is cut.
  const end = limit >= text.length || lastSpace <= begin ? limit : lastSpace;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}
