import {pageKinds} from '../../../../src/markdown/front-matter';
import {sections} from '../../../../src/sections';
import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  createGate,
  fieldOf,
  messageOf,
  openResults,
  openSearch,
  panelOf,
  placeOf,
  resultsOf,
  routeOfResult,
  statusOf,
  textFiles,
  unknownWord,
  waysOf,
} from './support';

const sectionLabels = sections.map(({label}) => label);

test(
  'the panel shows results, and in an empty field what to search for',
  proves('2.search.panel', '4.search.panel-open'),
  async ({page}) => {
    const field = await openSearch(page);
    await expect(waysOf(page).last()).toHaveText(/^All tags/u);
    await field.fill(commonWord);
    await expect(panelOf(page)).toBeVisible();
    await expect(resultsOf(page).first()).toBeVisible();
    await expect(waysOf(page)).toHaveCount(0);
    await field.fill('');
    await expect(waysOf(page).last()).toHaveText(/^All tags/u);
    await expect(resultsOf(page)).toHaveCount(0);
  },
);

test(
  'a query without results opens the panel with "No results found."',
  proves('2.search.texts', '4.search.panel-open', '8.no-results'),
  async ({page}) => {
    const field = await openSearch(page);
    await field.fill(unknownWord);
    await expect(messageOf(page)).toHaveText('No results found.');
    await expect(statusOf(page)).toHaveText('No results found.');
  },
);

test('the field has the buttons Submit and Clear', proves('2.search.texts'), async ({page}) => {
  const field = await openSearch(page);
  await expect(page.getByTitle('Submit')).toBeVisible();
  await expect(page.getByTitle('Clear')).toBeHidden();
  await field.fill(commonWord);
  await page.getByTitle('Clear').click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByTitle('Clear')).toBeHidden();
});

test('the field is named after what it does', proves('2.search.default-label'), async ({page}) => {
  await openSearch(page);
  await expect(fieldOf(page)).toHaveAccessibleName('Search');
});

test(
  'the field takes at most 512 characters',
  proves('5.search-length', '9.search.length'),
  async ({page}) => {
    const field = await openSearch(page);
    const text = 'database '.repeat(100);
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(text.slice(0, 512));
    await expect(field).toHaveAttribute('maxlength', '512');
  },
);

test('the number of results is announced', proves('9.search.results'), async ({page}) => {
  const field = await openResults(page, 'the database');
  // Dozens of pages have these words; the first three have rows of other sections below theirs.
  await expect(resultsOf(page).and(page.locator(':not(.search__result--nested)'))).toHaveCount(8);
  await expect(statusOf(page)).toHaveText('8 results');
  await field.press('Escape');
  await expect(statusOf(page)).toBeEmpty();
});

const kinds: string[] = Object.values(pageKinds);

test('each page has one row that says where it is and of what kind; its other sections are below it', async ({
  page,
}) => {
  const field = await openResults(page);
  const rows = await resultsOf(page).all();
  const pages: string[] = [];
  for (const row of rows) {
    await expect(row.locator('.search__result-title')).not.toBeEmpty();
    const [route, anchor] = (await routeOfResult(row)).split('#');
    const place = row.locator('.search__result-place');
    if (pages.at(-1) === route) {
      await expect(row).toHaveClass(/--nested/u);
      await expect(row).toHaveAttribute('aria-description', /^in ./u);
      await expect(place).toHaveCount(0);
    } else {
      expect(pages).not.toContain(route);
      pages.push(route!);
      const parts = (await place.innerText()).split(' › ');
      expect(sectionLabels).toContain(parts[0]);
      // The row of a page as a whole has its title already.
      expect(parts.length).toBeGreaterThan(anchor === undefined ? 0 : 1);
      expect(kinds).toContain(await row.locator('.search__result-kind').innerText());
    }
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
  }
  expect(pages.length).toBeLessThan(rows.length);
});

test('the words of the query are marked in titles and excerpts', async ({page}) => {
  await openResults(page);
  const titleMarks = panelOf(page).locator('.search__result-title mark');
  const excerptMarks = panelOf(page).locator('.search__result-excerpt mark');
  await expect(titleMarks.first()).toHaveText(new RegExp(commonWord, 'i'));
  await expect(excerptMarks.first()).toBeVisible();
  for (const row of await resultsOf(page).all()) {
    await expect(row.locator('.search__result-excerpt')).not.toBeEmpty();
    expect(await row.locator('mark').count()).toBeGreaterThan(0);
  }
});

