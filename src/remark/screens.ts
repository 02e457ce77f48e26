import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {List, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Marks, pictureFile, type Screens, screensFile} from '../screens/files';
import {element} from './element';

/** What a picture says to those who do not see it: its parts are the list below. */
const ALTERNATIVE = 'Picture of the panel; the list below explains its numbers.';

/** A picture of the panel on a page: what it shows, and its parts by number. */
export type Screen = {name: string; caption: PhrasingContent[]; parts?: List};

/** Returns the picture that a directive of Markdown asks for; undefined for other directives. */
export function screenOf(node: Extract<Nodes, {type: 'containerDirective'}>): Screen | undefined {
  if (node.name !== 'screen') {
    return undefined;
  }
  return {
    name: node.attributes?.name ?? '',
    caption: node.children.flatMap((child) =>
      child.type === 'paragraph' && child.data?.directiveLabel ? child.children : [],
    ),
    parts: node.children.find((child) => child.type === 'list' && child.ordered === true) as
      List | undefined,
  };
}

function pictureOf(name: string, {width, height, marks}: Marks, baseUrl: string): RootContent {
  const images = (['light', 'dark'] as const).map((mode) =>
    element('img', {
      className: [`screen-${mode}`],
      src: baseUrl + pictureFile(name, mode),
      alt: ALTERNATIVE,
      width: String(width),
      height: String(height),
      loading: 'lazy',
      decoding: 'async',
    }),
  );
  const numbers = marks.map(([x, y], index) => {
    const [left, top] = [`${x}%`, `${y}%`];
    return element('g', {}, [
      element('circle', {cx: left, cy: top, r: '9'}),
      element('text', {x: left, y: top, dy: '.35em'}, [{type: 'text', value: String(index + 1)}]),
    ]);
  });
  return element('div', {className: ['screen-picture']}, [
    ...images,
    element('svg', {className: ['screen-marks'], ariaHidden: 'true'}, numbers),
  ]);
}

/**
 * Remark plugin: makes a figure of a `:::screen` directive, with the picture of the panel in the mode of the page, its numbers,
 * and the list of its parts. The check `screens` says what is wrong with one; here only an unknown name is an error.
 *
 * @param siteDir folder of the project
 * @param baseUrl base path of the site
 */
export function screens(siteDir: string, baseUrl: string) {
  const known = JSON.parse(readFileSync(path.join(siteDir, screensFile), 'utf8')) as Screens;
  return () => (tree: Root, file: {fail(reason: string, place: Nodes): never}) => {
    visit(tree, 'containerDirective', (node) => {
      const screen = screenOf(node);
      if (!screen) {
        return;
      }
      const marks = known[screen.name];
      if (!marks) {
        file.fail(`There is no picture "${screen.name}" in ${screensFile}.`, node);
        return;
      }
      node.data = {hName: 'figure', hProperties: {className: ['screen']}};
      node.children = [
        pictureOf(screen.name, marks, baseUrl),
        element('figcaption', {}, screen.caption),
        ...(screen.parts ? [screen.parts] : []),
      ] as typeof node.children;
    });
  };
}
