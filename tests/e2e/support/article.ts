import type {Page} from '@playwright/test';
import {articleOf} from '../../../src/plugins/docs/article-files';
import {readHtml} from './site';

/** Addresses of articles, as the page asks for them on the way to another one. */
export const articleFiles = '**/*.article.txt';

/** Returns the HTML of the article on the open page, without what the browser adds: the buttons of code blocks. */
export function readArticle(page: Page): Promise<string> {
  return page.locator('.theme-doc-markdown').evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const group of copy.querySelectorAll('.theme-code-block pre + div')) {
      group.remove();
    }
    for (const box of copy.querySelectorAll('[data-scroll-box]')) {
      for (const name of ['aria-label', 'role', 'tabindex']) {
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
    articleOf(readHtml(route))!,
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
