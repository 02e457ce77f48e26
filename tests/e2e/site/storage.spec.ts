import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

test(
  'what the reader chooses is in the local storage, for all tabs',
  proves('3.storage.local'),
  async ({page, context}) => {
    await openPage(page, '/rfcs/example');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    const stored = await page.evaluate(() => ({
      local: Object.keys(localStorage).toSorted(),
      session: Object.keys(sessionStorage),
    }));
    expect(stored).toEqual({
      local: ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'],
      session: [],
    });

    const otherTab = await context.newPage();
    await otherTab.emulateMedia({colorScheme: 'dark'});
    await openPage(otherTab, '/rfcs/example');
    await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(otherTab.getByRole('banner')).toBeHidden();
  },
);
