import {expect, type Page} from '@playwright/test';
import {waitForFrames} from '../../support/frame';
import {checkDiagrams} from './diagrams';
import {
  findViolationsOfColor,
  findViolationsOfStructure,
  findViolationsOfWidth,
} from '../../support/axe';

/** Width of a phone. */
const PHONE = 390;

/**
 * Checks the open page as it is on a desktop with all rules of axe that are not asked on a phone; its colours in both modes.
 *
 * @param part selector of what to look at for rules that do not depend on colours
 */
export async function checkAccessibility(page: Page, route: string, part: string): Promise<void> {
  // Colours must be the final ones, not those of a transition.
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Those that depend on the width are asked where they are hardest to keep: on a phone.
  const asked = part === 'html' ? 'color' : 'color and width';
  expect(await findViolationsOfStructure(page, part, asked)).toEqual([]);
  await checkColors(page);
  await checkDiagrams(page, route);
}

/**
 * Checks the open page as it is on a phone. Pages of a section share a frame: of one each all rules are asked, of the others
 * those that depend on the width.
 *
 * @param part as above
 */
export async function checkAccessibilityOfPhones(page: Page, part: string): Promise<void> {
  await page.setViewportSize({width: PHONE, height: 800});
  await waitForFrames(page);
  const isWhole = part === 'html';
  const violations = isWhole
    ? await findViolationsOfStructure(page, part)
    : await findViolationsOfWidth(page, part);
  expect(violations, `at ${PHONE} px`).toEqual([]);
  if (isWhole) {
    await checkColors(page);
  }
}

async function checkColors(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    expect(await findViolationsOfColor(page, colorScheme), `in ${colorScheme} mode`).toEqual([]);
  }
}
