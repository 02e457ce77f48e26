import type {Page} from '@playwright/test';
import {test} from '../support/reading-test';
import {expect, openPage, test as base} from '../support/test';

/** Opens a page in a window of this width, with letters twice as large as usual. */
async function openLarge(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await openPage(page, route);
  // As a reader's setting does; the policy of the site refuses a style sheet, and allows a property of an element.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

for (const width of [320, 360]) {
  test.describe(`with twice the text at ${width} px`, () => {
    test('titles break no word', async ({page}) => {
      for (const route of ['/', '/exports/functions/useFetchClient', '/docs/intro']) {
        await openLarge(page, route, width);
        const broken = await page.locator('h1').evaluate((title) => {
          const words = title.innerHTML.split(/<wbr>|\s/u);
          // Each word, alone on a line that is as long as it likes.
          return words.filter((word) => {
            const probe = document.createElement('span');
            probe.textContent = word;
            probe.style.cssText = 'position: absolute; white-space: nowrap';
            title.append(probe);
            const isWider = probe.getBoundingClientRect().width > title.clientWidth;
            probe.remove();
            return isWider;
          });
        });
        expect(broken, route).toEqual([]);
      }
    });

    test('what opens a diagram covers no words', async ({page}) => {
      await openLarge(page, '/docs/core/data-transfer/engine', width);
      const overlaps = await page
        .locator('.diagram-foot')
        .first()
        .evaluate((foot) => {
          const box = foot.querySelector('.diagram-open')!.getBoundingClientRect();
          const text = new Range();
          text.selectNodeContents(foot.querySelector('summary')!);
          return [...text.getClientRects()].filter(
            (line) =>
              line.right > box.left &&
              line.left < box.right &&
              line.bottom > box.top &&
              line.top < box.bottom,
          ).length;
        });
      expect(overlaps).toBe(0);
    });

    test('the search of a phone shows what is typed', async ({page}) => {
      await openLarge(page, '/rfcs/intro', width);
      await page.locator('.navbar').getByRole('button', {name: 'Search...'}).click();
      const field = page.getByRole('dialog', {name: 'Search'}).locator('.aa-Input');
      await field.fill('relations');
      const excess = await field.evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      );
      expect(excess).toBe(0);
    });

    test('each tag and its count are on the page', async ({page}) => {
      await openLarge(page, '/tags', width);
      const outside = await page
        .locator('main dt > *')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map(({textContent}) => textContent),
        );
      expect(outside).toEqual([]);
    });
  });
}

test('with twice the text the lists of a group have words, not pieces of them', async ({page}) => {
  await openLarge(page, '/docs/core/database', 1024);
  const [first, second] = await page
    .locator('article.col')
    .evaluateAll((entries) => entries.slice(0, 2).map((entry) => entry.getBoundingClientRect().x));
  expect(second).toBe(first);
});

base.describe('on a touch screen', () => {
  base.use({hasTouch: true, isMobile: true});

  base('with twice the text tabs of samples hold their names', async ({page}) => {
    await openLarge(page, '/guides/type-system/cheatsheet', 320);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const outside = await tabs.evaluateAll((elements) =>
      elements
        .filter((tab) => {
          const name = new Range();
          name.selectNodeContents(tab);
          return name.getBoundingClientRect().right > tab.getBoundingClientRect().right;
        })
        .map(({textContent}) => textContent),
    );
    expect(outside).toEqual([]);
  });
});
