import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a colour mode can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(axe: AxeBuilder, message: string): Promise<void> {
  const {violations} = await axe.analyze();
  const findings = violations.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(findings, message).toEqual([]);
}

/** Checks the open page against WCAG 2.2 AA in light mode, and its colours in dark mode too. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Colours must be the final ones, not those of a transition.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoViolations(new AxeBuilder({page}).withTags(standards), 'in light mode');

  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoViolations(new AxeBuilder({page}).withRules(rulesOfColour), 'in dark mode');
}
