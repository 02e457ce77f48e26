import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageNameOf} from '../lib/page-name';
import {withoutTrailingSlash} from '../markdown/pages';
import {readOutputPages} from './markdown-output/pages';
import {addPreview} from './previews/add';
import {writeFeeds} from './previews/feeds';

/** As the classic theme writes it around the definitions of its icons, at the beginning of every page. */
const INLINE = '<svg style="display: none;">';

/** The rule is in src/css/base.css. */
const CLASS = '<svg class="icon-definitions">';

/**
 * Plugin: the one place that changes the HTML of pages after they were built, because plugins run side by side and would undo
 * each other's changes. It takes out the one style attribute, which a Content-Security-Policy without `unsafe-inline` refuses,
 * and adds what others show of a page (src/plugins/previews). It writes the feeds too.
 */
export default function finishedHtmlPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'finished-html',
    async postBuild(props) {
      const {outDir, routesPaths, siteConfig} = props;
      const {baseUrl, title: siteName, url} = siteConfig;
      const addressOf = (target: string) => new URL(target, url).href;
      const pages = (await readOutputPages(props)).map(({page}) => page);
      const pagesOfRoutes = new Map(pages.map((page) => [page.route, page]));
      await Promise.all(
        routesPaths.map(async (route) => {
          const file = path.join(outDir, `${pageNameOf(route, baseUrl)}.html`);
          const html = (await readFile(file, 'utf8')).replace(INLINE, CLASS);
          const page = pagesOfRoutes.get(withoutTrailingSlash(route));
          const finished = page
            ? await addPreview(html, page, {baseUrl, outDir, siteDir, siteName, addressOf})
            : html;
          // Other plugins read the page meanwhile: they find the one or the other, and never a part.
          await writeFile(`${file}.unfinished`, finished);
          await rename(`${file}.unfinished`, file);
        }),
      );
      const feeds = writeFeeds(pages, addressOf(baseUrl), ({route}) => addressOf(route));
      for (const [name, text] of feeds) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}
