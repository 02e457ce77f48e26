import {proves} from '../../spec/statements';
import {openResults} from '../search/widget/support';
import {expect, openPage, test} from '../support/test';

test.describe('a browser that denies its storage', () => {
  test.use({
    colorScheme: 'dark',
    expectedConsole: [/^console\.warning: Docusaurus browser storage is not available\./],
  });

  test(
    'is warned of once, and the site works on without a memory',
    proves('8.storage.unavailable'),
    async ({page}) => {
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.type()));
      // What Chromium does where cookies are blocked: to look is to fail.
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await openPage(page, '/rfcs/intro');
      expect(warnings).toEqual(['warning']);

      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('button', {name: /Switch between dark and light mode/})
        .click();
      await expect(html).toHaveAttribute('data-theme', 'light');

      const announcement = page.getByRole('banner').filter({hasText: 'published source'});
      await announcement.getByRole('button', {name: 'Close'}).click();
      await expect(announcement).toHaveCount(0);

      // The next load knows nothing of it.
      const field = await openResults(page, 'memoisation traps', '/rfcs/example');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(announcement).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL('/api/container#memoisation-traps');
    },
  );
});

test.describe('a browser whose storage is full', () => {
  test.use({
    colorScheme: 'dark',
    // The framework's lines: what it could not keep. Nothing is thrown.
    expectedConsole: [/^console\.error: Docusaurus storage error, can't set /],
  });

  for (const {how, fill} of [
    {
      how: 'as it really is',
      fill: () => {
        let size = 1_000_000;
        for (let index = 0; size > 0; index += 1) {
          try {
            localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      },
    },
    {
      how: 'which refuses to write',
      fill: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    },
  ]) {
    test(
      `keeps nothing, and the site works on (${how})`,
      proves('8.storage.unavailable'),
      async ({page}) => {
        await page.addInitScript(fill);
        await openPage(page, '/rfcs/intro');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await page
          .getByRole('navigation', {name: 'Main'})
          .getByRole('button', {name: /Switch between dark and light mode/})
          .click();
        await expect(html).toHaveAttribute('data-theme', 'light');
        const announcement = page.getByRole('banner').filter({hasText: 'published source'});
        await announcement.getByRole('button', {name: 'Close'}).click();
        await expect(announcement).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

        const field = await openResults(page, 'memoisation traps', '/rfcs/example');
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await expect(announcement).toBeVisible();
        await field.press('Enter');
        await expect(page).toHaveURL('/api/container#memoisation-traps');
      },
    );
  }
});

test('what a reader chooses in one tab holds in another', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({colorScheme: 'light'});
    await openPage(tab, '/rfcs/intro');
  }
  const toggle = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /Switch between dark and light mode/});
  // The other tab follows at once.
  for (const mode of ['light', 'dark']) {
    await toggle.click();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(tab.locator('html')).toHaveAttribute('data-theme-choice', mode);
    }
  }
  // Taken away, as by "Clear site data": the system decides again, in the other tab as well.
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');

  const announcementOf = (tab: typeof page) =>
    tab.getByRole('banner').filter({hasText: 'published source'});
  await announcementOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcementOf(page)).toHaveCount(0);
  // A text that the other tab shows does not vanish under the reader; the next page has none.
  await openPage(other, '/rfcs/example');
  await expect(announcementOf(other)).toBeHidden();
});
