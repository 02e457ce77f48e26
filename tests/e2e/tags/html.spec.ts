import {expect, test} from '@playwright/test';
import {readHtml, readRoutes} from '../support/site';

const routes = readRoutes();
const tagRoutes = routes.filter((route) => route.startsWith('/tags/'));

/** Returns the targets of the links that match, in the HTML as it was built. */
function linkTargets(html: string, linkTag: RegExp): string[] {
  return [...html.matchAll(linkTag)].map(([tag]) => /href="?([^"\s>]+)/.exec(tag)![1]!);
}

for (const tagRoute of tagRoutes) {
  test(`${tagRoute} lists exactly the pages that link to it`, () => {
    const main = /<main.*<\/main>/s.exec(readHtml(tagRoute))![0];
    const listed = linkTargets(main, /(?<=<li>)<a [^>]*>/g);
    const tagged = routes.filter((route) =>
      linkTargets(readHtml(route), /<a [^>]*rel="?tag[^>]*>/g).includes(tagRoute),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(tagged.filter((route) => route !== '/tags').toSorted());
  });
}

for (const route of ['/guides/tags', '/api/tags', '/exports/tags', '/rfcs/tags', '/docs/tags']) {
  test(`${route} does not exist`, async ({request}) => {
    expect((await request.get(route)).status()).toBe(404);
  });
}
