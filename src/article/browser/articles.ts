import {ARTICLE_CLASS, articleAddress} from '../address';

/** Articles as HTML, by the key of their page. */
const articles = new Map<string, string>();

/** Requests that run or have succeeded, by key. */
const requests = new Map<string, Promise<void>>();

/** Routes that have an article, by key. */
const routes = new Map<string, string>();

/** The article that came with the page, until the reader leaves it. */
let served: {key: string; element: Element} | undefined;

/** The address of a page, the same for all ways to write it: some links and permalinks end in a slash. */
const keyOf = (route: string) => route.replace(/\/$/u, '');

/** @throws when the article does not arrive, or something else does: some hosts answer every address with a page */
async function request(key: string): Promise<void> {
  const response = await fetch(articleAddress(routes.get(key)!));
  const html = await response.text();
  if (!response.ok || /^<!doctype/iu.test(html)) {
    throw new Error(`Loading article ${response.url} failed (${response.status}).`);
  }
  articles.set(key, html);
}

function requestOnce(key: string): Promise<void> {
  let current = requests.get(key);
  if (!current) {
    current = request(key);
    requests.set(key, current);
    // Asked for again, it may arrive.
    current.catch(() => requests.delete(key));
  }
  return current;
}

/** The article in the HTML of the page that the reader has opened, before React has begun to look at it. */
function findServed(): Element | null {
  const isFirst = articles.size === 0 && requests.size === 0 && !served;
  return isFirst && document.documentElement.dataset.hasHydrated !== 'true'
    ? document.querySelector(`.${ARTICLE_CLASS}`)
    : null;
}

/** Makes a route one that has an article. */
export function registerArticle(route: string): void {
  routes.set(keyOf(route), route);
}

/**
 * Loads the article of a route; that of the page which the reader has opened is there.
 *
 * @throws when it does not arrive
 */
export async function loadArticle(route: string): Promise<void> {
  const key = keyOf(route);
  const element = findServed();
  if (element) {
    served = {key, element};
  } else if (!articles.has(key)) {
    await requestOnce(key);
  }
}

/** Returns the address of the article that a route needs; undefined when it has none, or it is there. */
export function missingArticleOf(route: string): string | undefined {
  const key = keyOf(route);
  const path = articles.has(key) || key === served?.key ? undefined : routes.get(key);
  return path && articleAddress(path);
}

/** Fills an element with the article of a route, unless the article that came with the page is in it. */
export function showArticle(route: string, element: Element): void {
  if (!element.hasChildNodes()) {
    // Drawn anew after an error elsewhere in the page, React has put an empty element in the place of the served one.
    element.innerHTML = articles.get(keyOf(route)) ?? served!.element.innerHTML;
  }
}

/** Keeps the article that came with the page for the reader's way back. */
export function keepArticle(route: string, element: Element): void {
  const key = keyOf(route);
  if (!articles.has(key)) {
    articles.set(key, element.innerHTML);
  }
  served = undefined;
}
