import {siteUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const route = '/api/Strapi';

test('the link of a heading leads to it, copies its address and says so, by keyboard too', async ({
  page,
}) => {
  await openPage(page, route);
  const links = page.locator('.theme-doc-markdown h2 > .hash-link');
  for (const [index, act] of ['click', 'Enter'].entries()) {
    const link = links.nth(index);
    if (act === 'click') {
      await link.hover();
      await link.click();
    } else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    const address = new URL((await link.getAttribute('href'))!, siteUrl.origin + route).href;
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(link).toHaveAttribute('data-copied', 'Copied');
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(
      /^"Copied"/u,
    );
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    // It does not stay.
    await expect(link).not.toHaveAttribute('data-copied');
  }
});

test('what a copy button has done is announced', async ({page}) => {
  await openPage(page, route);
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
});
