import {expect, openPage, test} from '../support/test';

const insideOf = (entry: Element) => {
  const list = entry.closest('.menu, [class*=tableOfContents]')!.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  return top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
};

test.describe('in a low window', () => {
  test.use({viewport: {width: 1280, height: 420}});

  test('the table of contents follows the reader', async ({page}) => {
    await openPage(page, '/glossary');
    const active = page.locator('.table-of-contents__link--active');
    await page.mouse.move(640, 300);
    const list = page.locator('[class*=tableOfContents]');
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
      true,
    );
    const count = await page.locator('.table-of-contents__link').count();
    for (const index of [count - 1, Math.floor(count / 2), 1]) {
      const link = page.locator('.table-of-contents__link').nth(index);
      const hash = (await link.getAttribute('href'))!;
      await page.evaluate((id) => {
        document.getElementById(id)!.scrollIntoView();
      }, hash.slice(1));
      await expect(active).toHaveCount(1);
      await expect.poll(() => active.evaluate(insideOf)).toBe(true);
    }
  });

  test('the sidebar shows the current page, when it is loaded and when the reader goes on', async ({
    page,
  }) => {
    await openPage(page, '/exports/interfaces/UnknownApiError');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.locator('[aria-current=page]');
    await expect(current).toHaveText('UnknownApiError');
    await expect.poll(() => current.evaluate(insideOf)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // The next page is in a group that unfolds.
    await page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link')
      .last()
      .press('Enter');
    await expect(current).not.toHaveText('UnknownApiError');
    await expect.poll(() => current.evaluate(insideOf)).toBe(true);

    // What the reader unfolds does not jump away.
    await sidebar.evaluate((element) => element.scrollTo(0, 0));
    await sidebar.getByRole('button', {name: /category 'Classes'/}).click();
    await expect(sidebar.getByRole('link', {name: 'FetchError'})).toBeVisible();
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(0);
  });
});

test('on a phone, the menu opens at the current page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 500});
  await openPage(page, '/exports/interfaces/UnknownApiError');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]'),
  ).toBeInViewport({ratio: 1});
});

test('the landing page of a group is marked in the sidebar, as any page is', async ({page}) => {
  await openPage(page, '/docs/core/database');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const styleOf = async (name: string) =>
    sidebar
      .getByRole('link', {name, exact: true})
      .first()
      .evaluate((link) => ({
        color: getComputedStyle(link).color,
        mark: getComputedStyle(link, '::before').borderLeftWidth,
      }));
  const group = await styleOf('Database');
  expect(group.mark).toBe('3px');
  expect(group).not.toEqual(await styleOf('Permissions'));
  await sidebar.getByRole('link', {name: 'Transactions'}).click();
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Transactions');
  // Its colour changes in a moment.
  await expect.poll(() => styleOf('Transactions')).toEqual(group);
  expect((await styleOf('Database')).mark).not.toBe('3px');
});

test('after a jump to a heading the navbar is shown, until the reader scrolls', async ({page}) => {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const heading = page.locator('#data-shapes');
  await openPage(page, '/docs/core/database/transactions#data-shapes');
  await expect(heading).toBeInViewport({ratio: 1});
  await expect(navbar).toBeInViewport({ratio: 1});
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();

  await page.locator('.table-of-contents').getByRole('link', {name: 'Lock rows'}).press('Enter');
  await expect(page).toHaveURL('/docs/core/database/transactions#lock-rows');
  await expect(navbar).toBeInViewport({ratio: 1});
  // One after the other: what a wheel adds while the page still scrolls is one way.
  const readPlace = () => page.evaluate(() => window.scrollY);
  const arrived = await readPlace();
  await page.mouse.wheel(0, -200);
  await expect.poll(readPlace).toBe(arrived - 200);
  await page.mouse.wheel(0, 100);
  await expect.poll(readPlace).toBe(arrived - 100);
  await expect(navbar).not.toBeInViewport();
  // The focus never is in what cannot be seen.
  await navbar.getByRole('link', {name: 'Guides'}).focus();
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('the page before and the page after are named with their groups', async ({page}) => {
  await openPage(page, '/docs/core/database');
  const links = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  await expect(links).toHaveText([
    'Previous · ProvidersRepair a failed restore',
    'Next · DatabaseIntroduction',
  ]);
  const marks = await links
    .locator('.pagination-nav__label')
    .evaluateAll((labels) =>
      labels.flatMap((label) =>
        ['::before', '::after'].map((part) => getComputedStyle(label, part).content),
      ),
    );
  expect(new Set(marks)).toEqual(new Set(['none']));
});

test('one place has one name in breadcrumbs, sidebar and title', async ({page}) => {
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await openPage(page, '/exports/modules');
  await expect(breadcrumbs).toHaveText(['', 'Exports', 'All exports']);
  await expect(page).toHaveTitle('@strapi/strapi/admin · Exports | Doc');
  await openPage(page, '/rfcs/intro');
  await expect(breadcrumbs).toHaveText(['', 'RFCs', 'About RFCs']);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
  await openPage(page, '/docs/core/database');
  await expect(page).toHaveTitle(/ · Docs \| Doc$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    / · Docs \| Doc$/,
  );
});

test('a page says what it was checked against, and what that means is one click away', async ({
  page,
}) => {
  await openPage(page, '/docs/core/content-manager/relations');
  await page
    .getByRole('article')
    .getByRole('link', {name: /^checked against 5\./})
    .click();
  await expect(page).toHaveURL('/docs/intro#what-the-pinned-version-means');
  await openPage(page, '/guides/code-of-conduct');
  await expect(
    page.getByRole('article').getByRole('link', {name: /^written for 5\./}),
  ).toBeVisible();
});

for (const width of [360, 1024]) {
  test(`at ${width} px the sidebar shows labels whole, with twice the text too`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/core/database/transactions');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (width < 997) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    }
    const menu = page.locator('.theme-doc-sidebar-menu:visible');
    await expect(menu.getByRole('link', {name: 'Content Manager', exact: true})).toBeVisible();
    const faults = await menu.evaluate((list) =>
      [...list.querySelectorAll<HTMLElement>('.menu__link')].flatMap((link) => {
        const label = link.firstElementChild ?? link;
        const range = document.createRange();
        range.selectNodeContents(label);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        const words = label.textContent!.split(/[\s-]+/u).length;
        return label.scrollHeight > label.clientHeight + 1 || lines > words
          ? [label.textContent]
          : [];
      }),
    );
    expect(faults).toEqual([]);
  });
}
