import {expect, openPage, test} from '../support/test';

test('the menu of a phone works by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/core/database/transactions');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  // It has slid in.
  await expect.poll(async () => (await menu.boundingBox())!.x).toBe(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  // The order of the focus is the order on the screen; nothing that is out of sight gets it.
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  const order: {name: string; y: number; shown: boolean; inMenu: boolean}[] = [];
  const focusNext = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => {
      const focused = document.activeElement!;
      const {y, right, left} = focused.getBoundingClientRect();
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent,
        y: Math.round(y),
        shown:
          left > -1 &&
          right < innerWidth + 1 &&
          focused.checkVisibility({visibilityProperty: true}),
        inMenu: focused.closest('.navbar-sidebar') !== null,
      };
    });
  };
  while (order.length < 40 && order.at(-1)?.name !== 'Close navigation bar') {
    order.push(await focusNext());
  }
  expect(order.map(({name}) => name)).toEqual(
    expect.arrayContaining(['← Back to main menu', 'Transactions']),
  );
  expect(order.filter(({shown, inMenu}) => !shown || !inMenu)).toEqual([]);

  await menu.getByRole('button', {name: "Expand sidebar category 'Upload'"}).press('Enter');
  await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await menu.getByRole('link', {name: 'Guides'}).press('Enter');
  await expect(page).toHaveURL('/guides/contributing');
  await expect(menu).not.toBeInViewport();
});

test('sidebar, version and table of contents work by keyboard', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const introduction = sidebar.locator('a[href="/database"]');
  const expand = sidebar.getByRole('button', {name: "Expand sidebar category 'Database'"});
  await expand.press('Enter');
  const collapse = sidebar.getByRole('button', {name: "Collapse sidebar category 'Database'"});
  await expect(collapse).toBeFocused();
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await expect(introduction).toBeVisible();
  // The framework ends an unfolding when its transition ends: with reduced motion too.
  await expect(sidebar.locator('ul:has(> li > a[href="/database"])')).toHaveCSS('height', /\d/);
  await expect
    .poll(() =>
      sidebar
        .locator('ul:has(> li > a[href="/database"])')
        .evaluate((list: HTMLElement) => list.style.height),
    )
    .toBe('auto');
  await page.keyboard.press('Tab');
  await expect(introduction).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/database');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Introduction');
  await collapse.press('Space');
  await expect(introduction).toBeHidden();

  const entry = page.locator('.table-of-contents').getByRole('link').last();
  const hash = await entry.getAttribute('href');
  await entry.press('Enter');
  await expect(page).toHaveURL(`/database${hash}`);
  await expect(page.locator(hash!)).toBeInViewport({ratio: 1});

  const version = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '5.x'});
  await version.press('Enter');
  await expect(page).toHaveURL('/docs/intro#what-the-pinned-version-means');
});

test('landmarks of the same kind have names of their own', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/core/database/transactions');
    if (width < 997) {
      await page.locator('.section-bar summary').click();
    }
    const landmarks = await page
      .locator('nav, aside, main, body footer, [role=banner], [role=region]')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest('.theme-doc-markdown, article footer'),
          )
          .map(
            (element) =>
              `${element.role ?? element.localName} ${element.getAttribute('aria-label') ?? ''}`,
          ),
      );
    expect(landmarks.length).toBeGreaterThan(4);
    expect(landmarks.filter((name, index) => landmarks.indexOf(name) !== index)).toEqual([]);
  }
});
