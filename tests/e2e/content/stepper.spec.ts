import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

const route = '/docs/core/document-service/life-of-a-publish';

const firstStepper = (page: Page) => page.locator('.stepper').first();

/** Names of the steps in sight. */
const shownSteps = (page: Page) =>
  firstStepper(page)
    .locator('.step')
    .evaluateAll((steps) =>
      steps
        .filter((step) => !step.hasAttribute('hidden'))
        .map((step) => step.querySelector('h3')!.id),
    );

/** Rows of the step in sight, with what became of each. */
const shownRows = (page: Page) =>
  firstStepper(page)
    .locator('.step:not([hidden]) tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => `${row.querySelector('td')!.textContent} ${row.dataset.change}`),
    );

test('steps are shown one at a time, by buttons and by keyboard', async ({page}) => {
  await openPage(page, route);
  const bar = firstStepper(page).getByRole('group', {name: 'Steps'});
  const status = bar.getByRole('status');
  await expect(status).toHaveText('Step 1 of 8: Enter');
  expect(await shownSteps(page)).toEqual(['enter']);
  const next = bar.getByRole('button', {name: 'Next'});
  await next.click();
  await next.click();
  await next.click();
  await expect(next).toBeFocused();
  await expect(status).toHaveText('Step 4 of 8: Delete');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Step 3 of 8: Remember');
  await bar.getByRole('button', {name: 'Step 8: Commit, then tell'}).click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  // It keeps the focus, and leads nowhere.
  await next.press('Enter');
  expect(await shownSteps(page)).toEqual(['commit']);
  await bar.getByRole('button', {name: 'All steps'}).click();
  expect(await shownSteps(page)).toHaveLength(8);
});

test('each step has all rows that are there, and says which it touches', async ({page}) => {
  await openPage(page, `${route}#delete`);
  await expect(firstStepper(page).getByRole('status')).toHaveText('Step 4 of 8: Delete');
  const atDelete = await shownRows(page);
  expect(atDelete).toContain('articles 11 same');
  expect(atDelete).toContain('articles 14 gone');
  await firstStepper(page).getByRole('button', {name: 'Step 6: Insert'}).click();
  const atInsert = await shownRows(page);
  expect(atInsert).toContain('articles 16 new');
  expect(atInsert).toContain('articles 11 same');
  expect(atInsert.filter((row) => row.startsWith('articles 14'))).toEqual([]);
});

test('the table of contents leads to a step below the bar, and marks the step in sight', async ({
  page,
}) => {
  await openPage(page, route);
  const toc = page.locator('.table-of-contents');
  const marked = toc.locator('.table-of-contents__link--active');
  await expect(firstStepper(page).getByRole('status')).toBeVisible();
  await toc.getByRole('link', {name: '5. Translate'}).click();
  expect(await shownSteps(page)).toEqual(['translate']);
  await expect(marked).toHaveText('5. Translate');
  const next = firstStepper(page).getByRole('button', {name: 'Next'});
  const navbarEnd = await page
    .locator('.navbar')
    .evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  await expect.poll(async () => (await next.boundingBox())!.y).toBeGreaterThanOrEqual(navbarEnd);
  await next.click();
  await expect(marked).toHaveText('6. Insert');
});

test("what the browser's own search finds in a step is shown", async ({page}) => {
  await openPage(page, route);
  await expect(firstStepper(page).getByRole('status')).toBeVisible();
  await page
    .locator('#translate')
    .evaluate((heading) => heading.dispatchEvent(new Event('beforematch', {bubbles: true})));
  expect(await shownSteps(page)).toEqual(['translate']);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all steps follow each other, with the rows that each touches', async ({page}) => {
    await page.goto(route);
    await expect(page.locator('.stepper').first().locator('h3')).toHaveCount(8);
    for (const name of ['enter', 'delete', 'commit']) {
      await expect(page.locator(`#${name}`)).toBeVisible();
    }
  });
});
