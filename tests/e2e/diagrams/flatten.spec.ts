import type {Page} from '@playwright/test';
import {flatten} from '../../../tools/diagrams/flatten';
import {expect, test} from '../support/test';

// The reading of a drawing needs a browser, and no site.

const options = {paints: {'rgb(1, 1, 1)': 'ink', 'rgb(2, 2, 2)': 'paper'}, textSize: 16};

/** Shows a drawing as tools/diagrams/render.ts does, and reads it. */
async function read(page: Page, content: string) {
  await page.setContent(
    `<!doctype html><style>svg { font: 16px Arial }</style><svg width="200" height="100" viewBox="0 0 200 100" style="position: absolute; left: 0; top: 0">${content}</svg>`,
  );
  await page.evaluate('globalThis.__name = (value) => value');
  return page.locator('svg').evaluate(flatten, options);
}

const text = (attributes: string) =>
  `<text x="100" y="50" text-anchor="middle" fill="rgb(1, 1, 1)" ${attributes}><tspan>a</tspan></text>`;

test('shapes are in the coordinates of the drawing, cut to what is painted', async ({page}) => {
  const {width, height, content} = await read(
    page,
    '<g transform="translate(20 10)"><rect x="1" y="1" width="30" height="20" rx="3" fill="rgb(2, 2, 2)" stroke="rgb(1, 1, 1)" stroke-width="2"/></g><rect width="0.1" height="0.1" x="190" fill="rgb(1, 1, 1)"/>',
  );
  expect([width, height]).toEqual([32, 22]);
  expect(content).toBe(
    '<rect class="f-paper s-ink" stroke-width="2" x="1" y="1" width="30" height="20" rx="3"></rect>',
  );
});

test('a marker becomes a path at the end of its line, turned as the line is', async ({page}) => {
  const {content} = await read(
    page,
    '<defs><marker id="arrow" orient="auto" refX="4" refY="2" markerWidth="4" markerHeight="4" markerUnits="userSpaceOnUse"><path d="M0 0L4 2L0 4Z" fill="rgb(1, 1, 1)"/></marker></defs><path d="M10 10V60" fill="none" stroke="rgb(1, 1, 1)" stroke-width="1.5" marker-end="url(#arrow)"/>',
  );
  expect(content).not.toContain('marker');
  expect(content.match(/<path/gu)).toHaveLength(2);
  // A quarter turn about the end of the line.
  const [a, b, c, d] = /d="M0 0L4 2L0 4Z" transform="matrix\(([^)]*)\)/u
    .exec(content)![1]!
    .split(' ')
    .map(Number);
  expect([a, b, c, d].map((value) => Math.round(value!))).toEqual([0, 1, -1, 0]);
});

test('a label is one text with a line in each tspan and a space between them', async ({page}) => {
  const {content} = await read(
    page,
    '<text x="100" y="20" text-anchor="middle" fill="rgb(1, 1, 1)"><tspan x="100" dy="1em"><tspan>two</tspan><tspan> words</tspan></tspan><tspan x="100" dy="1em"><tspan>below &lt;a&gt;</tspan></tspan></text>',
  );
  expect(content.replaceAll(/ [xy]="[\d.]+"/gu, '')).toBe(
    '<text class="f-ink"><tspan>two words</tspan> <tspan>below &lt;a></tspan></text>',
  );
});

for (const [what, content, message] of [
  ['an unknown colour', '<rect width="9" height="9" fill="red"/>', 'has the colour rgb(255, 0, 0)'],
  [
    'partial opacity',
    '<rect width="9" height="9" fill="rgb(1, 1, 1)" fill-opacity="0.5"/>',
    'has an opacity of 0.5',
  ],
  [
    'partial opacity of a group',
    '<g opacity="0.5"><rect width="9" height="9" fill="rgb(1, 1, 1)"/></g>',
    'has an opacity of 0.5',
  ],
  [
    'a thin stroke',
    '<path d="M0 0H9" stroke="rgb(1, 1, 1)" fill="none" stroke-width="0.5"/>',
    'has a stroke of 0.5 pixels',
  ],
  ['an italic text', text('style="font-style: italic"'), 'has an italic text'],
  ['a small text', text('style="font-size: 10px"'), 'has a text of 10 pixels'],
  ['a rotated text', text('transform="rotate(30)"'), 'has a rotation'],
  ['HTML in a label', '<foreignObject width="9" height="9"/>', 'of a kind that is not known'],
  ['a filter', '<rect width="9" height="9" style="filter: blur(1px)"/>', 'has a filter'],
] as const) {
  test(`refuses ${what}`, async ({page}) => {
    await expect(read(page, content)).rejects.toThrow(message);
  });
}
