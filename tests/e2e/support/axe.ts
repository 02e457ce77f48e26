import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {AXE_PATH} from './axe-path';

/** Rules whose result depends on the colours of an element and of what it stands on, and so on the colour mode. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Runs axe in the page itself: by way of @axe-core/playwright the longest pages take more than twice the time. */
async function run(page: Page, include: string[], options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({selectors, runOptions}) => {
      const {axe: engine} = window as unknown as {axe: typeof axe};
      const {violations} = await engine.run(
        {include: selectors},
        {
          ...runOptions,
          resultTypes: ['violations'],
          preload: false,
        },
      );
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    {selectors: include, runOptions: options},
  );
}

/** Loads axe into the open page, unless it is there. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.addScriptTag({url: AXE_PATH});
  }
}

/**
 * Looks for violations of accessibility rules in the open page.
 *
 * @param include selectors of the elements to look at, with all that they hold
 * @returns what is wrong, one line each: rule, element, what to mend
 */
export async function findViolations(
  page: Page,
  options: axe.RunOptions,
  include: string[] = ['html'],
): Promise<string[]> {
  await addAxe(page);
  return run(page, include, options);
}

/** WCAG 2.2 AA and what axe calls good practice. Named, because some of its rules are off otherwise: the size of targets. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules whose result depends on where things are and how large, and so on the width of the window. They are hardest to keep,
 * and slow, where it is narrow.
 */
const rulesOfWidth = ['scrollable-region-focusable', 'target-size', 'landmark-unique'];

/**
 * Looks for violations of all rules but those that depend on colours, which other functions here ask; otherwise like
 * {@link findViolations}.
 *
 * @param asked which rules are asked elsewhere
 */
export async function findViolationsOfStructure(
  page: Page,
  part: string,
  asked: 'color' | 'color and width' = 'color',
): Promise<string[]> {
  const others = asked === 'color' ? rulesOfColor : [...rulesOfColor, ...rulesOfWidth];
  const rules = Object.fromEntries(others.map((rule) => [rule, {enabled: false}]));
  return findViolations(page, {runOnly: {type: 'tag', values: standards}, rules}, [part]);
}

/** Looks for violations of rules that depend on the width of the window; otherwise like {@link findViolations}. */
export async function findViolationsOfWidth(page: Page, part: string): Promise<string[]> {
  return findViolations(page, {runOnly: {type: 'rule', values: rulesOfWidth}}, [part]);
}

/** Combinations of colours, size and weight in which this worker has found nothing wrong. */
const soundCombinations = new Set<string>();

/**
 * Looks for violations of colour rules in the open page, in a colour mode, which it turns to. A page has thousands of texts and some fifty combinations of
 * text colour, size, weight and ground: one text of each combination stands for all, on this page and on those after it.
 *
 * @returns what is wrong, one line each: rule, element, what to mend
 */
export async function findViolationsOfColor(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<string[]> {
  await addAxe(page);
  const {count, unknown} = await page.evaluate(
    ({sound, mode}) => {
      // The one thing that colours depend on. By way of the reader's system, which tests/e2e/theme does, each page would take an
      // eighth of a second more.
      document.documentElement.dataset.theme = mode;
      const known = new Set(sound);
      const grounds = new Map<Element | null, string>([[null, '']]);
      const groundOf = (element: Element | null): string => {
        if (!grounds.has(element)) {
          const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element!);
          const isOpaque = !backgroundColor.startsWith('rgba') && backgroundImage === 'none';
          const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
          const isSeenThrough = own === 'rgba(0, 0, 0, 0) none 1';
          const below = isOpaque && opacity === '1' ? '' : groundOf(element!.parentElement);
          grounds.set(element, isSeenThrough ? below : `${own} ${below}`);
        }
        return grounds.get(element)!;
      };
      for (const element of document.querySelectorAll<HTMLElement>('[data-axe-color]')) {
        delete element.dataset.axeColor;
      }
      const combinations = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!;
        if (
          !texts.currentNode.textContent!.trim() ||
          !element.checkVisibility({visibilityProperty: true})
        ) {
          continue;
        }
        const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
        const link = element.closest('a');
        const around =
          link && `${textDecorationLine} ${getComputedStyle(link.parentElement!).color}`;
        const combination = [color, fontSize, fontWeight, around, groundOf(element)].join();
        if (!combinations.has(combination)) {
          combinations.add(combination);
          if (!known.has(combination)) {
            (link ?? element).dataset.axeColor = '';
          }
        }
      }
      return {
        count: combinations.size,
        unknown: [...combinations].filter((combination) => !known.has(combination)),
      };
    },
    {sound: [...soundCombinations], mode: colorScheme},
  );
  if (count === 0) {
    throw new Error('The page shows no text whose colours could be checked.');
  }
  if (unknown.length === 0) {
    return [];
  }
  const violations = await run(page, ['[data-axe-color]'], {
    runOnly: {type: 'rule', values: rulesOfColor},
  });
  if (violations.length === 0) {
    for (const combination of unknown) {
      soundCombinations.add(combination);
    }
  }
  return violations;
}
