import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {ARTICLE_CLASS, articleAddress} from '../../article/address';
import {makeFragment} from '../../article/page-data';

const START = new RegExp(`<div class="(?:[^"]* )?${ARTICLE_CLASS}[" ][^>]*>`, 'u');

/** A tag of a `div`: quoted values of attributes may hold anything. */
const DIV = /<(\/?)div\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gu;

/** Returns the HTML of the article in a built page, or undefined when there is none. */
export function articleOf(html: string): string | undefined {
  const start = START.exec(html);
  if (!start) {
    return undefined;
  }
  const begin = start.index + start[0].length;
  let depth = 1;
  for (const {index, 1: slash} of html.slice(begin).matchAll(DIV)) {
    depth += slash ? -1 : 1;
    if (depth === 0) {
      return html.slice(begin, begin + index);
    }
  }
  return undefined;
}

/**
 * Writes the article of a built page, with its data, next to it, for readers who come from another page.
 *
 * @param permalink with base path
 * @throws when the page or its article is not where it is expected
 */
export async function writeArticle(
  permalink: string,
  baseUrl: string,
  outDir: string,
): Promise<void> {
  // Files are named without the slash that some permalinks end in.
  const name = decodeURI(permalink.slice(baseUrl.length)).replace(/\/$/u, '');
  const route = path.join(outDir, name || 'index');
  const html = await readFile(`${route}.html`, 'utf8');
  const article = articleOf(html);
  if (article === undefined) {
    throw new Error(
      `${route}.html has no article: no element with the class ${ARTICLE_CLASS}, or one without end.`,
    );
  }
  const fragment = makeFragment(article);
  if (fragment === undefined) {
    throw new Error(
      `The article of ${route}.html has no data: src/theme/DocItem/Content was not rendered, or the HTML is minified in a way that src/article/page-data.ts does not know.`,
    );
  }
  await writeFile(articleAddress(route), fragment);
}

/**
 * Writes the articles of all built pages of a docs instance.
 *
 * @throws when a page or its article is not where it is expected
 */
export async function writeArticles(
  {loadedVersions}: LoadedContent,
  baseUrl: string,
  outDir: string,
): Promise<void> {
  const docs = loadedVersions.flatMap((version) => version.docs).filter(({draft}) => !draft);
  await Promise.all(docs.map(({permalink}) => writeArticle(permalink, baseUrl, outDir)));
}
