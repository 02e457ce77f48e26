import type {Page} from '@playwright/test';
import {articleOf} from '../../../src/plugins/docs/article-files';
import {makeFragment, readFragment} from '../../../src/article/page-data';
import {readHtml} from './site';

/** Addresses of articles, as the page asks for them on the way to another one. */
export const articleFiles = '**/*.article.txt';

/** Returns the HTML of the article on the open page, without the data of the page and what the browser adds. */
export function readArticle(page: Page): Promise<string> {
  return page.locator('.theme-doc-markdown').evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelector('script[type="application/json"]')?.remove();
    for (const group of copy.querySelectorAll('.theme-code-block pre + div')) {
      group.remove();
    }
    for (const box of copy.querySelectorAll('[data-scroll-box]')) {
      for (const name of ['aria-label', 'data-fits', 'role', 'tabindex']) {
        box.removeAttribute(name);
      }
    }
    return copy.innerHTML;
  });
}

/** Returns the HTML of the article of a route as the build has it, written as the browser writes it. */
export function readBuiltArticle(page: Page, route: string): Promise<string> {
  return page.evaluate(
    (html) => {
      const element = document.createElement('template');
      element.innerHTML = html;
      return element.innerHTML;
    },
    readFragment(makeFragment(articleOf(readHtml(route))!)!).html,
  );
}

/** Records the paths of the articles that the page asks for. */
export function recordArticles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.article.txt')) {
      paths.push(pathname);
    }
  });
  return paths;
}
