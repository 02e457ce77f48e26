import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the open page against WCAG 2.2 AA in both colour modes. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Colours must be the final ones, not those of a transition.
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const {violations} = await new AxeBuilder({page}).withTags(standards).analyze();
    const findings = violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
    expect(findings, `in ${colorScheme}`).toEqual([]);
  }
}
