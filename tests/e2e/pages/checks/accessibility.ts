import {expect, type Page} from '@playwright/test';
import {checkDiagrams} from './diagrams';
import {
  findViolationsOfColor,
  findViolationsOfStructure,
  findViolationsOfWidth,
} from '../../support/axe';

/** Width of a phone. */
const PHONE = 390;

/**
 * Checks the open page with all rules of axe, as it is on a desktop; its colours in both modes.
 *
 * @param part selector of what to look at for rules that do not depend on colours
 */
export async function checkAccessibility(page: Page, route: string, part: string): Promise<void> {
  // Colours must be the final ones, not those of a transition.
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await findViolationsOfStructure(page, part)).toEqual([]);
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
  const find = part === 'html' ? findViolationsOfStructure : findViolationsOfWidth;
  expect(await find(page, part), `at ${PHONE} px`).toEqual([]);
  if (part === 'html') {
    await checkColors(page);
  }
}

async function checkColors(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    expect(await findViolationsOfColor(page, colorScheme), `in ${colorScheme} mode`).toEqual([]);
  }
}
