import type {Locator} from '@playwright/test';
import {readHtml} from '../support/site';
import {expect, openPage, test} from '../support/test';

const route = '/docs/intro';

/** The first link to a word of the glossary. */
const termOn = (page: {locator(selector: string): Locator}) =>
  page.locator('.theme-doc-markdown a.term').first();

/** What is drawn at a link: its definition, or nothing. */
const drawnAt = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element, '::after').content);

test('pages explain the words of the glossary where they use them first', () => {
  const [, definition] = /aria-description="([^"]+)"/u.exec(
    /<a [^>]*href=["']?\/glossary#document[^>]*>/u.exec(readHtml(route))![0],
  )!;
  // The same text as on the page of the glossary, but for code and quotes.
  expect(definition).toContain('One piece of content');
  expect(readHtml('/glossary')).toContain('One piece of content');
});

test('a word shows its definition under the pointer, which may move onto it, until Escape', async ({
  page,
}) => {
  await openPage(page, route);
  const term = termOn(page);
  const definition = (await term.getAttribute('aria-description'))!;
  expect(definition.length).toBeGreaterThan(40);
  await expect(term).toHaveAccessibleDescription(definition);
  await term.scrollIntoViewIfNeeded();
  expect(await drawnAt(term)).toBe('none');
  await term.hover();
  expect(await drawnAt(term)).toContain(definition.slice(0, 30));
  const {x, y, height} = (await term.boundingBox())!;
  await page.mouse.move(x + 15, y + height + 2);
  await page.mouse.move(x + 15, y + height + 14);
  expect(await drawnAt(term)).toContain(definition.slice(0, 30));
  await page.keyboard.press('Escape');
  expect(await drawnAt(term)).toBe('none');
  // It comes back the next time.
  await page.mouse.move(5, 5);
  await term.hover();
  expect(await drawnAt(term)).toContain(definition.slice(0, 30));
});

test('a word shows its definition while it has the focus, until Escape, and Enter follows it', async ({
  page,
}) => {
  await openPage(page, route);
  const term = termOn(page);
  // As Tab does.
  await page.keyboard.press('Shift');
  await term.focus();
  expect(await drawnAt(term)).not.toBe('none');
  await page.keyboard.press('Escape');
  expect(await drawnAt(term)).toBe('none');
  await expect(term).toBeFocused();
  const address = (await term.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.locator(address.replace('/glossary', 'h3'))).toBeInViewport();
});

test('a definition stays within the window, at its right edge and at its bottom', async ({
  page,
}) => {
  await page.setViewportSize({width: 700, height: 500});
  await openPage(page, route);
  const term = termOn(page);
  await term.evaluate((link) => {
    link.style.cssText = 'position: fixed; right: 4px; bottom: 4px';
  });
  await term.hover();
  const {right, bottom} = await page.evaluate(() => ({
    right: document.documentElement.scrollWidth - innerWidth,
    bottom: document.elementFromPoint(innerWidth - 40, innerHeight - 70)?.className,
  }));
  expect(right).toBeLessThanOrEqual(0);
  expect(bottom).toContain('term');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('a tap follows the link', async ({page}) => {
    await openPage(page, route);
    const term = termOn(page);
    const address = (await term.getAttribute('href'))!;
    await term.tap();
    await expect(page).toHaveURL(address);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a word shows its definition and leads to the glossary', async ({page}) => {
    await page.goto(route);
    const term = termOn(page);
    await term.hover();
    expect(await drawnAt(term)).not.toBe('none');
    await term.click();
    await expect(page).toHaveURL(/\/glossary#[\w-]+$/u);
  });
});

test('nothing of the hints is on paper', async ({page}) => {
  await openPage(page, route);
  const term = termOn(page);
  await term.hover();
  await page.emulateMedia({media: 'print'});
  expect(await drawnAt(term)).toBe('none');
});
