import type {Page} from '@playwright/test';
import {sections} from '../../../../src/sections';
import {expect, test} from '../../support/test';
import {
  commonWord,
  messageOf,
  openResults,
  openSearch,
  panelOf,
  resultsOf,
  statusOf,
  unknownWord,
  waysOf,
} from './support';

/** A word that every section has. */
const word = 'test';

/** A button of the panel that narrows the search. */
const filterOf = (page: Page, name: string) =>
  panelOf(page).getByRole('group', {name: 'Search in'}).getByRole('button', {name, exact: true});

/** Expects that all results are of one section, and that it is said and shown. */
async function expectNarrowed(page: Page, label: string): Promise<void> {
  await expect(statusOf(page)).toHaveText(new RegExp(`^\\d+ results? in ${label}$`, 'u'));
  await expect(filterOf(page, label)).toHaveAttribute('aria-pressed', 'true');
  for (const place of await resultsOf(page).locator('.search__result-place').allInnerTexts()) {
    expect(place.split(' › ')[0]!.trim()).toBe(label);
  }
}

test('every section can be searched alone, by its name', async ({page}) => {
  const field = await openSearch(page);
  for (const {id, label} of sections) {
    await field.fill(`in:${id} ${word}`);
    await expectNarrowed(page, label);
  }
});

test('the keyboard chooses a section from those whose names begin so, and goes back', async ({
  page,
}) => {
  const field = await openResults(page, word);
  await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
  await field.press('End');
  await field.pressSequentially(' in:');
  await expect(waysOf(page).locator('.search__result-title')).toHaveText(
    sections.map(({id}) => `in:${id}`),
  );
  await field.press('g');
  await expect(waysOf(page)).toHaveCount(1);
  await expect(waysOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue(`in:guides ${word}`);
  await expectNarrowed(page, 'Guides');

  await field.fill(word);
  await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
  await expect(filterOf(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

for (const [width, place] of [
  [1280, 'field'],
  [390, 'overlay'],
] as const) {
  test(`a press in the panel of the ${place} narrows the search, another one takes it back`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const field = await openResults(page, word);
    await filterOf(page, 'Guides').click();
    await expect(field).toHaveValue(`in:guides ${word}`);
    await expectNarrowed(page, 'Guides');
    await filterOf(page, 'API Reference').click();
    await expect(field).toHaveValue(`in:api ${word}`);
    await expectNarrowed(page, 'API Reference');
    await filterOf(page, 'All').click();
    await expect(field).toHaveValue(word);
    await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
    await expect(field).toBeFocused();
  });
}

test('Tab reaches the sections in the overlay', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openResults(page, word);
  const exports = filterOf(page, 'Exports');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(exports).toBeFocused({timeout: 100});
  }).toPass();
  await page.keyboard.press('Enter');
  await expectNarrowed(page, 'Exports');
  await expect(exports).toBeFocused();
});

test('a section before the words says so, and suggests what to search for there', async ({
  page,
}) => {
  const field = await openSearch(page);
  await filterOf(page, 'RFCs').click();
  await expect(field).toHaveValue('in:rfcs ');
  await expect(statusOf(page)).toHaveText('The search is in RFCs only.');
  await waysOf(page).first().click();
  await expect(field).toHaveValue(/^in:rfcs ./u);
  await expectNarrowed(page, 'RFCs');
});

test('without results in a section, the others are one key away', async ({page}) => {
  const field = await openSearch(page);
  await field.fill(`in:rfcs ${unknownWord}`);
  await expect(messageOf(page)).toHaveText('No results found.');
  await field.press('ArrowDown');
  await expect(waysOf(page).first()).toHaveText(/^Search all sections/u);
  await field.press('Enter');
  await expect(field).toHaveValue(unknownWord);
  await expect(waysOf(page).first()).not.toHaveText(/^Search all sections/u);
});

test('"in:" with another name is searched for as it is', async ({page}) => {
  const field = await openSearch(page);
  await field.fill(`in:${commonWord}`);
  const found = resultsOf(page).filter({hasText: new RegExp(commonWord, 'iu')});
  await expect(found.first()).toBeVisible();
  await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
  await expect(filterOf(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});
