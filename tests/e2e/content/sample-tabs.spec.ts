import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

const route = '/guides/type-system/cheatsheet';

const firstTabs = (page: Page) => page.getByRole('tablist').first();

/** Which form each sample of the page shows. */
const shownForms = (page: Page) =>
  page.locator('.sample-tabs').evaluateAll((samples) => [
    ...new Set(
      samples.map((sample) =>
        [...sample.querySelectorAll('[role=tabpanel]')]
          .filter((panel) => panel.checkVisibility({contentVisibilityAuto: true}))
          .filter((panel) => panel.querySelector('pre')!.checkVisibility())
          .map((panel) => document.getElementById(panel.getAttribute('aria-labelledby')!))
          .map((tab) => tab!.textContent)
          .join(),
      ),
    ),
  ]);

test('tabs of samples work by keyboard, and one choice holds for the page', async ({page}) => {
  await openPage(page, route);
  expect(await shownForms(page)).toEqual(['Generic']);
  const [generic, literal] = [/^Generic$/u, /^Literal UIDs$/u].map((name) =>
    firstTabs(page).getByRole('tab', {name}),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await generic.focus();
  await page.keyboard.press('ArrowRight');
  await expect(literal).toBeFocused();
  await expect(literal).toHaveAttribute('aria-selected', 'true');
  await expect(generic).toHaveAttribute('aria-selected', 'false');
  expect(await shownForms(page)).toEqual(['Literal UIDs']);

  // One stop for all tabs; behind it the sample, then its buttons.
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel', {name: 'Literal UIDs'}).first();
  await expect(panel.locator('pre')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(literal).toBeFocused();

  for (const [key, tab] of [
    ['ArrowRight', generic],
    ['ArrowLeft', literal],
    ['Home', generic],
    ['End', literal],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
});

test('the chosen tab stays where it is on the screen', async ({page}) => {
  await openPage(page, route);
  const literal = page.getByRole('tab', {name: 'Literal UIDs'}).nth(3);
  await literal.scrollIntoViewIfNeeded();
  const {y} = (await literal.boundingBox())!;
  await literal.click();
  await expect(literal).toHaveAttribute('aria-selected', 'true');
  expect(Math.abs((await literal.boundingBox())!.y - y)).toBeLessThan(2);
});

test("what the browser's own search finds in a form that is not shown is shown", async ({page}) => {
  await openPage(page, route);
  const hidden = page.locator('.sample-tabs > [hidden="until-found"]').first();
  await expect(hidden).toBeAttached();
  const id = (await hidden.getAttribute('id'))!;
  // What Chromium does when its search, or the fragment of an address, leads there.
  await page.evaluate((text) => {
    window.location.hash = `#${text}`;
  }, id);
  await expect(page.locator(`#${id} pre`)).toBeVisible();
  await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute('aria-selected', 'true');
});
