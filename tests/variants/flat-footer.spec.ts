import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {proves} from '../spec/statements';

const url = new URL('second', fixtureUrl('flat-footer')).href;

test(
  'a footer without columns is one row with middle dots',
  proves('2.footer.flat'),
  async ({page}) => {
    await openPage(page, url);
    const row = page.locator('footer .footer__links');
    await expect(row).toHaveText('Start·Second page·Elsewhere');
  },
);
