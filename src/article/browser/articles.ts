import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {ARTICLE_CLASS, articleAddress} from '../address';
import {PAGE_DATA_TYPE, type PageData, readFragment} from '../page-data';

/** The module of a document, as the framework would load it. */
type DocumentModule = Omit<PropDocContent, 'default'> & {default: () => null};

/** Articles as HTML, by the key of their page. */
const articles = new Map<string, string>();

/** Data of pages, by key. */
const data = new Map<string, PageData>();

/** Requests that run or have succeeded, by key. */
const requests = new Map<string, Promise<void>>();

/** Routes of documents, by key. */
const routes = new Map<string, string>();

/** The article that came with the page, until the reader leaves it. */
let served: {key: string; element: Element} | undefined;

/** The address of a page, the same for all ways to write it: some links and permalinks end in a slash. */
const keyOf = (route: string) => route.replace(/\/$/u, '');

/** @throws when the page does not arrive, or something else does */
async function request(key: string): Promise<void> {
  const response = await fetch(articleAddress(routes.get(key)!));
  const fragment = await response.text();
  try {
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    const page = readFragment(fragment);
    data.set(key, page.data);
    articles.set(key, page.html);
  } catch (cause) {
    throw new Error(`Loading article ${response.url} failed (${response.status}).`, {cause});
  }
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
  const isFirst = data.size === 0 && requests.size === 0;
  return isFirst && document.documentElement.dataset.hasHydrated !== 'true'
    ? document.querySelector(`.${ARTICLE_CLASS}`)
    : null;
}

/** Makes a route one of a document. */
export function registerPage(route: string): void {
  routes.set(keyOf(route), route);
}

/**
 * Loads the article and the data of a route; those of the page which the reader has opened are there.
 *
 * @throws when they do not arrive
 */
export async function loadPage(route: string): Promise<DocumentModule> {
  const key = keyOf(route);
  const element = findServed();
  if (element) {
    served = {key, element};
    const json = element.querySelector(`script[type="${PAGE_DATA_TYPE}"]`)!.textContent!;
    data.set(key, JSON.parse(json) as PageData);
  } else if (!data.has(key)) {
    await requestOnce(key);
  }
  const page = data.get(key)!;
  // The framework hangs the other exports on the component, which Article.tsx never renders.
  return {...page, frontMatter: page.metadata.frontMatter, default: () => null};
}

/** Returns the address of the article that a route needs; undefined when it has none, or it is there. */
export function missingArticleOf(route: string): string | undefined {
  const key = keyOf(route);
  const path = data.has(key) ? undefined : routes.get(key);
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
