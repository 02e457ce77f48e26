import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio/slim';
import type {BudgetName} from './budgets';

/** What a page costs, as far as it is known. */
export type Costs = Partial<Record<BudgetName, number>>;

/** Reads what a built site costs its readers. */
export type BuildReader = {
  /** Routes of the sitemap, sorted. */
  routes: readonly string[];
  /** Returns what the HTML of a page tells. */
  readCosts(route: string): Costs;
  /**
   * Returns what a file weighs on the wire, in bytes.
   *
   * @param url address of the file, of which only the path counts
   */
  weigh(url: string): number;
};

/**
 * Returns what reads the build in a folder.
 *
 * @param basePath of the site
 * @throws when there is no build
 */
export function openBuild(buildDir: string, basePath = '/'): BuildReader {
  const sitemap = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new Error('There is no build to measure: run "npm run build" first.');
  }
  const weights = new Map<string, number>();
  const weigh = (url: string) => {
    const {pathname} = new URL(url, 'https://site');
    const file = decodeURIComponent(pathname.slice(basePath.length));
    if (!weights.has(file)) {
      weights.set(file, brotliCompressSync(readFileSync(path.join(buildDir, file))).length);
    }
    return weights.get(file)!;
  };
  const weighAll = (urls: readonly (string | undefined)[]) =>
    [...new Set(urls)].reduce((total, url) => total + (url?.startsWith('/') ? weigh(url) : 0), 0);

  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return {
    routes: [...locations].map(([, url]) => decodeURI(new URL(url!).pathname)).toSorted(),
    weigh,
    readCosts(route) {
      const file = route.slice(basePath.length) || 'index';
      const html = readFileSync(path.join(buildDir, `${file}.html`));
      const $ = load(html);
      const addresses = (selector: string, attribute: string) =>
        $(selector)
          .get()
          .map((element) => $(element).attr(attribute));
      return {
        html: html.length,
        elements: $('*').length,
        css: weighAll(addresses('link[rel=stylesheet]', 'href')),
        scripts: weighAll([
          ...addresses('script[src]', 'src'),
          ...addresses('link[rel=modulepreload], link[rel=preload][as=script]', 'href'),
        ]),
      };
    },
  };
}
