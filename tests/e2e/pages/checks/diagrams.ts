import {expect, type Page} from '@playwright/test';

/** The smallest text that a diagram may have, in pixels. */
const MINIMUM_TEXT_SIZE = 12;

/**
 * Checks that the text of the open page's diagrams is large enough. Its colours are pairs of tokens, whose contrast
 * tests/unit/src/diagrams/rendered.test.ts computes.
 */
export async function checkDiagrams(page: Page, _route: string): Promise<void> {
  const sizes = await page.locator('.diagram-picture').evaluateAll((pictures) =>
    (pictures as SVGSVGElement[]).map((picture) => {
      const {width, height} = picture.getBoundingClientRect();
      const natural = picture.viewBox.baseVal;
      const scale = Math.min(width / natural.width, height / natural.height);
      return scale * Number.parseFloat(getComputedStyle(picture).fontSize);
    }),
  );
  // Lengths are rounded to a 64th of a pixel.
  expect(Math.min(Infinity, ...sizes)).toBeGreaterThan(MINIMUM_TEXT_SIZE - 0.05);
}
