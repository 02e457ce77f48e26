import {proves} from '../../spec/statements';
import {readHtml, siteUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

test.describe('a page whose HTML is not what React renders', () => {
  // React's error 418: hydration failed because the server rendered HTML did not match the client.
  test.use({
    expectedConsole: [
      /^console\.error: Docusaurus React Root onRecoverableError: Error: Minified React error #418;/,
    ],
  });

  test('is drawn anew with an error in the console', proves('8.hydration'), async ({page}) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.type()));
    const parts = readHtml('/rfcs/intro').split('Docs health');
    expect(parts).toHaveLength(2);
    await page.route(new URL('rfcs/intro', siteUrl).href, (route) =>
      route.fulfill({contentType: 'text/html', body: parts.join('Meddled with')}),
    );
    await openPage(page, '/rfcs/intro');
    await expect(page.getByRole('contentinfo')).toContainText('Docs health');
    await expect(page.getByText('Meddled with')).toHaveCount(0);
    // The article, in which React has no part, is still there.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About RFCs');
    await expect(page.getByRole('article').getByRole('heading', {level: 2})).not.toHaveCount(0);
    expect(lines).toEqual(['error']);

    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Custom fields').click();
    await expect(page).toHaveURL('/rfcs/custom-fields');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Custom fields');
    expect(lines).toEqual(['error']);
  });
});
