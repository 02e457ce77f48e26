import {proves} from '../../spec/statements';
import {findFrameFaults, readExcess, waitForFrames} from '../support/frame';
import {readLayoutShift, watchLayoutShift} from '../support/layout-shift';
import {expect, openPage, test} from '../support/test';

const keys = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

const dismissal = proves(
  '2.announcement.close',
  '3.storage.announcement',
  '4.announcement.dismiss',
);
test('a dismissed announcement stays away after a reload', dismissal, async ({page}) => {
  await openPage(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  const stored = await page.evaluate(
    ({dismissed, id}) => [localStorage.getItem(dismissed), localStorage.getItem(id)],
    keys,
  );
  expect(stored).toEqual(['true', expect.stringMatching(/^pinned-\d/)]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar).toBeHidden();
  await openPage(page, '/api/Strapi');
  await expect(bar).toBeHidden();
});

const renewal = proves('3.storage.announcement', '4.announcement.new-id');
const renewalTitle =
  'an announcement with a new id comes back to a reader who dismissed the old one';
test(renewalTitle, renewal, async ({page}) => {
  await openPage(page, '/');
  const currentId = await page.evaluate(({id}) => localStorage.getItem(id), keys);
  expect(currentId).toMatch(/^pinned-\d/);

  // The reader dismissed an earlier announcement, which had another id.
  await page.evaluate(({dismissed, id}) => {
    localStorage.setItem(dismissed, 'true');
    localStorage.setItem(id, 'an-earlier-announcement');
  }, keys);
  await page.reload();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await page.evaluate(({id}) => localStorage.getItem(id), keys)).toBe(currentId);
  expect(await page.evaluate(({dismissed}) => localStorage.getItem(dismissed), keys)).toBe('false');
});

const widths = [280, 320, 360, 390, 577, 768, 996, 997, 1050, 1100, 1200, 1440, 1920];
test('at 280 to 1920 px the announcement and the name of the site are not cut', async ({page}) => {
  await openPage(page, '/docs/intro');
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    await waitForFrames(page);
    const cut = await page
      .locator('.theme-announcement-bar, .theme-announcement-bar > div, .navbar .navbar__title')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getClientRects().length > 0)
          .filter(
            ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({className}) => className),
      );
    expect(cut, `at ${width} px`).toEqual([]);
    // Three lines at most, two on the phones that people have.
    const content = page.locator('.theme-announcement-bar > div:not(:empty)');
    expect((await content.boundingBox())!.height, `at ${width} px`).toBeLessThan(
      width < 360 ? 75 : 60,
    );
    const name = page.locator('.navbar__title').first();
    await expect(name).toBeInViewport({ratio: 1});
    expect((await name.boundingBox())!.height, `at ${width} px`).toBeLessThan(45);
    expect(await findFrameFaults(page), `at ${width} px`).toEqual([]);
    expect(await readExcess(page), `excess at ${width} px`).toBe(0);
  }
});

test('letters of twice the size overlap nothing, leave nothing and are not cut', async ({page}) => {
  await openPage(page, '/docs/core/content-manager/relations');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    await waitForFrames(page);
    await expect(page.locator('.navbar__title').first()).toBeInViewport({ratio: 1});
    expect(await findFrameFaults(page), `at ${width} px`).toEqual([]);
    expect(await readExcess(page), `excess at ${width} px`).toBe(0);
    // A column of text that has no room for a word.
    const narrow = await page
      .locator('.table-of-contents, article, .menu')
      .evaluateAll((columns) =>
        columns
          .map((column) => column.getBoundingClientRect().width)
          .filter((columnWidth) => columnWidth > 0 && columnWidth < 200),
      );
    expect(narrow, `columns at ${width} px`).toEqual([]);
    // "Relations" stays one word: a range around it has one line.
    const lines = await page.getByRole('heading', {level: 1}).evaluate((heading) => {
      const range = document.createRange();
      range.setStart(heading.firstChild!, 0);
      range.setEnd(heading.firstChild!, 'Relations'.length);
      return range.getClientRects().length;
    });
    expect(lines, `lines of the first word at ${width} px`).toBe(1);
  }
});

test('the announcement does not move the page, and the sidebar begins below the navbar', async ({
  page,
}) => {
  await watchLayoutShift(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/intro');
    expect(await readLayoutShift(page), `shift at ${width} px`).toBeLessThan(0.001);
  }
  const first = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first();
  const gap = async () => {
    const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    return (await first.boundingBox())!.y - navbar.y - navbar.height;
  };
  const withAnnouncement = await gap();
  expect(withAnnouncement).toBeGreaterThan(0);
  expect(withAnnouncement).toBeLessThan(20);
  await page.getByRole('button', {name: 'Close'}).click();
  await expect.poll(gap).toBeCloseTo(withAnnouncement, 0);
});
