import {expect, type Page} from '@playwright/test';
import {checkDiagrams} from './diagrams';
import {findViolationsOfColor, findViolationsOfStructure} from '../../support/axe';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the open page against WCAG 2.2 AA, its colours in both modes.
 *
 * @param part selector of what to look at for rules that do not depend on colours
 */
export async function checkAccessibility(page: Page, route: string, part: string): Promise<void> {
  // Colours must be the final ones, not those of a transition.
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await findViolationsOfStructure(page, part, standards)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    // Looks at every frame; `expect` would look again after 100 ms.
    await page.waitForFunction(
      (mode) => document.documentElement.dataset.theme === mode,
      colorScheme,
    );
    expect(await findViolationsOfColor(page), `in ${colorScheme} mode`).toEqual([]);
    await checkDiagrams(page, route);
  }
}
