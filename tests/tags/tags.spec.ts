import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';

const routes = readRoutes();
const tagRoutes = routes.filter((route) => route.startsWith('/tags/'));

test('the index lists every tag page with its number of pages', async ({page}) => {
  await openPage(page, '/tags');
  const links = page.getByRole('main').locator('a[rel=tag]');
  const listed = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')!),
  );
  expect(listed.toSorted()).toEqual(tagRoutes);
  await expect(page.getByRole('main').locator('dt')).toHaveText(
    tagRoutes.map(() => /^.+ \d+ pages?$/),
  );
});

for (const tagRoute of tagRoutes) {
  test(`${tagRoute} lists exactly the pages that link to it`, async ({page, request}) => {
    await openPage(page, tagRoute);
    const listed = await page
      .getByRole('main')
      .locator('section li > a')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')!));
    const tagged = [];
    for (const route of routes.filter((candidate) => !candidate.startsWith('/tags'))) {
      const html = await (await request.get(route)).text();
      if (new RegExp(`rel="?tag"?[^>]*href="?${tagRoute}["\\s>]`).test(html)) {
        tagged.push(route);
      }
    }
    expect(listed.toSorted()).toEqual(tagged.toSorted());
    expect(listed.length).toBeGreaterThan(0);
  });
}

test('a tag page gathers pages of more than one section', async ({page}) => {
  await openPage(page, '/tags/plugins');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Docs',
    'Exports',
  ]);
});

test('the tags at the foot of a page lead to the shared tag pages', async ({page}) => {
  await openPage(page, '/guides/contributing');
  await page.locator('.theme-doc-footer-tags-row').getByRole('link', {name: 'testing'}).click();
  await expect(page).toHaveURL('/tags/testing');
  await page.getByRole('main').getByRole('link', {name: 'Contributing to Strapi'}).click();
  await expect(page).toHaveURL('/guides/contributing');
});

for (const route of ['/guides/tags', '/api/tags', '/exports/tags', '/rfcs/tags', '/docs/tags']) {
  test(`${route} does not exist`, async ({request}) => {
    expect((await request.get(route)).status()).toBe(404);
  });
}
