import {proves} from '../../spec/statements';
import {countDiagrams, waitForDiagrams} from '../support/diagrams';
import {expect, openPage, test} from '../support/test';

for (const route of ['/rfcs/intro', '/database']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `${route} draws its diagrams in ${colorScheme}, named and described`;
    test(title, proves('1.mermaid'), async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, route);
      await waitForDiagrams(page, route);
      const diagrams = await page
        .locator('.docusaurus-mermaid-container svg[role]')
        .evaluateAll((elements) =>
          elements.map((element) => ({
            name: element.querySelector(':scope > title')?.textContent,
            description: element.querySelector(':scope > desc')?.textContent,
            ink: getComputedStyle(element.querySelector('.nodeLabel')!).color,
            isShown: element.checkVisibility() && element.getBoundingClientRect().width > 100,
          })),
        );
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(countDiagrams(route)).toBeGreaterThan(0);
      expect(diagrams).toEqual(
        diagrams.map(() => ({
          name: expect.stringMatching(/\S/u),
          description: expect.stringMatching(/\S/u),
          ink,
          isShown: true,
        })),
      );
    });
  }
}
