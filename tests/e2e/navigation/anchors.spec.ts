import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

/** Waits until a heading is where the framework scrolls to: below the navbar, near the top. */
async function expectScrolledTo(page: Page, id: string): Promise<void> {
  // The address changes before the page is there.
  const readTop = () =>
    page.evaluate(
      (name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN,
      id,
    );
  await expect.poll(async () => Math.abs((await readTop()) - 90)).toBeLessThan(20);
}

const details = proves('2.route.hash-scroll');

test(
  'a link to a heading below diagrams leads there, and nothing moves it',
  details,
  async ({page}) => {
    // The diagrams of the page are above it.
    await openPage(page, '/docs/package-map#limits');
    await expect(page.locator('.diagram-picture')).toHaveCount(3);
    await expectScrolledTo(page, 'limits');
  },
);

test(
  'links to headings lead there: within a page, within a section, to another section, and back',
  details,
  async ({page}) => {
    await openPage(page, '/api/container');
    for (const [route, id] of [
      ['/api/container', 'memoisation-traps'],
      ['/api/StrapiFS', 'errors'],
      ['/docs/core/data-transfer/providers/strapi-file/source', 'opening'],
      ['/docs/package-map', 'limits'],
      ['/api/container', 'memoisation-traps'],
    ] as const) {
      await page.locator('.theme-doc-markdown').evaluate((article, href) => {
        article.insertAdjacentHTML('afterbegin', `<p data-link><a href="${href}">There</a></p>`);
      }, `${route}#${id}`);
      await page.locator('[data-link] a').click();
      await expect(page).toHaveURL(`${route}#${id}`);
      await expectScrolledTo(page, id);
      await page.evaluate(() => document.querySelector('[data-link]')?.remove());
    }
    await page.goBack();
    await expect(page).toHaveURL('/docs/package-map#limits');
    await expect(page.locator('#limits')).toBeInViewport();
  },
);

test('an anchor leads to its place in whatever way it is encoded', details, async ({page}) => {
  // What authors, translators and other tools write as ids.
  const anchors = ['grüße', 'a b', '日本語', '1st', 'a.b:c', '%', "it's", 'x[y="z"]'];
  await openPage(page, '/rfcs/example');
  await page.locator('.theme-doc-markdown').evaluate((article, ids) => {
    for (const id of ids) {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.textContent = 'Odd';
      const space = document.createElement('div');
      space.style.height = '1000px';
      article.append(heading, space);
    }
  }, anchors);
  for (const id of anchors) {
    await page.locator('.theme-doc-markdown').evaluate(
      (article, href) => {
        const link = document.createElement('a');
        link.href = href;
        article.append(link);
        // As React Router has it: the page stays, the address changes.
        link.click();
        link.remove();
      },
      `/rfcs/example?to=${encodeURIComponent(id)}#${encodeURIComponent(id)}`,
    );
    await expectScrolledTo(page, id);
  }
});

test('a section that has moved to another page is found there', details, async ({page}) => {
  await openPage(page, '/docs/intro#words-that-mean-two-things');
  await expect(page).toHaveURL('/glossary');
  await openPage(page, '/docs/intro#folders');
  await expect(page).toHaveURL('/docs/package-map#folders');
  await expect(page.locator('#folders')).toBeInViewport();
});

test(
  'a hash without a place leaves the reader at the top of the new page',
  details,
  async ({page}) => {
    await openPage(page, '/api/container#memoisation-traps');
    await expectScrolledTo(page, 'memoisation-traps');
    for (const hash of ['#no-such-place', '#100%', '#%E0%A4%A']) {
      await page.locator('.theme-doc-markdown').evaluate((article, href) => {
        article.insertAdjacentHTML('afterbegin', `<p><a data-link href="${href}">There</a></p>`);
      }, `/rfcs/intro${hash}`);
      await page.locator('[data-link]').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await openPage(page, '/api/container');
    }
  },
);
