import {expect, openPage, test} from '../support/test';

/** A heading with four diagrams above it. */
const route = '/docs/intro#words-that-mean-two-things';

test('a link to a heading stays there while the diagrams above it are drawn', async ({page}) => {
  await openPage(page, route);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toHaveCount(4);
  const heading = page.locator('#words-that-mean-two-things');
  await expect.poll(async () => Math.abs((await heading.boundingBox())!.y - 90)).toBeLessThan(20);
});

test('a reader who scrolls is not pulled back', async ({page}) => {
  await openPage(page, route);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toHaveCount(4);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -600);
  const heading = page.locator('#words-that-mean-two-things');
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(500);
  // Anything that makes the page grow must leave the reader alone now.
  await page.locator('main').evaluate((main) => (main.style.paddingBottom = '500px'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect((await heading.boundingBox())!.y).toBeGreaterThan(500);
});

test('a hash that is not encoded properly shows the page', async ({page}) => {
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await openPage(page, `/rfcs/intro${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
    await page.goto('about:blank');
  }
});
