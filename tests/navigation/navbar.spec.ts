import {sections} from '../../src/sections';
import {proves} from '../spec/statements';
import {expect, openPage, test} from '../support/test';

/** Key under which the preferred version of a docs plugin is stored. */
const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

for (const {label, entry} of sections) {
  test(`"${label}" in the navbar opens ${entry}`, async ({page}) => {
    await openPage(page, '/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(entry);
    await expect(page.locator('.navbar__link--active')).toHaveText(label);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', entry);
  });
}

test(
  'the version is a plain link with a real label while there is one version',
  proves('2.version-dropdown.one-version'),
  async ({page}) => {
    await openPage(page, '/api/Strapi');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    // A dropdown would be a button.
    const version = navigation.getByRole('link', {name: '5.x', exact: true});
    await expect(version).toHaveAttribute('href', '/docs/intro');
    await expect(version).not.toHaveAttribute('aria-haspopup');
    await expect(navigation.getByRole('list')).toHaveCount(0);

    await page.setViewportSize({width: 390, height: 844});
    await navigation.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await navigation.getByRole('button', {name: 'Back to main menu'}).click();
    await version.click();
    await expect(page).toHaveURL('/docs/intro');
    await expect(version).not.toBeInViewport();
  },
);

test(
  'each docs plugin keeps its preferred version under its id, and forgets one that is gone',
  proves('9.docs-version.key'),
  async ({page}) => {
    const pluginIds = sections.map(({pluginId}) => pluginId);
    const stored = Object.fromEntries([
      ...pluginIds.map((id) => [keyOf(id), id === 'default' ? 'current' : 'gone']),
      [keyOf('nobody'), 'gone'],
    ]);
    await page.addInitScript((values) => Object.assign(localStorage, values), stored);
    await openPage(page, '/rfcs/intro');
    const read = () =>
      page.evaluate((start) => {
        const entries = Object.entries({...localStorage});
        return Object.fromEntries(entries.filter(([key]) => key.startsWith(start)));
      }, keyOf(''));
    await expect.poll(read).toEqual({[keyOf('default')]: 'current', [keyOf('nobody')]: 'gone'});
  },
);

test('the navbar hides on scroll down and comes back on scroll up', async ({page}) => {
  await openPage(page, '/api/Strapi');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.mouse.wheel(0, 1000);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -400);
  await expect(navbar).toBeInViewport();
});

test('the first Tab offers to skip to the content', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a category of the sidebar folds and unfolds', async ({page}) => {
  await openPage(page, '/docs/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const introduction = sidebar.locator('a[href="/database"]');
  await expect(introduction).toBeHidden();
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Database'"}).click();
  await expect(introduction).toBeVisible();
  await sidebar.getByRole('button', {name: "Collapse sidebar category 'Database'"}).click();
  await expect(introduction).toBeHidden();
});

test('every page can be edited and says when it was last changed', async ({page}) => {
  await openPage(page, '/database');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/docs\/core\/database\/intro\.md$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});

test('whatever Tab reaches shows that it has the focus', async ({page}) => {
  await openPage(page, '/docs/intro');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    // Polled: the search button gives its place, and then the focus, to the field that is loaded.
    const unmarked = () =>
      page.evaluate(() => {
        // The search field shows its ring around the whole form.
        const focused = document.activeElement!;
        const ringed = focused.closest('.aa-Form') ?? focused;
        return getComputedStyle(ringed).outlineStyle === 'none' && focused.outerHTML.slice(0, 100);
      });
    await expect.poll(unmarked).toBe(false);
  }
});
