import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {searchCode} from '../../../../src/search/shared/code';
import {loadCode} from '../../../../src/search/shared/code/load';
import type {CodeFile} from '../../../../src/search/shared/code/types';
import {CODE_FILE} from '../../../../src/search/shared/constants';
import {buildDir} from '../../../paths';
import {expect, openPage, test} from '../../support/test';
import {
  describeGoals,
  findRoutes,
  findShortfalls,
  isOnPage,
  rankQueries,
  readIndexes,
} from './measure';
import {namesOfCode, relevanceQueries, suites} from './queries';
import {suiteNames, suiteOf} from './query';
import {resultsOf} from '../widget/support';

/** Thirty-three queries: of each of the thirteen kinds three or two, spread evenly over its queries and so over the files. */
const samples = [...new Set(relevanceQueries.map(({kind}) => kind))].flatMap((kind, position) => {
  const ofKind = relevanceQueries.filter((query) => query.kind === kind);
  const count = position % 2 === 0 ? 3 : 2;
  return Array.from(
    {length: count},
    (_, place) => ofKind[Math.floor(((place + 0.5) * ofKind.length) / count)]!,
  );
});

/**
 * Returns the addresses in the panel as soon as those of all sections are there: the status counts the pages before the library
 * draws them. Looks at every frame.
 */
async function waitForResults(page: Page): Promise<string[]> {
  const results = await page.waitForFunction(() => {
    const panel = document.querySelector('.aa-Panel');
    const links = panel?.querySelectorAll('a[role=option]:not(.search__way, .search__code)');
    const said = [...document.querySelectorAll('.search__status')].map(
      (status) => status.textContent,
    );
    const count = /(\d+) results?(?!.*so far)/u.exec(said.join(''))?.[1];
    const pages = panel?.querySelectorAll(
      'a[role=option]:not(.search__way, .search__code, .search__result--nested)',
    );
    return pages?.length === Number(count) && [...links!].map((link) => link.getAttribute('href')!);
  });
  return (await results.jsonValue()) as string[];
}

test('readers find what they look for, by the queries that the ranking was not tuned on', () => {
  // `npm run relevance` prints the figures, and the queries that are not answered well.
  const ranked = rankQueries(readIndexes(buildDir), suites.judging);
  process.stdout.write(`${describeGoals(ranked).join('\n')}\n`);
  expect(findShortfalls(ranked)).toEqual([]);
});

test('the queries about a page are in the suite that the lot has given it, each once', () => {
  const misplaced = suiteNames.flatMap((suite) =>
    suites[suite]
      .filter((query) => suiteOf(query) !== suite)
      .map(
        ({kind, query}) =>
          `${kind}: ${query} belongs to ${suite === 'tuning' ? 'judging' : 'tuning'}`,
      ),
  );
  const keys = relevanceQueries.map(({kind, query}) => `${kind}: ${query}`);
  expect(misplaced).toEqual([]);
  expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
});

test('a name that no page has leads to its place in the code', () => {
  const indexes = readIndexes(buildDir);
  const code = loadCode(
    JSON.parse(readFileSync(path.join(buildDir, CODE_FILE), 'utf8')) as CodeFile,
  );
  const found = Object.keys(namesOfCode).map((name) => [name, searchCode(code, name)[0]?.file]);
  expect(Object.fromEntries(found)).toEqual(namesOfCode);
  expect(Object.keys(namesOfCode).filter((name) => isOnPage(indexes, name))).toEqual([]);
});

test('the widget shows what the queries find outside of the browser, in the same order', async ({
  page,
}) => {
  expect(samples).toHaveLength(33);
  const indexes = readIndexes(buildDir);
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  for (const {query} of samples) {
    await field.fill(query);
    // The status counts the rows of all sections before the library draws them in the place of as many of the first one.
    await expect
      .poll(() => waitForResults(page), {message: query})
      .toEqual(findRoutes(indexes, query));
    await field.fill('');
    await expect(resultsOf(page)).toHaveCount(0);
  }
});
