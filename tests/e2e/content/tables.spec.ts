import type {Page} from '@playwright/test';
import {readExcess, waitForFrames} from '../support/frame';
import {test} from '../support/reading-test';
import {expect, openPage} from '../support/test';

/** A page with tables of prose. */
const route = '/api/Strapi';

/** A page with a table of short values that is wider than a phone. */
const wideRoute = '/docs/core/content-releases/backend-reference';

const boxes = (page: Page) => page.locator('.theme-doc-markdown [data-scroll-box]:has(table)');

/** What is wider than the text, of all tables of prose. */
const excessOfLists = (page: Page) =>
  page
    .locator('.theme-doc-markdown [data-scroll-box]:has(.list-table)')
    .evaluateAll((elements) => elements.map((box) => box.scrollWidth - box.clientWidth));

test('on a phone a table of prose is a list in which each cell but the first has the name of its column', async ({
  page,
}) => {
  for (const width of [320, 639]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, route);
    await expect.poll(async () => Math.max(...(await excessOfLists(page)))).toBe(0);
  }
  const table = page.locator('.list-table').first();
  const heads = await table.locator('thead th').allTextContents();
  const cells = table.locator('tbody tr').first().locator('td');
  await expect(cells).toHaveCount(heads.length);
  const shown = await cells.evaluateAll((elements) =>
    elements.map((cell) => ({
      label: getComputedStyle(cell, '::before').content.split(' / ')[0],
      left: cell.getBoundingClientRect().left,
    })),
  );
  expect(shown.map(({label}) => label)).toEqual([
    'none',
    ...heads.slice(1).map((head) => `"${head}: "`),
  ]);
  // Below each other.
  expect(new Set(shown.map(({left}) => left)).size).toBe(1);

  // What is drawn as a list is a table for screen readers.
  await expect(page.getByRole('table').first()).toHaveClass('list-table');
  const roles = table.getByRole('row').nth(1);
  await expect(roles.getByRole('rowheader')).toHaveCount(1);
  await expect(roles.getByRole('cell')).toHaveCount(heads.length - 1);
  await expect(table.getByRole('columnheader')).toHaveText(heads);

  await page.setViewportSize({width: 640, height: 800});
  await expect(table).toHaveCSS('display', 'table');
});

test('no table of prose of the long pages is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const each of ['/glossary', '/exports/modules', '/guides/type-system/cheatsheet', '/']) {
    await openPage(page, each);
    expect(await page.locator('.list-table').count(), each).toBeGreaterThan(0);
    expect(Math.max(0, ...(await excessOfLists(page))), each).toBe(0);
  }
  // The packages of the home page.
  const excess = await page
    .locator('[data-scroll-box]')
    .evaluateAll((elements) => elements.map((box) => box.scrollWidth - box.clientWidth));
  expect(excess).toEqual([0]);
});

test('on the desktop no table of prose scrolls for want of room beside the frame', async ({
  page,
}) => {
  for (const each of ['/glossary', '/exports/modules', route, '/docs/core/data-transfer/engine']) {
    await openPage(page, each);
    for (const width of [768, 997, 1024, 1099, 1100, 1232, 1280, 1366, 1440]) {
      await page.setViewportSize({width, height: 800});
      await expect
        .poll(async () => Math.max(...(await excessOfLists(page))), {message: `${each}, ${width}`})
        .toBe(0);
    }
  }
});

test('a table of short values stays one, scrolls, and shows that it does', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, wideRoute);
  const box = page.locator('.theme-doc-markdown [data-scroll-box]:has(table:not(.list-table))');
  await expect(box.first()).toHaveAttribute('tabindex', '0');
  const {isWider, display, background} = await box.first().evaluate((element) => ({
    isWider: element.scrollWidth > element.clientWidth,
    display: getComputedStyle(element.firstElementChild!).display,
    background: getComputedStyle(element).backgroundImage,
  }));
  expect({isWider, display}).toEqual({isWider: true, display: 'table'});
  expect(background).toContain('linear-gradient');
});

test('boxes of tables have names of their own, and are reached by keyboard only where they scroll', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/glossary');
    await expect(page.locator('[data-fits]').first()).toBeAttached();
    await waitForFrames(page);
    const states = await boxes(page).evaluateAll((elements) =>
      (elements as HTMLElement[]).map((box) => ({
        name: box.dataset.scrollBox,
        isWider: box.scrollWidth > box.clientWidth,
        isFocusable: box.tabIndex === 0,
        role: box.role,
      })),
    );
    expect(new Set(states.map(({name}) => name)).size).toBe(states.length);
    for (const {name, isWider, isFocusable, role} of states) {
      expect(name).toMatch(/^Table: ./u);
      expect({isFocusable, role}, name).toEqual({
        isFocusable: isWider,
        role: isWider ? 'region' : null,
      });
    }
  }
});

test('on the desktop the head of a long table stays in sight below the navbar', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await openPage(page, '/exports/modules');
  const head = page.locator('[data-fits] > table > thead th').first();
  const navbar = page.locator('.navbar');
  const topOf = () => head.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // The framework hides it when the reader scrolls on.
  for (const top of [1500, 3000]) {
    await page.evaluate((y) => {
      scrollTo({top: y, behavior: 'instant'});
      return new Promise(requestAnimationFrame);
    }, top);
  }
  // Scrolled down, the navbar is hidden; on the way up it is back.
  await expect(navbar).toHaveClass(/navbarHidden/u);
  await expect.poll(topOf).toBe(0);
  await page.evaluate(() => scrollTo({top: 2700, behavior: 'instant'}));
  await expect(navbar).not.toHaveClass(/navbarHidden/u);
  const {height} = (await navbar.boundingBox())!;
  await expect.poll(topOf).toBeCloseTo(height, -1);
  await expect(head).toBeInViewport({ratio: 1});
});

test('the index of the exports fits into a phone, with twice the text too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const size of ['100%', '200%']) {
    await openPage(page, '/exports/modules');
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await waitForFrames(page);
    expect(await readExcess(page), size).toBe(0);
    expect(await excessOfLists(page), size).toEqual([0, 0]);
  }
});
