import {readPages} from '../../../src/markdown/pages';
import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {projectDir} from '../../paths';

const tagRoutes = readRoutes().filter((route) => route.startsWith('/tags/'));

const indexDetails = proves('2.pages.tags');
test('the index lists every tag page with its number of pages', indexDetails, async ({page}) => {
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

test('a tag page gathers pages of more than one section', async ({page}) => {
  const tagged = readPages(projectDir).filter(
    ({frontMatter}) => Array.isArray(frontMatter.tags) && frontMatter.tags.includes('plugins'),
  );
  const expected = sections.filter(({id}) => tagged.some(({section}) => section.id === id));
  expect(expected.length).toBeGreaterThan(1);
  await openPage(page, '/tags/plugins');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(
    expected.map(({label}) => label),
  );
});

test('the tags at the foot of a page lead to the shared tag pages', async ({page}) => {
  await openPage(page, '/guides/contributing');
  await page.locator('.theme-doc-footer-tags-row').getByRole('link', {name: 'testing'}).click();
  await expect(page).toHaveURL('/tags/testing');
  await page.getByRole('main').getByRole('link', {name: 'Contributing to Strapi'}).click();
  await expect(page).toHaveURL('/guides/contributing');
});
