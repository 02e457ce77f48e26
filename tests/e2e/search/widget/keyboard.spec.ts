import {proves} from '../../../spec/statements';
import {expect, openPage, test} from '../../support/test';
import {
  commonWord,
  createGate,
  fieldOf,
  openResults,
  openSearch,
  panelOf,
  resultsOf,
  routeOfResult,
  textFiles,
} from './support';

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the field`, async ({page}) => {
    await openPage(page, '/guides/code-of-conduct');
    await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });
}

test('"/" typed into the search field is part of the query', async ({page}) => {
  const field = await openSearch(page);
  await page.keyboard.type('services/cron');
  await expect(field).toHaveValue('services/cron');
});

test('"/" typed into another text field does not open the search', async ({page}) => {
  await openPage(page, '/guides/code-of-conduct');
  await page.evaluate(() =>
    document.querySelector('main')!.prepend(document.createElement('textarea')),
  );
  const textarea = page.locator('textarea');
  await textarea.press('/');
  await expect(textarea).toHaveValue('/');
  await expect(textarea).toBeFocused();
  await expect(fieldOf(page)).toHaveCount(0);
});

test(
  'the first result is active, and the arrows move the active result around',
  proves('2.search.first-active', '2.search.key.arrows'),
  async ({page}) => {
    const field = await openResults(page);
    const selected = panelOf(page).locator('[aria-selected=true]');
    const ids = await resultsOf(page).evaluateAll((rows) => rows.map(({id}) => id));
    expect(ids.length).toBeGreaterThan(2);

    const expectActive = async (id: string) => {
      await expect(selected).toHaveAttribute('id', id);
      await expect(field).toHaveAttribute('aria-activedescendant', id);
    };
    await expectActive(ids[0]!);
    await field.press('ArrowDown');
    await expectActive(ids[1]!);
    await field.press('ArrowDown');
    await expectActive(ids[2]!);
    await field.press('ArrowUp');
    await expectActive(ids[1]!);
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    await expectActive(ids.at(-1)!);
    await field.press('ArrowDown');
    await expectActive(ids[0]!);
  },
);

test('the active result stays active when its excerpt arrives', async ({page}) => {
  const gate = createGate();
  const field = await openSearch(page, '/rfcs/intro');
  await page.route(textFiles, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const [request] = await Promise.all([page.waitForRequest(textFiles), field.fill('lifecycles')]);
  await field.press('ArrowDown');
  await expect(resultsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');

  gate.open();
  await (await request.response())!.finished();

  await expect(panelOf(page).locator('.search__result-excerpt').first()).not.toBeEmpty();
  await expect(resultsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('Enter opens the active result', proves('2.search.key.enter'), async ({page}) => {
  const field = await openResults(page);
  await field.press('ArrowDown');
  const route = await routeOfResult(resultsOf(page).nth(1));
  await field.press('Enter');
  await expect(page).toHaveURL(route);
  await expect(panelOf(page)).toHaveCount(0);
});

test('Enter without a result stays on the page', async ({page}) => {
  const field = await openSearch(page, '/guides/code-of-conduct');
  await field.press('Enter');
  await expect(page).toHaveURL('/guides/code-of-conduct');
});

const newPlaces = [
  {key: 'Control+Enter', place: 'tab', features: /^(?!.*popup)/},
  {key: 'Meta+Enter', place: 'tab', features: /^(?!.*popup)/},
  {key: 'Shift+Enter', place: 'window', features: /popup/},
];

for (const {key, place, features} of newPlaces) {
  test(
    `${key} opens the active result in a new ${place}`,
    proves('2.search.key.modified-enter'),
    async ({page, context}) => {
      // A window without opener does not know whether it has tabs; what the browser is asked for tells it.
      await page.addInitScript(() => {
        const open = window.open.bind(window);
        window.open = (url, target, options) => {
          document.documentElement.dataset.windowFeatures = options ?? '';
          return open(url, target, options);
        };
      });
      const field = await openResults(page, commonWord, '/guides/code-of-conduct');
      const route = await routeOfResult(resultsOf(page).first());
      const [opened] = await Promise.all([context.waitForEvent('page'), field.press(key)]);
      await expect(opened).toHaveURL(route);
      await expect(page).toHaveURL('/guides/code-of-conduct');
      await expect(page.locator('html')).toHaveAttribute('data-window-features', features);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
    },
  );
}

test(
  'Escape closes the panel, a second Escape clears the field and gives the focus back',
  proves('2.search.key.escape'),
  async ({page}) => {
    await openPage(page, '/guides/code-of-conduct');
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'});
    await link.focus();
    await page.keyboard.press('Control+k');
    const field = fieldOf(page);
    await expect(field).toBeFocused();
    await field.fill(commonWord);
    await expect(resultsOf(page).first()).toBeVisible();

    await field.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(field).toHaveValue(commonWord);
    await expect(field).toBeFocused();

    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(link).toBeFocused();
  },
);

test('Escape leaves the field when nothing had the focus before', async ({page}) => {
  const field = await openSearch(page);
  await field.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(page.locator('body')).toBeFocused();
});

test('the field opens again after it gave the focus back', async ({page}) => {
  const field = await openResults(page);
  await field.press('Escape');
  await field.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(commonWord);
  await expect(resultsOf(page).first()).toBeVisible();
});

test('after Escape, the arrows open the panel again', async ({page}) => {
  const field = await openResults(page);
  await field.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(resultsOf(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('Tab closes the panel and moves on', proves('2.search.key.tab'), async ({page}) => {
  const field = await openResults(page);
  await field.press('Tab');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue(commonWord);
});