test('rows keep their height when their excerpts arrive', async ({page}) => {
  const readHeights = () =>
    resultsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const gate = createGate();
  const field = await openSearch(page);
  await page.route(textFiles, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await field.fill('lifecycles');
  // Those of all sections: more rows come when the other indexes are there.
  await expect(statusOf(page)).toHaveText(/^\d+ results\b(?!.*so far)/u);
  const heights = await readHeights();
  gate.open();
  await expect(panelOf(page).locator('.search__result-excerpt').first()).not.toBeEmpty();
  expect(await readHeights()).toEqual(heights);
});

test('a click on a result goes there without loading the page anew', async ({page}) => {
  await openResults(page, commonWord, '/guides/code-of-conduct');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const result = resultsOf(page).nth(1);
  const route = await routeOfResult(result);
  await result.click();
  await expect(page).toHaveURL(route);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(panelOf(page)).toHaveCount(0);
});

test('the section that a result names is in view', proves('2.search.select'), async ({page}) => {
  const field = await openResults(page, commonWord, '/guides/code-of-conduct');
  const section = resultsOf(page).and(page.locator('[href*="#"]')).first();
  const route = await routeOfResult(section);
  const anchor = route.split('#')[1]!;
  await section.click();
  await expect(page).toHaveURL(route);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await expect(field).toHaveCount(1);
});

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a click with ${modifier} leaves the page where it is and opens another`, async ({
    page,
    context,
  }) => {
    await openResults(page, commonWord, '/guides/code-of-conduct');
    const result = resultsOf(page).first();
    const route = await routeOfResult(result);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      result.click({modifiers: [modifier]}),
    ]);
    await expect(opened).toHaveURL(route);
    await expect(page).toHaveURL('/guides/code-of-conduct');
  });
}

test('the pointer makes the row under it active', async ({page}) => {
  await openResults(page);
  await resultsOf(page).nth(2).hover();
  await expect(resultsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf(page).locator('[aria-selected=true]')).toHaveCount(1);
});

test('the row that the pointer was on stays active when it leaves the panel', async ({page}) => {
  await openResults(page);
  await resultsOf(page).nth(2).hover();
  await expect(resultsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(5, 500);
  // What the pointer does is shown later: an arrow tells where the panel went on from.
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('a pointer that passes over the panel of an empty field chooses nothing', async ({page}) => {
  await openSearch(page);
  await expect(waysOf(page).first()).toBeVisible();
  await panelOf(page)
    .locator('.search__filters')
    .hover({position: {x: 2, y: 2}});
  await page.mouse.move(5, 500);
  await page.keyboard.press('ArrowDown');
  await expect(waysOf(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('a click elsewhere closes the panel', async ({page}) => {
  await openResults(page);
  await page.mouse.click(5, 500);
  await expect(panelOf(page)).toHaveCount(0);
});

test('with two fields on the page, a click elsewhere closes the panel of either', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const index of [0, 1]) {
    await page.locator('search').nth(index).hover();
    await expect(page.locator('search').nth(index).getByRole('combobox')).toBeVisible();
  }
  for (const field of await fieldOf(page).all()) {
    await field.fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(panelOf(page)).toHaveCount(0);
  }
});

test('a new query shows its first result, however far the panel was scrolled', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  const field = await openResults(page, 'the');
  await field.press('ArrowUp');
  await expect(resultsOf(page).last()).toBeInViewport();
  await expect(resultsOf(page).first()).not.toBeInViewport();
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toContainText(new RegExp(commonWord, 'i'));
  await expect(resultsOf(page).first()).toBeInViewport();
});

test('the panel stands below its field and inside the window', async ({page}) => {
  const field = await openResults(page);
  const fieldBox = (await field.boundingBox())!;
  const panelBox = (await panelOf(page).boundingBox())!;
  const viewport = page.viewportSize()!;
  expect(panelBox.y).toBeGreaterThanOrEqual(fieldBox.y + fieldBox.height);
  expect(panelBox.x).toBeGreaterThanOrEqual(0);
  expect(panelBox.x + panelBox.width).toBeLessThanOrEqual(viewport.width);
  expect(panelBox.y + panelBox.height).toBeLessThanOrEqual(viewport.height);
});

test(
  'the panel of the home page is as wide as its field',
  proves('9.search.placement'),
  async ({page}) => {
    await openPage(page, '/');
    const button = page.getByRole('main').getByRole('button', {name: 'Search...'});
    await page.mouse.click(...(await placeOf(button)));
    await fieldOf(page).fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();
    const formBox = (await page.locator('main .aa-Form').boundingBox())!;
    const panelBox = (await panelOf(page).boundingBox())!;
    expect(panelBox.width).toBeCloseTo(formBox.width, 0);
    expect(panelBox.x).toBeCloseTo(formBox.x, 0);
    expect(panelBox.y + panelBox.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  },
);

test(
  'the panel of the navbar is 36rem wide, or as wide as a small window, and ends where its field ends',
  proves('9.search.placement'),
  async ({page}) => {
    for (const width of [1440, 1000, 700]) {
      await page.setViewportSize({width, height: 800});
      await openResults(page);
      const formBox = (await page.locator('.navbar .aa-Form').boundingBox())!;
      const panelBox = (await panelOf(page).boundingBox())!;
      // 1rem is 17 px here.
      expect(panelBox.width, `${width} px`).toBeCloseTo(36 * 17, 0);
      expect(panelBox.x + panelBox.width, `${width} px`).toBeCloseTo(formBox.x + formBox.width, 0);
    }
  },
);

test('the colours of the open panel follow the theme', proves('4.search.theme'), async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openResults(page);
  const html = page.locator('html');
  const readColors = () =>
    panelOf(page).evaluate((panel) => {
      const row = panel.querySelector('[aria-selected=true]')!;
      const title = panel.querySelector('.search__result')!;
      return [panel, row, title].map(
        (element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).color,
      );
    });
  await expect(html).toHaveAttribute('data-theme', 'light');
  const light = await readColors();

  await html.evaluate((element) => element.setAttribute('data-theme', 'dark'));
  const dark = await readColors();
  for (const [index, color] of light.entries()) {
    expect(dark[index]).not.toBe(color);
  }

  await html.evaluate((element) => element.setAttribute('data-theme', 'light'));
  expect(await readColors()).toEqual(light);
});
