import {escapeHtml} from '../lib/escape-html';
import {strapiPermalink} from '../strapi';

/**
 * A diagram is shown at three quarters of its natural size or larger: its text has 16 pixels, and 12 are the least that
 * everybody reads.
 */
const LEAST_SCALE = 0.75;

/** Returns one field of a diagram's text, `accTitle` or `accDescr`, on one line; empty when it has none. */
function fieldOf(text: string, name: 'accTitle' | 'accDescr'): string {
  const field = new RegExp(String.raw`^[ \t]*${name}[ \t]*(?::(.*)|\{([^}]*)\})`, 'mu').exec(text);
  return (field?.[1] ?? field?.[2] ?? '').replaceAll(/\s+/gu, ' ').trim();
}

/** The part of the figure below the picture: what can be opened. */
function footOf(words: string, button = ''): string {
  return `<div class="diagram-foot">${button}<details class="diagram-words"><summary>Diagram in words</summary>${words}</details></div>`;
}

/**
 * Returns a picture whose links lead where readers go: to a page below the base of the site, or, for what begins with
 * `/packages/` as the monorepo has it, to a file or folder at the pinned version. Mermaid takes no address with a protocol of
 * ours.
 */
function withAddresses(picture: string, baseUrl: string): string {
  return picture
    .replaceAll(
      /<a href="\/(packages\/[^"]*)"/gu,
      (_link, path: string) =>
        `<a href="${strapiPermalink(path)}" target="_blank" rel="noopener noreferrer"`,
    )
    .replaceAll('<a href="/', `<a href="${baseUrl}`);
}

/**
 * Returns the inside of the figure of a rendered diagram: the picture in a box that scrolls, the button that opens it large,
 * and what it shows in words.
 *
 * @param text the diagram's Mermaid
 * @param rendering its file, as "npm run diagrams" writes it
 * @param baseUrl base path of the site
 */
export function figureOf(text: string, rendering: string, baseUrl: string): string {
  const title = fieldOf(text, 'accTitle');
  const relations = /<desc>([^<]*)<\/desc>/u.exec(rendering)?.[1]?.trim() ?? '';
  const [, width, height] = /\swidth="(\d+)" height="(\d+)"/u.exec(rendering)!;
  const picture = withAddresses(rendering, baseUrl)
    .replace(/<desc>[^<]*<\/desc>/u, '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll('\n', '');
  // It takes no part but its size: nothing can be smaller than it.
  const least = `<svg class="diagram-least" aria-hidden="true" width="${Math.ceil(Number(width) * LEAST_SCALE)}" height="${Math.ceil(Number(height) * LEAST_SCALE)}"></svg>`;
  const words = relations
    ? `<ul>${relations
        .split('\n')
        .map((relation) => `<li>${relation}</li>`)
        .join('')}</ul>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return [
    `<div class="diagram-box" data-scroll-box="Diagram: ${escapeHtml(title)}">`,
    `<div class="diagram-sheet">${picture}${least}</div></div>`,
    footOf(
      `<p>${escapeHtml(fieldOf(text, 'accDescr'))}</p>${words}`,
      '<button type="button" class="diagram-open">Open large</button>',
    ),
  ].join('');
}

/** Returns the inside of the figure of a diagram that is not rendered: the reader's browser draws it (src/plugins/diagrams/draw.ts). */
export function unrenderedFigureOf(text: string): string {
  return `<div class="diagram-box"><pre class="diagram-source">${escapeHtml(text)}</pre></div>${footOf(
    `<p>${escapeHtml(fieldOf(text, 'accDescr'))}</p><pre>${escapeHtml(text)}</pre>`,
  )}`;
}
