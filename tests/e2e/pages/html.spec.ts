import {expect, test} from '@playwright/test';
import {readHtml, readRoutes, sectionOfRoute, siteUrl} from '../support/site';

const routes = readRoutes();

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta [^>]*name="?${name}"? content="([^"]*)"`).exec(html)?.[1];
}

test('no two pages share a description, and no two pages of a section a title', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const route of routes) {
    const html = readHtml(route);
    const title = `${sectionOfRoute(route)?.id}: ${/<title[^>]*>([^<]*)<\/title>/.exec(html)![1]}`;
    const description = meta(html, 'description') ?? '';
    expect(titles.get(title), `title of ${route}`).toBeUndefined();
    expect(descriptions.get(description), `description of ${route}`).toBeUndefined();
    titles.set(title, route);
    descriptions.set(description, route);
  }
  expect(titles.size).toBeGreaterThan(10);
});

test('every link inside the site leads to a page, and every anchor to a place on it', async ({
  request,
}) => {
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = async (pathname: string) => {
    if (!anchors.has(pathname)) {
      const response = await request.get(pathname);
      expect(response.status(), pathname).toBe(200);
      const ids = (await response.text()).matchAll(/\sid="?([^"\s>]+)/g);
      anchors.set(pathname, new Set([...ids].map(([, id]) => id!)));
    }
    return anchors.get(pathname)!;
  };
  const broken: string[] = [];
  for (const route of routes) {
    for (const [, href] of readHtml(route).matchAll(/<a [^>]*href="?([^"\s>]+)/g)) {
      const target = new URL(href!, new URL(route, siteUrl));
      if (target.host !== siteUrl.host) {
        continue;
      }
      const ids = await anchorsOf(target.pathname);
      // There are thousands: each `expect` takes its time.
      if (target.hash && !ids.has(decodeURIComponent(target.hash.slice(1)))) {
        broken.push(`${href} on ${route}`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(anchors.size).toBeGreaterThan(10);
});
