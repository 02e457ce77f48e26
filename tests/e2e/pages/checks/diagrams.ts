import {expect, type Page} from '@playwright/test';
import {countDiagrams, waitForDiagrams} from '../../support/diagrams';

/** WCAG 2.2, 1.4.3: text of the size that diagrams have. */
const MINIMUM_CONTRAST = 4.5;

/** A wide diagram is shrunk to its box, so far that its words stay above 10 of their 16 px. */
const MINIMUM_SCALE = 10 / 16;

/** Relative luminance of an `rgb()` colour, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(colors: readonly [string, string]): number {
  const [darker, lighter] = colors.map(luminance).toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Returns the texts of the page's diagrams, each with its colour and that of what it stands on. */
function readTexts(page: Page): Promise<{text: string; colors: [string, string]}[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('.docusaurus-mermaid-container svg')].flatMap(
      (diagram) => {
        const read: {text: string; colors: [string, string]}[] = [];
        const texts = document.createTreeWalker(diagram, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          const element = text.parentElement!;
          if (!text.textContent!.trim() || element.closest('title, desc, style, defs')) {
            continue;
          }
          element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
          const range = document.createRange();
          range.selectNodeContents(text);
          const {left, top, width, height} = range.getBoundingClientRect();
          const {color, fill} = getComputedStyle(element);
          const ink = element instanceof SVGElement ? fill : color;
          const ground = document
            .elementsFromPoint(left + width / 2, top + height / 2)
            // A line that crosses the text is no ground.
            .filter((below) => !(below instanceof SVGLineElement))
            .map((below) => [below, getComputedStyle(below)] as const)
            .map(([below, style]) =>
              below instanceof SVGGeometryElement ? style.fill : style.backgroundColor,
            )
            .find((paint) => paint.startsWith('rgb('))!;
          read.push({text: text.textContent!.trim(), colors: [ink, ground]});
        }
        return read;
      },
    );
  });
}

function readScales(page: Page): Promise<number[]> {
  return page
    .locator('.docusaurus-mermaid-container svg[role]')
    .evaluateAll((diagrams) =>
      (diagrams as SVGSVGElement[]).map(
        (diagram) => diagram.getBoundingClientRect().width / diagram.viewBox.baseVal.width,
      ),
    );
}

/** Checks that all diagrams of the open page are drawn and that every text in them can be read, by its size and its colours. axe leaves SVG text out. */
export async function checkDiagrams(page: Page, route: string): Promise<void> {
  if (countDiagrams(route) > 0) {
    await waitForDiagrams(page, route);
    expect(Math.min(...(await readScales(page))), 'smallest scale').toBeGreaterThan(MINIMUM_SCALE);
    const faint = (await readTexts(page)).filter(
      ({colors}) => contrastOf(colors) < MINIMUM_CONTRAST,
    );
    expect(faint, 'texts that cannot be read').toEqual([]);
  }
}
