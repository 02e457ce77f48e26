import {findViolations} from '../support/axe';
import {expect, openPage, test} from '../support/test';

const route = '/guides/code-of-conduct';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`"?" shows the keys of the site, by all rules of axe in the ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openPage(page, route);
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'});
    await link.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', {name: 'Keys'});
    await expect(dialog).toBeVisible();
    for (const key of ['/', 'Ctrl K', 'Enter', 'Shift Enter', 'Esc', '?']) {
      await expect(dialog.locator('kbd').getByText(key, {exact: true}).first()).toBeVisible();
    }
    expect(await findViolations(page, {})).toEqual([]);

    // Modal: keys of the page behind do nothing, and the focus stays.
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(dialog).toHaveCount(1);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('the footer has a control that shows the keys', async ({page}) => {
  await openPage(page, route);
  const control = page.getByRole('contentinfo').getByRole('button', {name: /^Keys/u});
  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Keys'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
});

test('"?" is a character where the reader types', async ({page}) => {
  await openPage(page, '/exports/modules');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('what?');
  await expect(field).toHaveValue('what?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The panel has a control of its own; closing the list gives the focus back to the field.
  await page.getByRole('button', {name: 'All keys'}).click();
  await expect(page.getByRole('dialog', {name: 'Keys'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('what?');
});
