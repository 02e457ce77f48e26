import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pageNameOf} from '../../lib/page-name';
import {sections} from '../../sections';
import type {OutputPage} from '../markdown-output/pages';
import {cardSvg, drawCard} from './card';
import {jsonLdOf, jsonLdScript} from './json-ld';

/** Picture of pages that have none, as the configuration names it. */
const COMMON_CARD = 'img/social-card.png';

/** Returns what a card says above the title: the section of a page. */
const labelOf = ({list}: OutputPage) =>
  sections.find(({id}) => id === list)?.label ?? (list === 'tags' ? 'Tags' : 'Strapi 5');

/** Returns a picture, drawn once for each content: a build draws only what has changed. */
async function readCard(svg: string, siteDir: string): Promise<Buffer> {
  const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(file)) {
    return readFile(file);
  }
  const card = drawCard(svg);
  await mkdir(cacheDir, {recursive: true});
  await writeFile(file, card);
  return card;
}

/**
 * Returns the HTML of a page with what others show of it before anybody opens it: a picture for social networks, which it
 * writes into the build, and data for search engines. No script of the site needs them.
 *
 * @param site.addressOf returns the whole address of a path of the site
 */
export async function addPreview(
  html: string,
  page: OutputPage,
  site: {
    baseUrl: string;
    outDir: string;
    siteDir: string;
    siteName: string;
    addressOf: (target: string) => string;
  },
): Promise<string> {
  const {baseUrl, outDir, siteDir, siteName, addressOf} = site;
  const card = `img/cards/${pageNameOf(page.route, baseUrl)}.png`;
  const target = path.join(outDir, card);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(
    target,
    await readCard(cardSvg({title: page.title, section: labelOf(page)}), siteDir),
  );
  const image = addressOf(baseUrl + card);
  const data = jsonLdOf(page, {
    address: addressOf(page.route),
    image,
    siteName,
    siteUrl: addressOf(baseUrl),
  });
  return html
    .replaceAll(addressOf(baseUrl + COMMON_CARD), image)
    .replace('</head>', `${jsonLdScript(data)}</head>`);
}
