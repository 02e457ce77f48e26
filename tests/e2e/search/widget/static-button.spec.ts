import type {Locator, Page} from '@playwright/test';
import {proves} from '../../../spec/statements';
import {readHtml, siteUrl} from '../../support/site';
import {expect, openPage, test} from '../../support/test';
import {fieldOf, placeOf} from './support';

/** Places of all parts of the page that a change of the search field's size would move. */
function readLayout(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.navbar__items > *, search, search ~ *, main > *')].map(
      (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return {x, y, width, height};
      },
    ),
  );
}

const places = [
  // A page without diagrams, which would move things by themselves.
  {name: 'the navbar', route: '/guides/code-of-conduct', search: '.navbar search'},
  {name: 'the home page', route: '/', search: 'main search'},
];

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const {name, route, search} of places) {
      test(`the button in ${name} has the size of the field that takes its place`, async ({
        page,
      }) => {
        await openPage(page, route);
        const root = page.locator(search);
        const button = root.locator('.search__button');
        const field: Locator = root.locator('.aa-Form, .aa-DetachedSearchButton');
        const buttonBox = await button.boundingBox();
        const layout = await readLayout(page);

        await button.hover();

        await expect(field).toBeVisible();
        await expect(button).toHaveCount(0);
        expect(await field.boundingBox()).toEqual(buttonBox);
        expect(await readLayout(page)).toEqual(layout);
      });
    }
  });
}

for (const {name, route, search} of places) {
  test(`in ${name} there is no moment without button and without field to press`, async ({
    page,
  }) => {
    await openPage(page, route);
    await page.locator(search).evaluate((root) => {
      const {x, y, width, height} = root.getBoundingClientRect();
      const moments = new Set<string>();
      new MutationObserver(() => {
        const control = document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('.search__button, .aa-Form');
        moments.add(control?.className ?? 'nothing');
        document.body.dataset.moments = [...moments].join();
      }).observe(root, {attributes: true, childList: true, subtree: true});
    });

    await page.locator(search).hover();

    await expect(page.locator(search).locator('.aa-Form')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-moments', 'search__button,aa-Form');
  });
}

test('the button has the focus until the field has it, which then has what was typed', async ({
  page,
}) => {
  await openPage(page, '/guides/code-of-conduct');
  const search = page.getByRole('navigation', {name: 'Main'}).locator('.search');
  await search.evaluate((root) => {
    const moments = new Set<string>();
    // Called when a change of the document has ended, before the browser handles the next event.
    new MutationObserver(() => {
      const {activeElement} = document;
      const isHidden = activeElement!.closest('[hidden]') !== null;
      const value = activeElement instanceof HTMLInputElement ? ` ${activeElement.value}` : '';
      moments.add(isHidden ? 'hidden' : activeElement!.className + value);
      document.body.dataset.moments = [...moments].join();
    }).observe(root, {attributes: true, childList: true, subtree: true});
  });

  await search.locator('.search__button').evaluate((button: HTMLElement) => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', {key: 'x', bubbles: true}));
  });

  await expect(search.locator('.aa-Form')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-moments', 'search__button,aa-Input x');
});

test('the static HTML holds the button with the placeholder, and no field', () => {
  const search = /<search\b.*?<\/search>/su.exec(readHtml('/guides/code-of-conduct'))![0];
  expect(search).toMatch(/<button [^>]*search__button/u);
  expect(search).toContain('>Search...</span>');
  expect(search).not.toContain('<input');
});

test.describe('before any script', () => {
  test.use({expectedConsole: [/^console\.error: Failed to load resource/]});

  test('the button is there, in its size', async ({page}) => {
    // In px; the sizes of the site are in rem.
    const rootFontSize = 17;
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/guides/code-of-conduct');
    const button = page.locator('.navbar .search__button');
    await expect(button).toHaveText(/Search\.\.\./u);
    const {width, height} = (await button.boundingBox())!;
    expect({width, height}).toEqual({width: 15 * rootFontSize, height: 2.25 * rootFontSize});
  });
});

test('on a phone, where only its icon is to be seen, the button keeps its name', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/guides/code-of-conduct');
  await expect(page.locator('.navbar .search__button')).toHaveAccessibleName('Search...');
});

test(
  'a click on the button puts the focus into the field, which has the same placeholder',
  proves('2.search.placeholder'),
  async ({page}) => {
    await openPage(page, '/guides/code-of-conduct');
    await page.mouse.click(...(await placeOf(page.getByRole('button', {name: 'Search...'}))));
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Search...');
  },
);

test('the button keeps the focus for the field when Tab reaches it', async ({page}) => {
  await openPage(page, '/guides/code-of-conduct');
  await page.locator('.navbar .search__button').focus();
  await expect(fieldOf(page)).toBeFocused();
});

test('the placeholder is whole or not there, however narrow the navbar and large the text', async ({
  page,
}) => {
  await openPage(page, '/guides/code-of-conduct');
  for (const stage of ['button', 'field']) {
    for (const [width, percent] of [
      [1280, 100],
      [1280, 200],
      [1000, 100],
      [768, 100],
      [768, 200],
      [700, 150],
      [390, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const isWhole = () =>
        page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
          const search = document.querySelector('.navbar search')!;
          const text = search.querySelector<HTMLElement>(
            '.aa-Input, .aa-DetachedSearchButtonPlaceholder, .search__placeholder',
          )!;
          const style = getComputedStyle(text);
          const context = document.createElement('canvas').getContext('2d')!;
          context.font = style.font;
          const needed = context.measureText('Search...').width;
          const isHidden = style.clipPath !== 'none' || style.display === 'none';
          const {width: room, right} = text.getBoundingClientRect();
          const isInside = right <= search.getBoundingClientRect().right;
          return isHidden || (needed > 0 && room >= needed && isInside);
        }, percent);
      // Polled: the library looks at the size of the window some milliseconds later.
      await expect.poll(isWhole, `${stage}, ${width} px, ${percent} %`).toBe(true);
    }
    // The field of a wide window takes the place of the button for the second round.
    await page.setViewportSize({width: 1280, height: 800});
    await page.locator('.navbar search').hover();
    await expect(page.locator('.navbar .aa-Form')).toBeVisible();
  }
});

test('the hint of a key is not there where there are no keys', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true, isMobile: true});
  const page = await context.newPage();
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(new URL('/guides/code-of-conduct', siteUrl).href);
  await expect(page.locator('.navbar .search__button')).toBeVisible();
  await expect(page.locator('.navbar .search__shortcut')).toBeHidden();
  await context.close();
});
