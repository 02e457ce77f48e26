import {holdBack} from '../support/network';
import {readHtml} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {readArticle, readBuiltArticle} from '../support/article';

/** A page with tables, code and links. */
const route = '/api/StrapiFS';

test('React leaves the article of the page and what the reader has selected untouched', async ({
  page,
}) => {
  const start = await holdBack(page, '**/assets/js/main.*.js');
  await page.goto(route, {waitUntil: 'commit'});
  await page.locator('footer.footer').waitFor();
  const selected = await page.evaluate(() => {
    const article = document.querySelector('.theme-doc-markdown')!;
    const nodes = [...article.querySelectorAll('*')];
    Object.assign(window, {nodes});
    getSelection()!.selectAllChildren(nodes.findLast(({tagName}) => tagName === 'P')!);
    return getSelection()!.toString();
  });
  expect(selected).not.toBe('');

  start();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).not.toHaveCount(0);
  const after = await page.evaluate(() => {
    const article = document.querySelector('.theme-doc-markdown')!;
    // Without the buttons of code blocks, which the browser adds.
    const nodes = [...article.querySelectorAll('*')].filter(
      (node) => !node.closest('.theme-code-block pre + div'),
    );
    const before = (window as unknown as {nodes: Element[]}).nodes;
    return {
      isSame: nodes.length === before.length && nodes.every((node, i) => node === before[i]),
      selected: getSelection()!.toString(),
    };
  });
  expect(after).toEqual({isSame: true, selected});
  expect(await readArticle(page)).toBe(await readBuiltArticle(page, route));
});

test('the page is painted before the framework starts', async ({page}) => {
  await page.addInitScript(() => {
    let isPainted = false;
    requestAnimationFrame(() => {
      isPainted = true;
    });
    // React's root, which the framework makes.
    Object.defineProperty(window, 'docusaurusRoot', {
      set() {
        Object.assign(window, {wasPainted: isPainted});
      },
    });
  });
  // Scripts wait for the style sheet, and so does the first paint: now the scripts are there first.
  const release = await holdBack(page, '**/assets/css/*.css');
  const script = page.waitForResponse('**/assets/js/main.*.js');
  const opened = openPage(page, route);
  await (await script).finished();
  release();
  await opened;
  expect(await page.evaluate(() => 'wasPainted' in window && window.wasPainted)).toBe(true);
});

test('no element of a code block has a style of its own', () => {
  const [article] = /<article>.*<\/article>/s.exec(readHtml(route))!;
  expect(article).toMatch(/class="?code-keyword/);
  expect(article).not.toMatch(/<(?:pre|code|div|span)\b[^>]* style=/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the article is there, without buttons that would do nothing', async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('StrapiFS');
    await expect(page.getByRole('article').locator('pre').first()).toBeVisible();
    await expect(page.getByRole('article').locator('pre + div')).toHaveCount(0);
    const foot = page.locator('.theme-doc-markdown details#code-map');
    await foot.locator('summary').click();
    await expect(foot.getByRole('link').first()).toBeVisible();
  });
});

test('the highlighter is in no script', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  await openPage(page, route);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  // What every grammar of Prism has.
  expect(texts.filter((text) => text.includes('language-none'))).toEqual([]);
  // The text of the article itself.
  expect(
    texts.filter((text) => text.includes('copyWithin') || text.includes('_createMdxContent')),
  ).toEqual([]);
});
