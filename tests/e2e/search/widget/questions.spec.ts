import type {Page, Request, Route} from '@playwright/test';
import {expect, test} from '../../support/test';
import {commonWord, createGate, fieldOf, openSearch, resultsOf, statusOf} from './support';

const questionsFile = '**/search-questions.json';

/** A question of `data/questions` none of whose words its section has, and the page of that section. */
const sentence = 'mail was sent although everything was reverted';
const answer = /^\/docs\/core\/database\/transactions(?:#|$)/u;

const firstRow = (page: Page) => resultsOf(page).first();

/** Holds the answer for what people ask until the function that it returns is called. */
async function holdQuestions(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(questionsFile, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test('what people ask is fetched for a sentence, once, and not for a word', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/search-questions.json')) {
      asked.push(request.url());
    }
  });
  const field = await openSearch(page);
  await field.fill(`${commonWord} lock`);
  await expect(firstRow(page)).toBeVisible();
  expect(asked).toEqual([]);
  await field.fill(sentence);
  await expect(firstRow(page)).toHaveAttribute('href', answer);
  await field.fill(`${commonWord} lock of rows`);
  await expect(firstRow(page)).not.toHaveAttribute('href', /#not-undone$/u);
  expect(asked).toHaveLength(1);
});

test('before that has come, a sentence is answered by the texts, and then by what people ask', async ({
  page,
}) => {
  const release = await holdQuestions(page);
  await (await openSearch(page)).fill(sentence);
  await expect(statusOf(page)).toHaveText(/results? so far: the search goes on\.$/u);
  await expect(firstRow(page)).not.toHaveAttribute('href', answer);
  release();
  await expect(firstRow(page)).toHaveAttribute('href', answer);
  await expect(statusOf(page)).toHaveText(/results?$/u);
  await expect(firstRow(page)).toHaveAttribute('aria-selected', 'true');
});

test('what the reader has chosen meanwhile stays where it is', async ({page}) => {
  const release = await holdQuestions(page);
  const field = await openSearch(page);
  await field.fill(sentence);
  await expect(statusOf(page)).toHaveText(/so far/u);
  await field.press('ArrowDown');
  const chosen = resultsOf(page).nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  const route = (await chosen.getAttribute('href'))!;
  release();
  await expect(statusOf(page)).toHaveText(/results?$/u);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(chosen).toHaveAttribute('href', route);
});

test.describe('when it cannot be had', () => {
  // The browser itself writes a line for these; the widget writes nothing.
  test.use({expectedConsole: [/^console\.error: Failed to load resource: /]});

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'because there is none': (route) => route.fulfill({status: 404, body: 'Not found'}),
    'because the network fails': (route) => route.abort('connectionfailed'),
    'because it is HTML': (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Doc</title>'}),
    'because half of it is missing': (route) =>
      route.fulfill({contentType: 'application/json', body: '{"docs-default-current":{"keyw'}),
    'because it is of another build': (route) =>
      route.fulfill({
        json: {
          'docs-default-current': {
            keywords: {lists: 'a', runs: '!!'},
            questions: {lists: 'b', runs: '!!'},
          },
        },
      }),
  };

  for (const [reason, fail] of Object.entries(failures)) {
    test(`${reason}, the texts answer a sentence`, async ({page}) => {
      await page.route(questionsFile, fail);
      await (await openSearch(page)).fill(sentence);
      await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
      await expect(firstRow(page)).not.toHaveAttribute('href', answer);
    });
  }

  test('the next sentence asks for it again', async ({page}) => {
    await page.route(questionsFile, failures['because there is none']!);
    await (await openSearch(page)).fill(sentence);
    await expect(statusOf(page)).toHaveText(/^\d+ results?$/u);
    await page.unroute(questionsFile);
    await fieldOf(page).fill(`${sentence} again`);
    await expect(firstRow(page)).toHaveAttribute('href', answer);
  });
});
