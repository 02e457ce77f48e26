import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

const details = proves('1.toc-levels');
test(
  'the table of contents has the headings of levels 2 and 3, and no others',
  details,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    // The one page with headings of four levels.
    const {levels, expected, listed} = await page.evaluate(async () => {
      const html = await (await fetch('/exports/using-the-modules')).text();
      const built = new DOMParser().parseFromString(html, 'text/html');
      const headings = [...built.querySelectorAll('article :is(h1, h2, h3, h4, h5, h6)')];
      return {
        levels: [...new Set(headings.map(({tagName}) => tagName))].toSorted(),
        expected: headings
          .filter(({tagName}) => ['H2', 'H3'].includes(tagName))
          .map(({id}) => `#${id}`),
        listed: [...built.querySelectorAll('.table-of-contents a')].map((link) =>
          link.getAttribute('href'),
        ),
      };
    });
    expect(levels).toEqual(['H1', 'H2', 'H3', 'H4']);
    expect(listed).toEqual(expected);

    const contents = page.locator('.table-of-contents');
    await expect(contents).toBeVisible();
    const headings = await page
      .getByRole('article')
      .locator('h2, h3')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    const links = await contents
      .getByRole('link')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    expect(links).toEqual(headings);
  },
);
