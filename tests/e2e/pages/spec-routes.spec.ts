import {expect, test} from '@playwright/test';
import {proves, type StatementId} from '../../spec/statements';
import {readRoutes} from '../support/site';
import {specRoutes} from './spec-routes';

const built = readRoutes();

/** What the groups of routes prove. */
const statementsOfGroups: Record<string, [StatementId, ...StatementId[]]> = {
  site: ['2.route.home', '2.pages.tags'],
  guides: ['2.pages.guides'],
  docs: ['2.pages.docs'],
  api: ['2.pages.api'],
  exports: ['2.pages.exports'],
  rfcs: ['2.pages.rfcs'],
  tags: ['2.pages.tags'],
};

for (const [group, routes] of Object.entries(specRoutes)) {
  const details = proves(...statementsOfGroups[group]!);
  const title = `every route of "${group}" that the specification names is in the build, and served`;
  test(title, details, async ({request}) => {
    expect(new Set(routes).size, 'routes are listed once').toBe(routes.length);
    expect(routes.filter((route) => !built.includes(route))).toEqual([]);
    for (const route of routes) {
      const response = await request.get(route, {maxRedirects: 0});
      expect(response.status(), route).toBe(200);
      expect(await response.text(), route).toMatch(/<h1\b[^>]*>(?:<[^>]+>)*[^<]/u);
    }
  });
}

const tagDetails = proves('2.pages.tags');
test('every tag of the specification has a page with links', tagDetails, async ({request}) => {
  for (const route of specRoutes.tags!) {
    const html = await (await request.get(route)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main, route).toMatch(/<li><a /u);
  }
});
