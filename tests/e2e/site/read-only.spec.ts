import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {resultsOf} from '../search/widget/support';
import {readHtml, readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {buildDir} from '../../paths';

/** Whatever a reader could write into. */
const fields =
  'form, input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox]';

const fieldDetails = proves('1.static', '5.nothing-else');
test(
  'no page is built with a form or a field, but that which filters a table',
  fieldDetails,
  () => {
    const tags = /<(?:form|input|textarea|select)\b|\s(?:contenteditable|role="?textbox)/u;
    for (const route of [...readRoutes(), '/404']) {
      const html = readHtml(route).replaceAll(/<search\b.*?<\/search>/gsu, '');
      expect(html.match(tags)?.[0], route).toBeUndefined();
    }
  },
);

for (const route of ['/', '/rfcs/example', '/tags', '/health', '/exports/modules']) {
  test(`${route} takes no input but that of the search`, fieldDetails, async ({page}) => {
    await openPage(page, route);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox').first()).toBeFocused();
    const places = await page
      .locator(fields)
      .evaluateAll((elements) =>
        elements.map((element) => (element.closest('search') ? 'search' : element.outerHTML)),
      );
    expect(new Set(places)).toEqual(new Set(['search']));
  });
}

/** Says what of a request would tell a reader apart, or is not the reading of a file of the build. */
async function describeBreach(request: Request): Promise<string | undefined> {
  const {pathname} = new URL(request.url());
  const file = path.join(buildDir, pathname);
  const isFile = [file, `${file}.html`, path.join(file, 'index.html')].some(
    (candidate) => path.extname(candidate) && existsSync(candidate),
  );
  const headers = await request.allHeaders();
  const isAnonymous = !headers.cookie && !headers.authorization;
  const response = await request.response();
  const isLeftAlone = !(await response?.allHeaders())?.['set-cookie'];
  return request.method() === 'GET' && isFile && isAnonymous && isLeftAlone
    ? undefined
    : `${request.method()} ${pathname}`;
}

const visitDetails = proves('1.static', '1.anonymous', '7.no-backend');
test(
  'a visit reads files of the build, says nothing of the reader and sets no cookie',
  visitDetails,
  async ({page, context}) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await openPage(page, '/rfcs/example');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /Switch between dark and light mode/})
      .click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('memoisation traps');
    // It is in another section, whose index comes after that of the page.
    await expect(resultsOf(page).first()).toContainText('Memoisation traps');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/container#memoisation-traps');
    await page.getByRole('link', {name: 'All tags'}).first().press('Enter');
    await expect(page).toHaveURL('/tags');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/tags/iu);

    expect(requests.some((request) => request.url().endsWith('.json'))).toBe(true);
    const breaches = await Promise.all(requests.map(describeBreach));
    expect(breaches.filter(Boolean)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  },
);

const roleDetails = proves('6.no-roles');
test(
  'a reader with credentials sees what one without sees',
  roleDetails,
  async ({page, context, baseURL}) => {
    const routes = ['/', '/tags', ...sections.map(({entry}) => entry)];
    const readAll = async () => {
      const bodies: string[] = [];
      for (const route of routes) {
        const response = await context.request.get(route);
        expect(response.status(), route).toBe(200);
        bodies.push(await response.text());
      }
      return bodies;
    };
    const readText = () => page.locator('body').innerText();

    // A page without diagrams, which come late.
    await openPage(page, '/guides/code-of-conduct');
    const text = await readText();
    const bodies = await readAll();

    // What a signed-in user of the product has.
    await context.addCookies([{name: 'jwtToken', value: 'token', url: baseURL}]);
    await context.setExtraHTTPHeaders({Authorization: 'Bearer token'});
    await page.evaluate(() => {
      localStorage.setItem('jwtToken', '"token"');
      localStorage.setItem('roles', '["strapi-super-admin"]');
    });
    await openPage(page, '/guides/code-of-conduct');
    expect(await readText()).toBe(text);
    expect(await readAll()).toEqual(bodies);
  },
);
