import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageNameOf} from '../../lib/page-name';
import {sections} from '../../sections';
import {type OutputPage, readOutputPages} from '../markdown-output/pages';
import {cardSvg, drawCard} from './card';
import {writeFeeds} from './feeds';
import {jsonLdOf, jsonLdScript} from './json-ld';

/** Picture of pages that have none, as the configuration names it. */
const COMMON_CARD = 'img/social-card.png';

/** Returns what a card says above the title: the section of a page. */
const labelOf = ({list}: OutputPage) =>
  sections.find(({id}) => id === list)?.label ?? (list === 'tags' ? 'Tags' : 'Strapi 5');

/** Returns a picture, drawn once for each content: a build draws only what has changed. */
async function readCard(svg: string, cacheDir: string): Promise<Buffer> {
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(file)) {
    return readFile(file);
  }
  const card = drawCard(svg);
  await writeFile(file, card);
  return card;
}

/**
 * Plugin: what others show of a page before anybody opens it. Each page has a picture for social networks and data for search
 * engines in its HTML, which no script of the site needs; RFCs and changes have feeds.
 */
export default function previewsPlugin({siteDir}: LoadContext): Plugin {
  const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  return {
    name: 'previews',
    async postBuild(props) {
      const {baseUrl, outDir, siteConfig} = props;
      const addressOfFile = (name: string) => new URL(baseUrl + name, siteConfig.url).href;
      const addressOf = ({route}: OutputPage) => new URL(route, siteConfig.url).href;
      await mkdir(cacheDir, {recursive: true});
      const read = await readOutputPages(props);
      for (const {page, html} of read) {
        const name = pageNameOf(page.route, baseUrl);
        const card = `img/cards/${name}.png`;
        const target = path.join(outDir, card);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(
          target,
          await readCard(cardSvg({title: page.title, section: labelOf(page)}), cacheDir),
        );
        const data = jsonLdOf(page, {
          address: addressOf(page),
          image: addressOfFile(card),
          siteName: siteConfig.title,
          siteUrl: addressOfFile(''),
        });
        await writeFile(
          path.join(outDir, `${name}.html`),
          html
            .replaceAll(addressOfFile(COMMON_CARD), addressOfFile(card))
            .replace('</head>', `${jsonLdScript(data)}</head>`),
        );
      }
      const pages = read.map(({page}) => page);
      for (const [name, text] of writeFeeds(pages, addressOfFile(''), addressOf)) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}
