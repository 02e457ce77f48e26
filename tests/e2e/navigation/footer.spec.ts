import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

test(
  'the footer has columns, each with a title and links',
  proves('2.footer.columns'),
  async ({page}) => {
    await openPage(page, '/api/EventHub');
    const columns = await page
      .getByRole('contentinfo')
      .locator('.footer__col')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const {x, y} = element.getBoundingClientRect();
          const links = [...element.querySelectorAll('a')].map(({textContent}) => textContent);
          return {x, y, title: element.firstElementChild!.textContent, links};
        }),
      );
    expect(columns).toMatchObject([
      {title: 'Sections', links: sections.map(({label}) => label)},
      {title: 'Contribute', links: expect.arrayContaining(['All tags'])},
      {title: 'Elsewhere', links: expect.arrayContaining(['Strapi on GitHub'])},
    ]);
    // Side by side.
    const [first, second, third] = columns;
    expect(new Set(columns.map(({y}) => y)).size).toBe(1);
    expect(first!.x).toBeLessThan(second!.x);
    expect(second!.x).toBeLessThan(third!.x);
    await page.getByRole('contentinfo').getByRole('link', {name: 'All tags'}).click();
    await expect(page).toHaveURL('/tags');
  },
);
