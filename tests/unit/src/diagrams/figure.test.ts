import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {figureOf, unrenderedFigureOf} from '../../../../src/diagrams/figure';
import {strapiPermalink} from '../../../../src/strapi';

const text = 'flowchart TD\n  accTitle: Locks & keys\n  accDescr: A takes B.\n  a["<b>"] --> b';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" class="diagram-picture" role="img" aria-label="Locks" width="400" height="200" viewBox="0 0 400 200">';
const rendering = `${picture}\n<desc>\n“a” leads to “b”\n“b” leads to “c”\n</desc>\n<path d="M0 0"/>\n</svg>\n`;

test('the picture is in a box with a name, its relations in words below it', () => {
  const $ = load(figureOf(text, rendering, '/'));
  expect($('.diagram-box').attr('data-scroll-box')).toBe('Diagram: Locks & keys');
  expect($('.diagram-picture').find('path')).toHaveLength(1);
  expect($('desc')).toHaveLength(0);
  expect($('button.diagram-open').text()).toBe('Open large');
  expect($('details p').text()).toBe('A takes B.');
  expect(
    $('details li')
      .get()
      .map((item) => $(item).text()),
  ).toEqual(['“a” leads to “b”', '“b” leads to “c”']);
});

test('nothing is smaller than three quarters of the natural size: text of 12 pixels', () => {
  const $ = load(figureOf(text, rendering, '/'));
  const least = $('.diagram-least');
  expect([least.attr('width'), least.attr('height')]).toEqual(['300', '150']);
});

test('a kind of diagram without words for its relations shows its source', () => {
  const $ = load(figureOf(text, `${picture}<desc>\n</desc><path d="M0 0"/></svg>`, '/'));
  expect($('details pre').text()).toBe(text);
});

test('what is not rendered has its text where the browser draws it', () => {
  const $ = load(unrenderedFigureOf(text));
  expect($('.diagram-source').text()).toBe(text);
  expect($('details p').text()).toBe('A takes B.');
});

test('a description in braces is on several lines', () => {
  const braces = 'flowchart TD\n  accTitle: A\n  accDescr {\n    Two\n    lines.\n  }\n  a --> b';
  expect(load(unrenderedFigureOf(braces))('details p').text()).toBe('Two lines.');
});

test('links of a diagram lead below the base of the site, or to the source at the pinned version', () => {
  const linked = rendering.replace(
    '<path d="M0 0"/>',
    '<a href="/database"><path d="M0 0"/></a>\n<a href="/packages/core/email"><path d="M0 0"/></a>',
  );
  const $ = load(figureOf(text, linked, '/contributor/'));
  const [page, code] = $('a')
    .get()
    .map((link) => $(link));
  expect(page!.attr('href')).toBe('/contributor/database');
  expect(code!.attr('href')).toBe(strapiPermalink('packages/core/email'));
  expect(code!.attr('target')).toBe('_blank');
});
