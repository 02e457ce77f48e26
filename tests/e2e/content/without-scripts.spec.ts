import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

test('without JavaScript a table of prose is a list on a phone, too', async ({page}) => {
  await page.goto('/api/Strapi');
  const boxes = page.locator('.theme-doc-markdown [data-scroll-box]:has(.list-table)');
  expect(await boxes.count()).toBeGreaterThan(5);
  const excess = await boxes.evaluateAll((elements) =>
    elements.map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(Math.max(...excess)).toBe(0);
});

test('without JavaScript all forms of a sample are there, each with its title, and no tab', async ({
  page,
}) => {
  await page.goto('/guides/type-system/cheatsheet');
  const forms = page.locator('.sample-tabs').first();
  await expect(forms.getByRole('tab')).toHaveCount(0);
  for (const [index, title] of ['Generic', 'Literal UIDs'].entries()) {
    const panel = forms.locator('[role=tabpanel]').nth(index);
    await expect(panel).toBeVisible();
    await expect(panel.getByText(title, {exact: true})).toBeVisible();
    await expect(panel.locator('pre')).toBeVisible();
  }
});

test('without JavaScript the link of a heading is a plain link', async ({page}) => {
  await page.goto('/api/Strapi');
  await page.locator('h2 > .hash-link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/Strapi#[\w-]+$/u);
});
