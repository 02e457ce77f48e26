import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';
import {lettersOf, type PrintedPage, readPdf} from './pdf';

/** Pages with tall diagrams, long samples, long tables, links to other sites, and samples in tabs. */
const routes = [
  '/docs/core/data-transfer/engine',
  '/rfcs/intro',
  '/api/Strapi',
  '/guides/contributing',
  '/guides/type-system/cheatsheet',
];

/** The least size of a heading of a section, in points; text is smaller. */
const HEADING_SIZE = 13;

async function print(page: Page): Promise<PrintedPage[]> {
  return readPdf(new Uint8Array(await page.pdf({format: 'A4', printBackground: true})));
}

/** What is on the paper, without spaces, page by page. */
const lettersOfPages = (pages: readonly PrintedPage[]) =>
  pages.map(({texts}) => lettersOf(texts.map(({text}) => text).join('')));

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param captions what stands above samples */
function checkSheets(
  sheets: readonly PrintedPage[],
  captions: ReadonlySet<string>,
  route: string,
): void {
  for (const [index, {width, height, texts, colors}] of sheets.entries()) {
    const name = `page ${index + 1} of ${route}`;
    const lowest = texts.at(-1)!;
    // Something that does not fit may leave room below; but no page is nearly blank, except for the last one.
    if (index < sheets.length - 1) {
      expect(texts[0]!.baseline - lowest.baseline, name).toBeGreaterThan(height / 3);
      expect(lowest.size, `no heading at the foot of ${name}: ${lowest.text}`).toBeLessThan(
        HEADING_SIZE,
      );
      expect(captions, `no name of a sample at the foot of ${name}`).not.toContain(
        lettersOf(lowest.text),
      );
    }
    expect(Math.max(...texts.map(({right}) => right)), name).toBeLessThan(width - 20);
    for (const color of colors) {
      // Contrast with white.
      expect(1.05 / (luminance(color) + 0.05), `${color} on ${name}`).toBeGreaterThan(4.5);
    }
  }
}

for (const route of routes) {
  test(`${route} can be printed from both modes`, async ({page}) => {
    await openPage(page, route);
    const diagrams = await page
      .locator('.diagram-picture')
      .evaluateAll((pictures) =>
        pictures.map((picture) =>
          [...picture.querySelectorAll('tspan, text:not(:has(tspan))')].map(
            ({textContent}) => textContent,
          ),
        ),
      );
    const samples = await page
      .locator('.theme-code-block pre')
      .evaluateAll((blocks) => blocks.map((block) => block.textContent));
    const captions = new Set(
      (
        await page.locator('.theme-code-block > :first-child:not(:only-child)').allTextContents()
      ).map(lettersOf),
    );
    const external = page.locator('.theme-doc-markdown > p a[href^="http"]:not(.code-reference)');
    const addresses = await external.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!),
    );
    const counts: number[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const sheets = await print(page);
      counts.push(sheets.length);
      checkSheets(sheets, captions, `${route} in ${colorScheme} mode`);
      const letters = lettersOfPages(sheets);
      for (const words of diagrams) {
        const all = words.map(lettersOf);
        expect(letters.filter((sheet) => all.every((word) => sheet.includes(word)))).not.toEqual(
          [],
        );
      }
      const all = letters.join('');
      for (const text of [...addresses.map((address) => `(${address})`), ...samples]) {
        expect(all).toContain(lettersOf(text));
      }
      expect(all).toContain(lettersOf((await page.locator('h1').textContent())!));
      for (const text of [
        'Skip to main',
        'Search...',
        'On this page',
        'Edit this page',
        'Report an error',
        'Elsewhere',
        'Next',
      ]) {
        expect(all).not.toContain(lettersOf(text));
      }
    }
    expect(counts[1]).toBe(counts[0]);
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    const background = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ]);
    expect(background).toEqual(['rgba(0, 0, 0, 0)', 'light']);
  });
}

test('tables of the health page are whole on paper', async ({page}) => {
  await openPage(page, '/health');
  // As wide as the text on A4.
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  const excess = page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('table')].filter(
        (table) => table.scrollWidth > table.parentElement!.clientWidth,
      ),
    );
  expect(await excess).toEqual([]);
});

test('sections begin with a heavy line on paper without backgrounds, too', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  for (const route of ['/', '/api/Cron']) {
    await openPage(page, route);
    const start = page.locator('.page__heading, .theme-doc-markdown > h2').first();
    const {borderTopStyle, borderTopWidth, width} = await start.evaluate((heading) => {
      const style = getComputedStyle(heading, '::before');
      return {
        borderTopStyle: style.borderTopStyle,
        borderTopWidth: style.borderTopWidth,
        width: style.width,
      };
    });
    expect({borderTopStyle, borderTopWidth}).toEqual({
      borderTopStyle: 'solid',
      borderTopWidth: '3px',
    });
    expect(Number.parseFloat(width)).toBeGreaterThan(20);
  }
});
