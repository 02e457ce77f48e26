import type {Page, Request} from '@playwright/test';
import {sections} from '../../../../src/sections';
import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  createGate,
  fieldOf,
  holdIndexes,
  indexFiles,
  messageOf,
  openResults,
  openSearch,
  panelOf,
  recordIndexRequests,
  resultsOf,
  statusOf,
  unknownWord,
  waitForAllResults,
} from './support';

const allIndexes = sections
  .map(({pluginId}) => `search-index-docs-${pluginId}-current.json`)
  .toSorted();

/** Only the widget's own code has this class name in it. */
const widgetMarker = 'aa-DetachedOverlay';

/** Returns the scripts that were asked for. */
function readScripts(page: Page, requests: readonly Request[]): Promise<string[]> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  // Asked for once more: the browser forgets the bodies of prefetched scripts.
  return Promise.all(
    scripts.map(async (request) => (await page.request.get(request.url())).text()),
  );
}

async function hasWidgetCode(page: Page, requests: readonly Request[]): Promise<boolean> {
  const scripts = await readScripts(page, requests);
  return scripts.some((script) => script.includes(widgetMarker));
}

test(
  'before the reader turns to the search, neither widget nor index is asked for',
  proves('4.index.not-loaded'),
  async ({page}) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const indexes = recordIndexRequests(page);
    await openPage(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    expect(indexes).toEqual([]);
    expect(await hasWidgetCode(page, requests)).toBe(false);

    requests.length = 0;
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    expect(await hasWidgetCode(page, requests)).toBe(true);
  },
);

test('all scripts that opening the search asks for have the browser compile them while they arrive', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  // Not those of other pages, which are only prefetched.
  const scripts = await readScripts(
    page,
    requests.filter((request) => request.resourceType() === 'script'),
  );
  expect(scripts.some((script) => script.includes(widgetMarker))).toBe(true);
  for (const script of scripts) {
    expect(script.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  }
});

const triggers = {
  hover: (button: import('@playwright/test').Locator) => button.hover(),
  focus: (button: import('@playwright/test').Locator) => button.focus(),
  shortcut: (button: import('@playwright/test').Locator) => button.page().keyboard.press('/'),
};

for (const [name, trigger] of Object.entries(triggers)) {
  test(
    `the first ${name} fetches the index of each of the five tags, once`,
    proves('7.index.get', '7.index.once'),
    async ({page}) => {
      const indexes = recordIndexRequests(page);
      await openPage(page, '/docs/intro');
      await trigger(page.locator('.navbar .search__button'));
      await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
      await fieldOf(page).fill(commonWord);
      await expect(resultsOf(page).first()).toBeVisible();
      expect(indexes.toSorted()).toEqual(allIndexes);
    },
  );
}

test('the other indexes are asked for once the results of the first are shown', async ({page}) => {
  const release = await holdIndexes(page);
  const field = await openSearch(page);
  await field.fill(commonWord);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const find = (): void => {
          if (document.querySelector('.aa-Panel [role=option]:not(.search__way)')) {
            resolve(performance.now());
          }
        };
        new MutationObserver(find).observe(document, {childList: true, subtree: true});
      }),
  );
  release();
  await waitForAllResults(page);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/search-index-'))
      .map(({startTime}) => startTime),
  );
  const [, ...others] = asked.toSorted((a, b) => a - b);
  expect(others).toHaveLength(sections.length - 1);
  expect(Math.min(...others)).toBeGreaterThan(await shown);
});

test('pages of no section ask for all five tags as well', async ({page}) => {
  const indexes = recordIndexRequests(page);
  await openPage(page, '/tags');
  await page.keyboard.press('Control+k');
  await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
});

test(
  'the indexes stay loaded when the reader crosses sections',
  proves('4.index.ready', '7.index.once'),
  async ({page}) => {
    const indexes = recordIndexRequests(page);
    await openResults(page, commonWord, '/guides/code-of-conduct');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const {label, entry} of sections) {
      await page.keyboard.press('Escape');
      await navbar.getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(entry);
      // The address changes first; the page that is left takes its field with it.
      await expect(navbar.locator('.navbar__link--active')).toHaveText(label);
      // The new page has its article before its search hears the keys: pressed too early, they are meant for nobody.
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(fieldOf(page)).toBeFocused({timeout: 1000});
      }).toPass();
      await fieldOf(page).fill(commonWord);
      await expect(resultsOf(page).first()).toBeVisible();
    }
    expect(indexes.toSorted()).toEqual(allIndexes);
  },
);

