import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../paths';
import {readHtml, readRoutes} from '../support/site';

const routes = readRoutes();

/** Returns the file of the build that is at an address of the site. */
const fileAt = (address: string) => path.join(buildDir, new URL(address).pathname);

test('each page names a picture of its own, which is there', () => {
  const pictures = routes.map((route) => {
    const html = readHtml(route);
    const [, picture = ''] = /property="?og:image"? content="?([^"\s>]+)/u.exec(html) ?? [];
    expect(html, route).toMatch(new RegExp(`name="?twitter:image"? content="?${picture}`, 'u'));
    return picture;
  });
  expect(new Set(pictures).size).toBe(routes.length);
  expect(pictures.filter((picture) => !existsSync(fileAt(picture)))).toEqual([]);
});

test('each page has data for search engines, about itself', () => {
  for (const route of routes) {
    const scripts = [
      ...readHtml(route).matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gu),
    ];
    const data = scripts.map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
    const own = data.filter((entry) => entry['@type'] === 'TechArticle');
    expect(own, route).toHaveLength(1);
    expect(new URL(own[0]!.url as string).pathname).toBe(route);
    expect(own[0]!.headline).toBeTruthy();
    expect(existsSync(fileAt(own[0]!.image as string))).toBe(true);
  }
});

test('the sitemap has dates, and feeds are well formed and lead to pages', async ({page}) => {
  expect(readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8')).toMatch(
    /<lastmod>\d{4}-\d\d-\d\d</u,
  );
  const home = readHtml('/');
  const feeds = [...home.matchAll(/<link href="?([^"\s>]+\.xml)"? rel="?alternate/gu)].map(
    ([, feed]) => feed!,
  );
  expect(feeds).toHaveLength(2);
  for (const feed of feeds) {
    const xml = readFileSync(path.join(buildDir, feed), 'utf8');
    const links = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelector('parsererror')
        ? ['not well formed']
        : [...parsed.querySelectorAll('item > link')].map(({textContent}) => textContent!);
    }, xml);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !routes.includes(new URL(link).pathname))).toEqual([]);
  }
});
