import type {Page} from '@playwright/test';
import {test} from '../support/reading-test';
import {expect, openPage} from '../support/test';

/** How many letters the full lines of the page's paragraphs have: the last line of a paragraph is not full. */
const lettersOfLines = (page: Page) =>
  page.locator('.theme-doc-markdown > p:not([class])').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines: number[] = [];
      let middle = -Infinity;
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text) {
        for (let letter = 0; letter < node.length; letter += 1) {
          const range = new Range();
          range.setStart(node, letter);
          range.setEnd(node, letter + 1);
          const {top, bottom, width} = range.getBoundingClientRect();
          if (width > 0) {
            if ((top + bottom) / 2 > middle + 10) {
              lines.push(0);
              middle = (top + bottom) / 2;
            }
            lines[lines.length - 1]! += 1;
          }
        }
      }
      return lines.slice(0, -1);
    }),
  );

test('on the desktop a line of text has 60 to 75 letters', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const route of [
    '/docs/core/admin/intro',
    '/docs/core/data-transfer/engine',
    '/guides/contributing',
  ]) {
    await openPage(page, route);
    const lines = (await lettersOfLines(page)).toSorted((a, b) => a - b);
    expect(lines.length, route).toBeGreaterThan(20);
    const median = lines[Math.floor(lines.length / 2)]!;
    expect(median, route).toBeGreaterThanOrEqual(60);
    expect(median, route).toBeLessThanOrEqual(75);
    // Where a long word goes on to the next line, the line is shorter; none is much longer.
    expect(lines.at(-1), route).toBeLessThanOrEqual(78);
  }
});

/** Where words of an element break although they have no space, hyphen or other end of a word there. */
const breaksInWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const letters: {letter: string; top: number; bottom: number}[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text) {
        for (let index = 0; index < node.length; index += 1) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const {top, bottom} = range.getBoundingClientRect();
          letters.push({letter: node.data[index]!, top, bottom});
        }
      }
      return letters.slice(1).flatMap(({letter, top}, index) => {
        const before = letters[index]!;
        const isBroken = top >= before.bottom - 2 && before.bottom > before.top;
        return isBroken && /[\w/.]/u.test(before.letter) && /[\w/.]/u.test(letter)
          ? [`${before.letter}|${letter} in ${element.textContent}`]
          : [];
      });
    }),
  );

test('identifiers break at capitals, slashes and dots, nowhere else', async ({page}) => {
  const allowed = /^(?:\/\||[^/]\|\.|[a-z\d]\|[A-Z]|[A-Z]\|[A-Z])/u;
  let count = 0;
  for (const {route, width, selector} of [
    {route: '/exports/interfaces/DocumentActionDescription', width: 360, selector: 'h1'},
    {route: '/exports/interfaces/DocumentActionDescription', width: 320, selector: 'h1'},
    {route: '/exports/interfaces/DocumentActionDescription', width: 1440, selector: '.menu__link'},
    {
      route: '/exports/functions/private_AutoReloadOverlayBlockerProvider',
      width: 360,
      selector: 'h1',
    },
    {route: '/docs/core/content-manager/hooks/use-document-actions', width: 360, selector: 'code'},
    {
      route: '/docs/core/content-manager/hooks/use-document',
      width: 320,
      selector: '.pagination-nav__label',
    },
    {route: '/rfcs/intro', width: 320, selector: '.footer__link-item'},
    {route: '/docs/package-map', width: 360, selector: '.theme-doc-markdown :is(p, li, td) code'},
    {route: '/docs/internal-plugins', width: 1280, selector: '.table-of-contents a'},
  ]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, route);
    const breaks = await breaksInWords(page, selector);
    expect(
      breaks.filter((each) => !allowed.test(each)),
      `${route} at ${width} px`,
    ).toEqual([]);
    count += breaks.length;
  }
  expect(count).toBeGreaterThan(5);
});

test('a copy of an identifier that may break is the identifier', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, '/exports/interfaces/DocumentActionDescription');
  const heading = page.locator('h1');
  await expect(heading.locator('wbr')).not.toHaveCount(0);
  const copied = await heading.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(copied).toBe('DocumentActionDescription');
});

test('above a section of a reference page there are 40 pixels', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, '/api/StrapiFS');
  const spaces = await page
    .locator('.theme-doc-markdown > h2')
    .evaluateAll((headings) => [
      ...new Set(
        headings.map((heading) =>
          Math.round(
            heading.getBoundingClientRect().top -
              heading.previousElementSibling!.getBoundingClientRect().bottom,
          ),
        ),
      ),
    ]);
  expect(spaces).toEqual([40]);
});
