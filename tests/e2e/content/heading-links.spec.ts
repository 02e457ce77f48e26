import {siteUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const route = '/api/Strapi';

test('the link of a heading leads to it, copies its address and says so, by keyboard too', async ({
  page,
}) => {
  // It would be gone after two seconds, which a busy machine may take to look.
  await page.clock.install({time: 0});
  await openPage(page, route);
  await page.clock.pauseAt(100_000);
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
    await expect(link).toHaveAttribute('data-copied', 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(
      /^"Copied"/u,
    );
    // Said in the next frame.
    await page.clock.runFor(100);
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    // It does not stay.
    await page.clock.runFor(2000);
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
