import {test as base} from '@playwright/test';
import {proves} from '../../../spec/statements';
import {replaceInScript} from '../../support/scripts';
import {expect, test} from '../../support/test';
import {commonWord, fieldOf, openResults, openSearch, panelOf, resultsOf} from './support';

// The site's own test function would not let the error pass.
base(
  'two sources of results with the same id are an error, and the page goes on working',
  proves('8.duplicate-source'),
  async ({page}) => {
    const source = '{sourceId:"twice",getItems:()=>[]}';
    await replaceInScript(
      page,
      'sourceId:"pages",plugins:[]',
      `sourceId:"pages",plugins:[{getSources:()=>[${source},${source}]}]`,
    );
    const field = await openSearch(page);
    const [error] = await Promise.all([page.waitForEvent('pageerror'), field.fill(commonWord)]);
    expect(error.message).toContain('The `sourceId` "twice" is not unique.');
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
    await replaceInScript(
      page,
      'class="search__result-excerpt">',
      'class="search__result-excerpt"><${window.RestlessPart} />',
    );
    await openResults(page, commonWord, '/rfcs/intro');
    const passes = await page.evaluate(() =>
      (window as unknown as {readPasses: () => number[]}).readPasses(),
    );
    expect(passes).toEqual(Array.from({length: await resultsOf(page).count()}, () => 25));
    await fieldOf(page).press('Enter');
    await expect(page).not.toHaveURL('/rfcs/intro');
  },
);
