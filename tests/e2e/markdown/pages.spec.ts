import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {linkAddressesOf} from '../../../src/markdown/links';
import {STRAPI_VERSION} from '../../../src/strapi';
import {buildDir} from '../../paths';
import {readHtml, readRoutes} from '../support/site';

const markdownNameOf = (route: string): string => `${route === '/' ? '/index' : route}.md`;

const readMarkdown = (route: string): string =>
  readFileSync(path.join(buildDir, markdownNameOf(route)), 'utf8');

/** What of a page is there for people only. */
const CONTROLS =
  'script, style, svg, button, nav, label, input, output, .hash-link, .facts, .screen-dark, [data-search-ignore]:not(.diagram)';

/** Addresses are whole in Markdown, and left out on both sides. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/https?:[^\s)]*/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of a page that its Markdown has not as often, and how many words the page has. */
function compare(route: string): {missing: string[]; count: number} {
  const $ = load(readHtml(route));
  const article = $('.theme-doc-markdown').first();
  const content = article.length > 0 ? article : $('main').first();
  content.find(CONTROLS).remove();
  content.find('wbr').remove();
  content.find('br').replaceWith('\n');
  content
    .find('a, td, th, p, li, h1, h2, h3, h4, h5, div, summary, dt, dd, figcaption')
    .append('\n');
  const left = new Map<string, number>();
  for (const word of wordsOf(readMarkdown(route).replaceAll('\\', ''))) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  const words = wordsOf(content.text());
  const missing = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return {missing, count: words.length};
}

test('the Markdown of each page has at least 98 of 100 of its words', () => {
  const compared = readRoutes().map((route) => ({route, ...compare(route)}));
  const poor = compared.filter(({missing, count}) => missing.length > count / 50);
  expect(poor).toEqual([]);
});

test('no page has more Markdown than programs take of one: 100,000 characters (AFDocs, page-size-markdown)', () => {
  const long = readRoutes().filter((route) => readMarkdown(route).length > 100_000);
  expect(long).toEqual([]);
});

test('each Markdown page says what it is, where it is, and where all pages are', () => {
  for (const route of readRoutes()) {
    const [, head, text] = readMarkdown(route).split(/^---\n/mu);
    const facts = parse(head!) as Record<string, unknown>;
    const $ = load(readHtml(route));
    expect([route, facts.url, facts.strapi_version, facts.description]).toEqual([
      route,
      $('link[rel="canonical"]').attr('href'),
      STRAPI_VERSION,
      $('meta[name="description"]').attr('content') ?? '',
    ]);
    expect(facts.title).toBeTruthy();
    expect(text!.trimStart()).toMatch(/^> All pages, for programs: \[llms\.txt\]\(https:/u);
  }
});

test('the HTML of each page leads to its Markdown', () => {
  for (const route of readRoutes()) {
    const $ = load(readHtml(route));
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(
      markdownNameOf(route),
    );
    expect(
      $('[hidden] a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/llms.txt', markdownNameOf(route)]);
  }
  expect(load(readHtml('/404'))('link[type="text/markdown"]')).toHaveLength(0);
});

test('links of Markdown pages lead to Markdown pages that are there', () => {
  const origin = new URL(load(readHtml('/'))('link[rel="canonical"]').attr('href')!).origin;
  const broken = readRoutes().flatMap((route) =>
    // Pictures have to be there too.
    linkAddressesOf({source: readMarkdown(route).replaceAll('![', '[')})
      .map((address) => new URL(address))
      .filter((address) => address.origin === origin)
      .filter(({pathname}) => !existsSync(path.join(buildDir, pathname)))
      .map((address) => `${route}: ${address.href}`),
  );
  expect(broken).toEqual([]);
});

test('a diagram is its words and its source, in Markdown', () => {
  const markdown = readMarkdown('/docs/core/document-service/life-of-a-publish');
  const [, diagram] = markdown.split('**Diagram: One publish, from row 14 to row 16**');
  expect(diagram!.slice(0, 5000)).toMatch(
    /^\n\nThe i18n middleware reads a row\.[\s\S]*leads to[\s\S]*```mermaid\n[\s\S]*?COMMIT/u,
  );
});
