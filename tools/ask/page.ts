import {findNear} from '../../src/lib/nearest';
import type {PageEntry} from '../../src/plugins/markdown-output/indexes';
import {redirects} from '../../src/redirects';
import {UserError} from '../process.mjs';
import type {Build} from './build';

/** A page as Markdown. */
export type PageAnswer = {title: string; route: string; url: string; markdown: string};

/** Returns a route as somebody wrote it, or its address, the way the site has routes; without base path. */
function toRoute(written: string, basePath: string): string {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/]*/u, '')
    .replace(/[?#].*$/su, '')
    .replace(/\.(?:md|html)$/u, '')
    .replace(/\/+$/u, '');
  const absolute = path.startsWith('/') ? path : `/${path}`;
  const below =
    basePath !== '/' && absolute.startsWith(basePath)
      ? absolute.slice(basePath.length - 1)
      : absolute;
  return below === '/index' ? '/' : below;
}

/**
 * Returns the page of a route. It may be written as an address, with `.md` or an anchor, in other letters, as one of the
 * addresses that lead elsewhere (src/redirects.ts), or as the page's file.
 *
 * @throws {UserError} when there is none
 */
function findPage(build: Build, written: string): PageEntry {
  const {pages} = build.pages;
  const {basePath} = build;
  if (written.trim() === '') {
    throw new UserError('Name the route of a page, such as /docs/intro.');
  }
  const route = toRoute(written, basePath);
  const target = redirects.find(({from}) => from === route)?.to ?? route;
  const wanted = basePath + target.slice(1);
  const found =
    pages.find((page) => page.route === wanted) ??
    pages.find((page) => page.route.toLowerCase() === wanted.toLowerCase()) ??
    pages.find(({source}) => source !== undefined && source === written.trim());
  if (!found) {
    const near = findNear(
      wanted,
      pages.map((page) => page.route),
    );
    throw new UserError(
      `There is no page ${wanted}${near ? `; did you mean ${near}?` : ': "search" finds pages by their words.'}`,
    );
  }
  return found;
}

/**
 * Returns a page as Markdown.
 *
 * @throws {UserError} when there is none of this route
 */
export function readPage(build: Build, written: string): PageAnswer {
  const page = findPage(build, written);
  const {title, route} = page;
  return {title, route, url: build.addressOf(route), markdown: build.markdownOf(page)};
}
