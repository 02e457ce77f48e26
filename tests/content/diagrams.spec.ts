import {expect, openPage, test} from '../support/test';

for (const route of ['/api/Strapi', '/database']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} draws its diagrams in ${colorScheme}, named and described`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, route);
      const diagrams = page.locator('.docusaurus-mermaid-container svg');
      await expect(diagrams.first()).toBeVisible();
      for (const diagram of await diagrams.all()) {
        await expect(diagram.locator('> title')).not.toBeEmpty();
        await expect(diagram.locator('> desc')).not.toBeEmpty();
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        await expect(diagram.locator('.nodeLabel').first()).toHaveCSS('color', ink);
      }
    });
  }
}
