import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {DIAGRAMS_DIR} from '../../../../src/diagrams/store';
import {FONTS, sentinels} from '../../../../tools/diagrams/settings';
import {projectDir} from '../../../paths';

const dir = path.join(projectDir, DIAGRAMS_DIR);
const pictures = readdirSync(dir)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({file, $: load(readFileSync(path.join(dir, file), 'utf8'), {xml: true})}));

const tokens = readFileSync(path.join(projectDir, 'src', 'css', 'tokens.css'), 'utf8');
const styles = readFileSync(path.join(projectDir, 'src', 'css', 'diagrams.css'), 'utf8');

/** Custom property of each paint, as src/css/diagrams.css has it. */
const propertyOf = (className: string) =>
  new RegExp(String.raw`\.${className} \{\s*(?:fill|stroke): var\((--[\w-]+)\)`, 'u').exec(
    styles,
  )?.[1];

const [light, dark] = tokens.split("[data-theme='dark']") as [string, string];

function valueOf(mode: string, property: string): string {
  return new RegExp(String.raw`${property}: (#[\da-f]{6});`, 'u').exec(mode)![1]!;
}

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(colors: [string, string]): number {
  const [darker, lighter] = colors.map(luminance).toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

test('the content has diagrams, and each is named and described', () => {
  expect(pictures.length).toBeGreaterThan(0);
  for (const {file, $} of pictures) {
    const picture = $('svg').first();
    // Screen readers do not look into an image.
    expect(picture.attr('role'), file).toBe($('a').length > 0 ? 'group' : 'img');
    expect(picture.attr('aria-label'), file).toMatch(/\S/u);
    expect(picture.attr('aria-description'), file).toMatch(/\S/u);
    expect($('desc').text(), file).toMatch(/\S/u);
  }
});

test('a stored diagram has no style, no id and no transformation', () => {
  for (const {file, $} of pictures) {
    expect($('[style], [id], [transform], style, defs, marker, foreignObject').length, file).toBe(
      0,
    );
  }
});

test('each paint of a diagram has a colour in the styles', () => {
  const used = new Set(
    pictures.flatMap(({$}) =>
      $('svg [class]')
        .get()
        .flatMap((element) => $(element).attr('class')!.split(' ')),
    ),
  );
  for (const className of used) {
    expect(propertyOf(className), className).toBeDefined();
    expect(Object.keys(sentinels)).toContain(className.slice(2));
  }
});

test('text can be read on every ground, in both modes', () => {
  const inks = new Set(
    pictures.flatMap(({$}) =>
      $('text')
        .get()
        .map((text) => $(text).attr('class')!),
    ),
  );
  const grounds = ['f-paper', 'f-raised', 'f-sunk'];
  for (const mode of [light, dark]) {
    for (const ink of inks) {
      for (const ground of grounds) {
        const pair: [string, string] = [
          valueOf(mode, propertyOf(ink)!),
          valueOf(mode, propertyOf(ground)!),
        ];
        expect(contrastOf(pair), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('lines can be told from the ground, in both modes', () => {
  for (const mode of [light, dark]) {
    for (const line of ['s-ink', 's-soft']) {
      const pair: [string, string] = [
        valueOf(mode, propertyOf(line)!),
        valueOf(mode, propertyOf('f-paper')!),
      ];
      expect(contrastOf(pair), line).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the site shows diagrams in the fonts that they were rendered with', () => {
  expect(tokens).toContain(`--font-diagram: ${FONTS};`);
});
