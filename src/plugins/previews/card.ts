import {Resvg} from '@resvg/resvg-js';
import {escapeHtml} from '../../lib/escape-html';
import {STRAPI_VERSION} from '../../strapi';

/** Pixels, as social networks show a large picture of a link. */
export const CARD_SIZE = {width: 1200, height: 630};

/** Letters that fit into a line of the title, which is 1,040 pixels long; the widest words are identifiers. */
const LINE_LETTERS = 26;
const MOST_LINES = 4;

const fonts = ['600SemiBold/Inter_600SemiBold.ttf', '400Regular/Inter_400Regular.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/inter/${file}`),
);

/** Returns the lines of a title; a word that is longer than a line breaks in it, and what does not fit ends in dots. */
export function linesOf(title: string): string[] {
  const words = title
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${LINE_LETTERS}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`]
    : lines;
}

/** Returns the picture of a page, as SVG: its title, its section, and the version of Strapi. */
export function cardSvg({title, section}: {title: string; section: string}): string {
  const lines = linesOf(title).map(
    (line, index) =>
      `<text x="80" y="${235 + index * 84}" font-size="64" font-weight="600" fill="#15141f">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 1200 630" font-family="Inter">
<rect width="1200" height="630" fill="#fbfaf5"/>
<rect width="1200" height="16" fill="#3d37d6"/>
<text x="80" y="130" font-size="34" fill="#3d37d6" font-weight="600">${escapeHtml(section)}</text>
${lines.join('\n')}
<g transform="translate(80 532) scale(1.6)"><path d="M4 3h17l7 7v19H4z" fill="#3d37d6"/><path d="M21 3v7h7z" fill="#9a96ee"/><path d="M9 11h7" stroke="#fbfaf5" stroke-width="2.5"/><path d="m9 20 4.5 4.5L23 15" stroke="#fbfaf5" stroke-width="3" fill="none"/></g>
<text x="150" y="568" font-size="30" fill="#55526b">Contributor documentation of Strapi ${STRAPI_VERSION}</text>
</svg>`;
}

/** Returns the picture as PNG. Its letters come from a package, so it is the same on each machine. */
export function drawCard(svg: string): Buffer {
  return new Resvg(svg, {
    font: {fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter'},
  })
    .render()
    .asPng();
}
