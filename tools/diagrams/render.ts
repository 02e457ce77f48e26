import {createRequire} from 'node:module';
import type {Mermaid} from 'mermaid';
import {chromium, type JSHandle, type Page} from 'playwright-core';
import {escapeHtml} from '../../src/lib/escape-html';
import {launchOptions} from '../browser.mjs';
import {flatten} from './flatten';
import {optimize} from './optimize';
import {type Database, tellRelations} from './relations';
import {FONTS, mermaidConfig, sentinels, TEXT_SIZE, WRAPPING_WIDTH} from './settings';

/** A diagram that has become a file, or why it has not. */
export type Rendering = {svg: string} | {problem: string};

/** What the drawing of one diagram gives. */
type Drawing = {
  width: number;
  height: number;
  content: string;
  title: string;
  description: string;
  relations: string[];
};

/** The colour `#fd0102` as `getComputedStyle` writes it. */
function asComputed(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

const paints = Object.fromEntries(
  Object.entries(sentinels).map(([name, color]) => [asComputed(color), name]),
);

/** Width at which the labels of a diagram are broken into lines: Mermaid would cut a word that is wider in two. */
async function wrappingWidthOf(page: Page, text: string): Promise<number> {
  const words = [...text.matchAll(/"([^"]*)"/gu)].flatMap(([, label]) => label!.split(/\s+/u));
  const widest = await page.evaluate(
    ({font, list}) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = font;
      return Math.max(0, ...list.map((word) => canvas.measureText(word).width));
    },
    {font: `${TEXT_SIZE}px ${FONTS}`, list: words},
  );
  return Math.max(WRAPPING_WIDTH, Math.ceil(widest) + 2);
}

async function draw(page: Page, text: string): Promise<Drawing> {
  const wrappingWidth = await wrappingWidthOf(page, text);
  await page.evaluate(
    (config) => {
      (globalThis as unknown as {mermaid: Mermaid}).mermaid.initialize(config);
    },
    {...mermaidConfig, flowchart: {...mermaidConfig.flowchart, wrappingWidth}},
  );
  const box = await page.evaluateHandle(async (source) => {
    const {mermaid} = globalThis as unknown as {mermaid: Mermaid};
    const {svg} = await mermaid.render('diagram', source);
    document.body.innerHTML = svg;
    const drawing = document.querySelector('svg')!;
    // At its natural size one unit of the drawing is one pixel of the page.
    const {width, height} = drawing.viewBox.baseVal;
    drawing.setAttribute('width', String(width));
    drawing.setAttribute('height', String(height));
    drawing.setAttribute('style', 'position: absolute; top: 0; left: 0; max-width: none');
    return drawing;
  }, text);
  const flattened = await box.evaluate(flatten, {paints, textSize: TEXT_SIZE});
  const read = await page.evaluateHandle(async (source) => {
    const {mermaid} = globalThis as unknown as {mermaid: Mermaid};
    return mermaid.mermaidAPI.getDiagramFromText(source);
  }, text);
  const {title, description} = await read.evaluate(({db}) => ({
    title: db.getAccTitle?.() ?? '',
    description: db.getAccDescription?.() ?? '',
  }));
  const relations = await (read as unknown as JSHandle<{type: string; db: Database}>).evaluate(
    tellRelations,
  );
  return {...flattened, title, description, relations};
}

/** The text of a diagram's file. */
function fileTextOf({width, height, content, title, description, relations}: Drawing): string {
  // What is in a picture is hidden from screen readers: links must not be.
  const role = content.includes('<a ') ? 'group' : 'img';
  const svg = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" class="diagram-picture" role="${role}" aria-label="${escapeHtml(title)}" aria-description="${escapeHtml(description)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
  const words = relations.map((relation) => `${escapeHtml(relation)}\n`).join('');
  // One element a line, so that a change of a diagram is a readable change of its file.
  return `${svg.replace('>', `><desc>\n${words}</desc>`).replaceAll(/><(?=path|rect|circle|text|desc|a |\/svg)/gu, '>\n<')}\n`;
}

/**
 * Renders diagrams one after the other in one Chromium.
 *
 * @param texts their Mermaid
 * @param print receives what the installation of a browser prints
 * @returns a rendering for each text, in the same order
 */
export async function renderDiagrams(
  texts: readonly string[],
  print: (text: string) => void,
): Promise<Rendering[]> {
  const browser = await chromium.launch(await launchOptions(print));
  try {
    const page = await browser.newPage();
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript({content: 'globalThis.__name = (value) => value;'});
    await page.goto('about:blank');
    await page.addScriptTag({
      path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'),
    });
    const renderings: Rendering[] = [];
    for (const text of texts) {
      try {
        renderings.push({svg: fileTextOf(await draw(page, text))});
      } catch (error) {
        const [first = ''] = (error as Error).message
          .replace(/^.*?evaluate\w*: (?:\w*Error: )?/u, '')
          .split(/\n\s+at /u);
        renderings.push({problem: first.trim().replaceAll(/\s*\n\s*/gu, ' ')});
      }
    }
    return renderings;
  } finally {
    await browser.close();
  }
}
