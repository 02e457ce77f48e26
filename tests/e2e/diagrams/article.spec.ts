import {proves} from '../../spec/statements';
import {readHtml} from '../support/site';
import {expect, openPage, test} from '../support/test';

/** A page with a diagram that is wider than a phone. */
const route = '/database';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `diagrams are in the page, named, described and in the colours of ${colorScheme}`,
    proves('1.mermaid'),
    async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/rfcs/intro');
      const picture = page.locator('.diagram-picture').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAccessibleName(/\S/u);
      await expect(picture).toHaveAccessibleDescription(/\S/u);
      const [ink, fill] = await picture.evaluate((element) => [
        getComputedStyle(document.body).color,
        getComputedStyle(element.querySelector('text')!).fill,
      ]);
      expect(fill).toBe(ink);
    },
  );
}

test('nothing of Mermaid is loaded, and no diagram brings styles or ids', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text());
    }
  });
  await openPage(page, route);
  expect(scripts.filter((script) => script.includes('mermaidAPI'))).toEqual([]);
  expect(readHtml(route)).toMatch(/class="?diagram-picture/);
  expect(await page.locator('.diagram :is(style, [style], [id])').count()).toBe(0);
});

test('what a diagram shows can be read in words', async ({page}) => {
  await openPage(page, route);
  const words = page.locator('.diagram-words').first();
  await expect(words.getByRole('listitem').first()).toBeHidden();
  await words.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words.getByRole('listitem').first()).toBeVisible();
  await expect(words.locator('p')).toHaveText(/\S/u);
});

test('the words of a label are found and selected across its lines', async ({page}) => {
  await openPage(page, '/upload');
  const label = page.locator('.diagram-picture text', {hasText: 'Provider: file'}).first();
  const text = await label.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(text.replaceAll(/\s+/gu, ' ').trim()).toBe('Provider: file, thumbnail, formats');
});

test('a diagram is centred, no higher than the window, its text no smaller than 12 px', async ({
  page,
}) => {
  await openPage(page, '/docs/core/admin/features/nps');
  const {box, picture, textSize, isCentred} = await page
    .locator('.diagram-box')
    .first()
    .evaluate((element) => {
      const drawing = element.querySelector<SVGSVGElement>('.diagram-picture')!;
      const outer = element.getBoundingClientRect();
      const inner = drawing.getBoundingClientRect();
      const natural = drawing.viewBox.baseVal;
      return {
        box: outer.height,
        picture: inner.height,
        textSize: 16 * Math.min(inner.width / natural.width, inner.height / natural.height),
        isCentred: Math.abs(inner.left + inner.right - outer.left - outer.right) < 20,
      };
    });
  expect(box).toBeLessThan(page.viewportSize()!.height);
  expect(picture).toBeGreaterThan(300);
  expect(textSize).toBeGreaterThan(11.95);
  expect(isCentred).toBe(true);
});

test('on a phone a wide diagram scrolls in its box, and the page does not', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, route);
  const box = page.getByRole('region', {name: 'Diagram'}).first();
  await expect(box).toHaveAttribute('tabindex', '0');
  expect(
    await box.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('nothing moves while a page with diagrams loads', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        (globalThis as unknown as {shift: number}).shift += entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openPage(page, '/docs/package-map');
  await expect(page.locator('.diagram-picture')).toHaveCount(3);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(
    await page.evaluate(() => (globalThis as unknown as {shift: number}).shift),
  ).toBeLessThanOrEqual(0.01);
});

test('on paper a diagram is whole, without what can be opened', async ({page}) => {
  await openPage(page, '/docs/core/admin/features/nps');
  await page.emulateMedia({media: 'print'});
  const picture = page.locator('.diagram-picture').first();
  await expect(picture).toBeVisible();
  await expect(page.locator('.diagram-foot').first()).toBeHidden();
  const {height, clipped} = await picture.evaluate((element) => {
    const box = element.closest('.diagram-box')!;
    return {
      height: element.getBoundingClientRect().height,
      clipped: getComputedStyle(box).overflow !== 'visible',
    };
  });
  expect(height).toBeGreaterThan(300);
  expect(height).toBeLessThan(page.viewportSize()!.height);
  expect(clipped).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the diagram and its words are there, and no button that does nothing', async ({page}) => {
    await page.goto(route);
    await expect(page.locator('.diagram-picture').first()).toBeVisible();
    await expect(page.locator('.diagram-open').first()).toBeHidden();
    const words = page.locator('.diagram-words').first();
    await words.locator('summary').click();
    await expect(words.locator('li').first()).toBeVisible();
  });
});
