import {expect, openPage, test} from '../support/test';

test.use({viewport: {width: 360, height: 740}});

const route = '/docs/core/content-manager/documents';

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
    location.hash = '#how-a-document-action-works';
  });
  await expect(summary).toHaveText('On this page The way of a save', {useInnerText: true});
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect
    .poll(async () => (await bar.boundingBox())!.y - (await bottom(navbar.boundingBox())))
    .toBeCloseTo(0, 0);
  const heading = page.locator('#how-a-document-action-works');
  await expect
    .poll(async () => (await heading.boundingBox())!.y - (await bottom(bar.boundingBox())))
    .toBeGreaterThan(0);

  // With the navbar gone it is at the top.
  const readPlace = () => page.evaluate(() => scrollY);
  const arrived = await readPlace();
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(readPlace).toBe(arrived + 300);
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
  await list.hover();
  const scrolled = await readPlace();
  await page.mouse.wheel(0, 2000);
  const last = list.getByRole('link', {name: 'How it is tested'});
  await expect(last).toBeInViewport({ratio: 1});
  // The page behind has not scrolled with it.
  expect(Math.abs((await readPlace()) - scrolled)).toBeLessThan(50);
  await last.click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(`${route}#how-it-is-tested`);
  await expect(page.getByRole('heading', {name: 'How it is tested'})).toBeInViewport({ratio: 1});
  await expect(summary).toHaveText('On this page How it is tested', {useInnerText: true});

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

test('the bar shows the whole name of a section, and it has no room for more', async ({page}) => {
  await openPage(page, '/docs/intro#the-parts-of-the-monorepo');
  const current = page.locator('.section-bar summary > :nth-child(2)');
  await expect(current).toHaveText('Its parts, and where each is explained');
  await expect
    .poll(() =>
      current.evaluate((name) => [
        name.scrollHeight > name.clientHeight,
        name.scrollWidth > name.clientWidth,
      ]),
    )
    .toEqual([false, false]);
  expect((await page.locator('.section-bar summary').boundingBox())!.height).toBeLessThan(52);
});

test('no line of breadcrumbs or facts begins or ends with a slash', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await openPage(page, '/docs/core/data-transfer/providers/remote-strapi/destination');
  // Facts wrap where letters are large.
  await page.locator('.facts').evaluate((facts) => {
    facts.style.fontSize = '26px';
  });
  for (const selector of ['.breadcrumbs', '.facts']) {
    const parts = await page.locator(`${selector} > *`).evaluateAll((elements) =>
      elements.map((element) => {
        const {left, right, top, height} = element.getBoundingClientRect();
        return {left, right, y: top + window.scrollY, height};
      }),
    );
    const lines = [...new Set(parts.map(({y}) => y))].map((top) =>
      parts.filter(({y}) => y === top),
    );
    expect(lines.length, selector).toBeGreaterThan(1);
    // What is painted beside the text of a line is what is painted at the edge of the page: nothing.
    const paintedAt = (x: number, {y, height}: {y: number; height: number}) =>
      page.screenshot({fullPage: true, clip: {x, y, width: 4, height}});
    for (const line of lines) {
      const nothing = await paintedAt(0, line[0]!);
      for (const x of [line[0]!.left - 14, line[0]!.left - 9, line.at(-1)!.right + 8]) {
        expect((await paintedAt(x, line[0]!)).equals(nothing), `${selector} at ${x}`).toBe(true);
      }
    }
  }
});

test.describe('where the table of contents would make the text narrow', () => {
  test.use({viewport: {width: 1100, height: 800}});

  test('the bar takes its place, and covers neither headings nor heads of tables', async ({
    page,
  }) => {
    await openPage(page, '/docs/package-map#plugins');
    const bar = page.locator('.section-bar');
    const contents = page.locator('.table-of-contents');
    await expect(contents).toBeHidden();
    await expect(bar).toBeVisible();
    const heading = page.locator('#plugins');
    await expect
      .poll(async () => (await heading.boundingBox())!.y - (await bottom(bar.boundingBox())))
      .toBeGreaterThanOrEqual(0);
    await expect(bar.locator('summary')).toContainText('Plugins and providers');

    const table = page.locator('#plugins ~ [data-fits] > table').first();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, (await table.boundingBox())!.y + 100);
    await expect.poll(async () => (await table.boundingBox())!.y).toBeLessThan(0);
    const head = table.locator('thead th').first();
    await expect
      .poll(async () => Math.abs((await head.boundingBox())!.y - (await bottom(bar.boundingBox()))))
      .toBeLessThan(1);

    await page.setViewportSize({width: 1280, height: 800});
    await expect(contents).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the bar opens the list, and what does nothing is not there', async ({page}) => {
    await page.goto(route);
    const list = page.getByRole('navigation', {name: 'On this page'});
    await expect(list).toBeHidden();
    await page.locator('.section-bar summary').click();
    await list.getByRole('link', {name: 'The way of a save'}).click();
    await expect(page.locator('#how-a-document-action-works')).toBeInViewport();
    // The navbar has gone with the page's beginning.
    expect((await page.locator('.section-bar').boundingBox())!.y).toBe(0);

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
