import {expect, test} from '@playwright/test';
import {readRoutes} from '../support/site';
import {specRoutes} from './spec-routes';

const built = readRoutes();

for (const [group, routes] of Object.entries(specRoutes)) {
  test(`every route of "${group}" that the specification names is in the build`, () => {
    expect(new Set(routes).size, 'routes are listed once').toBe(routes.length);
    expect(routes.filter((route) => !built.includes(route))).toEqual([]);
  });
}

test('every tag of the specification has a page with links', async ({request}) => {
  for (const route of specRoutes.tags!) {
    const html = await (await request.get(route)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main, route).toMatch(/<li><a /u);
  }
});
