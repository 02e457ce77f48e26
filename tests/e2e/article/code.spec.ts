import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {readPages} from '../../../src/markdown/pages';
import {projectDir} from '../../paths';
import {expect, openPage, test} from '../support/test';

/** Samples of a page as their author has written them, without those that are only run. */
function samplesOf(tree: Parameters<typeof visit>[0]): string[] {
  const samples: string[] = [];
  visit(tree, 'code', ({lang, meta, value}: Code) => {
    if (lang && lang !== 'mermaid' && !/\bhidden\b/u.test(meta ?? '')) {
      samples.push(value);
    }
  });
  return samples;
}

/** The page with the most samples of several lines with empty ones between. */
const {route, samples} = readPages(projectDir)
  .filter(({section}) => section.id === 'docs')
  .map((each) => ({route: each.route, samples: samplesOf(each.tree as never)}))
  .toSorted(
    (a, b) => a.samples.join('').split('\n\n').length - b.samples.join('').split('\n\n').length,
  )
  .at(-1)!;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the copy button copies the code exactly, and says so', async ({page}) => {
  // It says so for a second, which a busy machine may take to look.
  await page.clock.install({time: 0});
  await openPage(page, route);
  await page.clock.pauseAt(100_000);
  const buttons = page.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(buttons).toHaveCount(samples.length);
  expect(samples.join('')).toContain('\n\n');
  const blocks = page.locator('.theme-code-block');
  for (const [index, sample] of samples.entries()) {
    const block = blocks.nth(index);
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample);
    await page.clock.runFor(1000);
  }
  await expect(buttons).toHaveCount(samples.length);
});

test('the buttons of a block are reached by keyboard after its code', async ({page}) => {
  await openPage(page, route);
  const block = page.locator('.theme-code-block').first();
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button').first()).toBeFocused();
  await expect(block.getByRole('button').first()).toHaveCSS('opacity', '1');
});

test('lines that are too long wrap when the reader wants it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPage(page, route);
  const buttons = page.getByRole('button', {name: 'Toggle word wrap'});
  const block = page.locator('.theme-code-block', {has: buttons}).first();
  const isTooWide = () =>
    block.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect.poll(isTooWide).toBe(true);
  for (const wraps of [true, false]) {
    await block.getByRole('button', {name: 'Toggle word wrap'}).click();
    await expect.poll(isTooWide).toBe(!wraps);
  }

  // Only blocks that need it have such a button.
  const countOnPhone = await buttons.count();
  await page.setViewportSize({width: 1440, height: 740});
  await expect.poll(() => buttons.count()).toBeLessThan(countOnPhone);
});
