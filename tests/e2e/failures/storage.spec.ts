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
