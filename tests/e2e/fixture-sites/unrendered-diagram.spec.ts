import {readFileSync} from 'node:fs';
import path from 'node:path';
import {otherBuildsDir} from '../../paths';
import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

const urlOf = (page: string) => new URL(page, fixtureUrl('broken-links')).href;

test('the build says which diagram is not rendered', () => {
  const log = readFileSync(path.join(otherBuildsDir, 'broken-links.log'), 'utf8');
  expect(log).toMatch(/\[WARNING\].*docs\/unrendered\.md:3.*npm run diagrams/u);
});

test('its page draws it in the browser, in the mode of the reader, and no other page loads Mermaid', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await openPage(page, urlOf(''));
  const before = scripts.length;
  await openPage(page, urlOf('unrendered'));
  const drawing = page.locator('.docusaurus-mermaid-container svg');
  await expect(drawing).toContainText('Alpha');
  await expect(page.locator('.diagram-source')).toBeHidden();
  expect(scripts.length - before).toBeGreaterThan(before);

  const light = await drawing.getAttribute('id');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(drawing).not.toHaveAttribute('id', light!);
  await expect(drawing).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('its text is there', async ({page}) => {
    await page.goto(urlOf('unrendered'));
    await expect(page.locator('.diagram-source')).toContainText('a["Alpha"] --> b["Beta"]');
  });
});