test(
  'queries typed while the indexes are on their way wait for the same answers',
  proves('4.index.loading'),
  async ({page}) => {
    const indexes = recordIndexRequests(page);
    const release = await holdIndexes(page);
    const field = await openSearch(page);
    await field.pressSequentially(commonWord);
    await expect.poll(() => indexes.toSorted()).toEqual(allIndexes);
    await expect(panelOf(page)).toHaveCount(0);
    release();
    await expect(resultsOf(page).first()).toContainText(new RegExp(commonWord, 'i'));
    expect(indexes.toSorted()).toEqual(allIndexes);
  },
);

const places = (page: Page) => panelOf(page).locator('.search__result-place');

/** Holds the answers for all index files but that of a section until the function that it gives is called. */
async function holdOthers(page: Page, pluginId: string): Promise<() => void> {
  const gate = createGate();
  await page.route(indexFiles, async (route) => {
    if (!route.request().url().includes(`docs-${pluginId}-`)) {
      await gate.opened;
    }
    await route.continue();
  });
  return gate.open;
}

test.describe('while the indexes of other sections are on their way', () => {
  /** A word in the guides, and in more pages of other sections. */
  const wordOfMany = 'migration';

  test('the section of the reader answers, and the rows are renewed when the others are there', async ({
    page,
  }) => {
    const indexes = recordIndexRequests(page);
    const release = await holdOthers(page, 'guides');
    const field = await openSearch(page);
    await field.fill(wordOfMany);
    await expect(statusOf(page)).toHaveText(/results? so far: the search goes on\.$/u);
    expect(indexes[0]).toBe('search-index-docs-guides-current.json');
    for (const place of await places(page).allInnerTexts()) {
      // The index of the guides has that page of Docs, too.
      expect(place).toMatch(/^(?:Guides|Docs › Symptoms$)/u);
    }
    release();
    await expect(
      places(page)
        .filter({hasText: /^\s*Docs/u})
        .first(),
    ).toBeVisible();
    await expect(statusOf(page)).toHaveText(/results$/u);
    await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('what the reader has chosen stays where it is', async ({page}) => {
    const release = await holdOthers(page, 'guides');
    const field = await openSearch(page);
    await field.fill(wordOfMany);
    await expect(statusOf(page)).toHaveText(/so far/u);
    const before = await resultsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('href')),
    );
    await field.press('ArrowUp');
    const chosen = resultsOf(page).nth(before.length - 1);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(statusOf(page)).toHaveText(/results?$/u);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const after = await resultsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('href')),
    );
    expect(after.slice(0, before.length)).toEqual(before);
  });

  test('nobody is told that there is nothing', async ({page}) => {
    const release = await holdOthers(page, 'guides');
    const field = await openSearch(page);
    await field.fill(unknownWord);
    await expect(statusOf(page)).toHaveText('Still searching: the index is on its way.');
    await expect(panelOf(page)).toHaveCount(0);
    release();
    await expect(messageOf(page)).toHaveText('No results found.');
  });
});

test(
  'the search is idle until something is typed, loads, and is stalled after 300 ms without results',
  proves('4.search.idle', '4.search.loading', '4.search.stalled', '9.search.stall'),
  async ({page}) => {
    const release = await holdIndexes(page);
    const field = await openSearch(page);
    const label = page.locator('.aa-Label');
    const indicator = page.locator('.aa-LoadingIndicator');
    const expectIndicator = async (isShown: boolean): Promise<void> => {
      await expect(label).toBeVisible({visible: !isShown});
      await expect(indicator).toBeVisible({visible: isShown});
      await expect(resultsOf(page)).toHaveCount(0);
      await expect(statusOf(page)).toHaveText(
        isShown ? 'Still searching: the index is on its way.' : '',
      );
      await expect(statusOf(page)).toHaveCSS('clip-path', isShown ? 'none' : 'inset(50%)');
    };
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    // Idle: the indexes are on their way, and nothing waits for them.
    await page.clock.runFor(1000);
    await expectIndicator(false);

    await field.fill(commonWord);
    await page.clock.runFor(299);
    await expectIndicator(false);

    // The widget draws in a timer of its own.
    await page.clock.runFor(6);
    await expectIndicator(true);
    await expect(panelOf(page)).toHaveCount(0);

    await page.clock.resume();
    release();
    await expect(resultsOf(page).first()).toBeVisible();
    await expect(label).toBeVisible();
    await expect(indicator).toBeHidden();

    // Idle again: the same word is found at once.
    await field.fill('');
    await expect(resultsOf(page)).toHaveCount(0);
    await expect(statusOf(page)).toBeEmpty();
    await expect(indicator).toBeHidden();
  },
);
