import {buildIndex} from '../../../../src/search/plugin/build-index';
import {MAX_QUERY_LENGTH} from '../../../../src/search/shared/constants';
import {test as readingTest} from '../../support/reading-test';
import {expect, test} from '../../support/test';
import {
  codeRowsOf,
  indexFiles,
  openSearch,
  panelOf,
  resultsOf,
  statusOf,
  textFiles,
} from './support';

const longWord = 'x'.repeat(600);

const hostileQueries = {
  'lunr operators': '+ - : ~ ^ *',
  'lunr operators around a word': '+title:database^10~2* -content:strapi',
  'a lunr field that does not exist': 'nosuchfield:database',
  'only a wildcard': '*',
  'a script element': '<script>window.pwned = 1</script>',
  'an image with a handler': '"><img src=x onerror="window.pwned = 1">',
  'a template': '${window.pwned = 1} {{constructor.constructor("window.pwned = 1")()}}',
  entities: '&lt;b&gt; &amp; &#x27;',
  emoji: '🚀 👩‍👩‍👧‍👦 database 🇫🇷',
  'half an emoji': 'database \uD83D',
  'only spaces': '     ',
  'only punctuation': '.,;!?()[]{}"\'`',
  'right-to-left text': 'قاعدة البيانات \u202Eesabatad מסד',
  'combining marks': 'd\u0301a\u0302t\u0303abase Z̸̡̢a̷l̶g̵o̷',
  'regular expression syntax': '(.*)+[^a-z]\\d{1,} $& $1',
  'names of object members': '__proto__ constructor toString hasOwnProperty',
  'one very long word': longWord,
  'many words': 'database strapi '.repeat(40),
  'control characters': 'data\u0000base\u0007 \u200Bstrapi',
};

for (const [name, query] of Object.entries(hostileQueries)) {
  readingTest(`${name}: no exception, no markup`, async ({page}) => {
    const field = await openSearch(page, '/rfcs/intro');
    // So that the index of the code is there, too.
    await field.fill('isValidLink');
    await expect(codeRowsOf(page).first()).toBeVisible();
    await field.fill('');
    await page.keyboard.insertText(query);
    await expect(field).toHaveValue(/./su);
    await expect(statusOf(page)).toHaveText(
      query.trim()
        ? /^\d+ results?(?: in the code|, \d+ in the code)?$|^No results found\.$/
        : // As good as nothing: the panel is that of an empty field.
          '',
    );
    await expect(panelOf(page)).toBeVisible();
    expect((await field.inputValue()).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    await expect(panelOf(page).locator('script, img, b, iframe')).toHaveCount(0);
    // Whatever a result leads to, its page has to take the terms.
    await field.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
}

test('a query longer than the limit that arrives past the field is cut', async ({page}) => {
  const field = await openSearch(page);
  const text = 'database '.repeat(100);
  await field.evaluate((input: HTMLInputElement, value) => {
    input.removeAttribute('maxlength');
    input.value = value;
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }, text);
  await expect(field).toHaveValue(text.slice(0, MAX_QUERY_LENGTH));
});

test('markup in titles is shown as text', async ({page}) => {
  const title = '<img src=x onerror="window.pwned = 1"> hostiletitle';
  const section = {
    pageTitle: '<script>window.pwned = 1</script>',
    sectionTitle: title,
    sectionRoute: '/docs/intro#folders',
    type: 'docs' as const,
    content: 'hostiletitle',
    citedFiles: [],
    tags: [],
    sidebarParentCategories: [],
    keywords: [],
    questions: [],
    searches: [],
    names: [],
    facts: {kind: '', group: ''},
  };
  await page.route(indexFiles, (route) => route.fulfill({json: buildIndex([section])}));
  const field = await openSearch(page);
  await field.fill('hostiletitle img onerror');
  const row = resultsOf(page).first();
  await expect(row.locator('.search__result-title')).toHaveText(title);
  await expect(row.locator('.search__result-place')).toContainText(section.pageTitle);
  await expect(row.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('code in excerpts is shown as text', async ({page}) => {
  const markup = '<img src=x onerror="window.pwned = 1"> excerptword';
  const section = {
    pageTitle: 'Introduction',
    sectionTitle: 'Introduction',
    sectionRoute: '/docs/excerpt-test',
    type: 'docs' as const,
    content: 'excerptword',
    citedFiles: [],
    tags: [],
    sidebarParentCategories: [],
    keywords: [],
    questions: [],
    searches: [],
    names: [],
    facts: {kind: '', group: ''},
  };
  await page.route(indexFiles, (route) => route.fulfill({json: buildIndex([section])}));
  await page.route(textFiles, (route) => route.fulfill({json: {'': markup}}));
  const field = await openSearch(page);
  await field.fill('excerptword');
  const excerpt = resultsOf(page).first().locator('.search__result-excerpt');
  await expect(excerpt).toHaveText(markup);
  await expect(excerpt.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});
