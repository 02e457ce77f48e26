import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageNameOf} from '../lib/page-name';

/** As the classic theme writes it around the definitions of its icons, at the beginning of every page. */
const INLINE = '<svg style="display: none;">';

/** The rule is in src/css/base.css. */
const CLASS = '<svg class="icon-definitions">';

/**
 * Plugin: takes the one style attribute out of the HTML of each page, because a Content-Security-Policy without
 * `unsafe-inline` refuses it, and the icons would be drawn where they are defined.
 */
export default function inlineStylesPlugin(): Plugin {
  return {
    name: 'inline-styles',
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl}}) {
      await Promise.all(
        routesPaths.map(async (route) => {
          const file = path.join(outDir, `${pageNameOf(route, baseUrl)}.html`);
          const html = await readFile(file, 'utf8');
          await writeFile(file, html.replace(INLINE, CLASS));
        }),
      );
    },
  };
}
