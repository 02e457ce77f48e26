import {test as base, type Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {expect, test} from '../../support/test';
import {commonWord, fieldOf, openResults, openSearch, panelOf, resultsOf} from './support';

/** Serves the scripts of the site with a text of the widget replaced; gives how many scripts had it. */
async function changeWidget(page: Page, text: string, replacement: string): Promise<() => number> {
  let changes = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    changes += Number(body.includes(text));
    await route.fulfill({response, body: body.replace(text, () => replacement)});
  });
  return () => changes;
}

// The site's own test function would not let the error pass.
base(
  'a second source of results with the same id is an error, and the page goes on working',
  proves('8.duplicate-source'),
  async ({page}) => {
    const countChanges = await changeWidget(
      page,
      'sourceId:"pages",plugins:[]',
      'sourceId:"pages",plugins:[{getSources:()=>[{sourceId:"pages",getItems:()=>[]}]}]',
    );
    const field = await openSearch(page);
    expect(countChanges()).toBe(1);
    const [error] = await Promise.all([page.waitForEvent('pageerror'), field.fill(commonWord)]);
    expect(error.message).toContain('The `sourceId` "pages" is not unique.');
    await expect(panelOf(page)).toHaveCount(0);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'RFCs'}).click();
    await expect(page).toHaveURL('/rfcs/intro');
    await expect(page.getByRole('article')).toBeVisible();
  },
);

test(
  'a part of a row that asks for another pass each time it is drawn gets 25 of them',
  proves('9.search.render-limit'),
  async ({page}) => {
    await page.addInitScript(() => {
      type Restless = {passes?: number; setState: (state: object) => void};
      const parts = new Set<Restless>();
      let isDrawn = false;
      function RestlessPart(this: Restless): null {
        if (!isDrawn) {
          // Passes that the widget makes later, for the same request, are not part of the loop.
          queueMicrotask(() => (isDrawn = true));
          parts.add(this);
          this.passes = (this.passes ?? 0) + 1;
          this.setState({});
        }
        return null;
      }
      Object.assign(window, {
        RestlessPart,
        readPasses: () => [...parts].map((part) => part.passes),
      });
    });
    const countChanges = await changeWidget(
      page,
      '<a class="search__result"',
      '<${window.RestlessPart} /><a class="search__result"',
    );
    await openResults(page, commonWord, '/rfcs/intro');
    expect(countChanges()).toBe(1);
    const passes = await page.evaluate(() =>
      (window as unknown as {readPasses: () => number[]}).readPasses(),
    );
    expect(passes).toEqual(Array.from({length: await resultsOf(page).count()}, () => 25));
    await fieldOf(page).press('Enter');
    await expect(page).not.toHaveURL('/rfcs/intro');
  },
);
