import {expect, openPage, test} from '../support/test';

test.use({viewport: {width: 360, height: 740}});

const route = '/docs/core/content-manager/relations';

/** Returns where a box ends. */
const bottom = async (box: Promise<{y: number; height: number} | null>) => {
  const {y, height} = (await box)!;
  return y + height;
};

test('a bar below the navbar names the section that is read, and opens the list', async ({
  page,
}) => {
  await openPage(page, route);
  const bar = page.locator('.section-bar');
  const summary = bar.locator('summary');
  await expect(summary).toHaveText('On this page');
  const list = page.getByRole('navigation', {name: 'On this page'});
  await expect(list).toBeHidden();

  // The navbar is shown after a jump: the bar is right below it, and the heading below the bar.
  await page.evaluate(() => {
    location.hash = '#data-shapes';
  });
  await expect(summary).toHaveText('On this page Data shapes', {useInnerText: true});
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect
    .poll(async () => (await bar.boundingBox())!.y - (await bottom(navbar.boundingBox())))
    .toBeCloseTo(0, 0);
  const heading = page.locator('#data-shapes');
  expect((await heading.boundingBox())!.y).toBeGreaterThan(await bottom(bar.boundingBox()));

  // With the navbar gone it is at the top.
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);

  await summary.click();
  await expect(list).toBeVisible();
  const {height, content} = await list.evaluate((element) => ({
    height: element.clientHeight,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(740 * 0.6);
  expect(content).toBeGreaterThan(height);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.press('Enter');
  const scrolled = await page.evaluate(() => scrollY);
  await list.hover();
  await page.mouse.wheel(0, 2000);
  const last = list.getByRole('link', {name: 'Code map'});
  await expect(last).toBeInViewport({ratio: 1});
  // The page behind has not scrolled with it.
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(50);
  await last.click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(`${route}#code-map`);
  await expect(page.getByRole('heading', {name: 'Code map'})).toBeInViewport({ratio: 1});
  await expect(summary).toHaveText('On this page Code map', {useInnerText: true});

  // A tap beside the open list closes it; the list shows the entry that is read.
  await summary.click();
  await expect(last).toBeInViewport({ratio: 1});
  await page.mouse.click(180, 700);
  await expect(list).toBeHidden();

  // So does the next step of the keyboard: the list would cover what has the focus.
  await summary.click();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the bar opens the list, and what does nothing is not there', async ({page}) => {
    await page.goto(route);
    const list = page.getByRole('navigation', {name: 'On this page'});
    await expect(list).toBeHidden();
    await page.locator('.section-bar summary').click();
    await list.getByRole('link', {name: 'Data shapes'}).click();
    await expect(page.locator('#data-shapes')).toBeInViewport();

    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.no-script')).toBeVisible();
    await page.setViewportSize({width: 1280, height: 740});
    await expect(navbar.getByRole('button')).toHaveCount(0);
    await expect(navbar.getByRole('link', {name: 'Guides'})).toBeVisible();
    await page.setViewportSize({width: 360, height: 740});
    await navbar.getByRole('link', {name: 'API Reference'}).click();
    await expect(page).toHaveURL('/api/Strapi');
  });
});
