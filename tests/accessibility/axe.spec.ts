import {AxeBuilder} from '@axe-core/playwright';
import {readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const route of readRoutes()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} meets WCAG 2.2 AA in ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await openPage(page, route);
      const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
      const findings = violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
      expect(findings).toEqual([]);
    });
  }
}
