import {expect, openPage, test} from '../support/test';

/** A heading with four diagrams above it. */
const route = '/docs/intro#words-that-mean-two-things';

test('a link to a heading below diagrams leads there, and nothing moves it', async ({page}) => {
  await openPage(page, route);
  await expect(page.locator('.diagram-picture')).toHaveCount(4);
  const heading = page.locator('#words-that-mean-two-things');
  await expect.poll(async () => Math.abs((await heading.boundingBox())!.y - 90)).toBeLessThan(20);
});

test('a hash that is not encoded properly shows the page', async ({page}) => {
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await openPage(page, `/rfcs/intro${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
    await page.goto('about:blank');
  }
});
