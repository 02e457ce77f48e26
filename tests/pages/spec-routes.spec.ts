import {expect, test} from '@playwright/test';
import {readRoutes} from '../support/site';
import {specRoutes} from './spec-routes';

/** Routes whose pages were in the site once must stay: raise the number whenever an issue adds pages. */
const ROUTES_PRESENT = 27;

test('the routes of the specification are there, or counted as missing', () => {
  const built = readRoutes();
  const isBuilt = (route: string) =>
    route.endsWith('*')
      ? built.some((candidate) => candidate.startsWith(route.slice(0, -1)))
      : built.includes(route);

  let present = 0;
  for (const [group, routes] of Object.entries(specRoutes)) {
    expect(new Set(routes).size, `routes of "${group}" are listed once`).toBe(routes.length);
    const missing = routes.filter((route) => !isBuilt(route));
    present += routes.length - missing.length;
    if (missing.length > 0) {
      console.log(
        `${group}: ${missing.length} of ${routes.length} still missing: ${missing.join(' ')}`,
      );
    }
  }
  expect(present).toBeGreaterThanOrEqual(ROUTES_PRESENT);
});
