import path from 'node:path';
import type {LoadContext, Plugin, PluginOptions} from '@docusaurus/types';
import {watchEarlyKeys} from '../browser/early-keys';
import {compileWidgetAhead} from './compile-ahead';
import {serveLastBuild} from './dev-server';
import {type HostedSearchVariables, readHostedSearch} from './hosted-service';
import {readSite} from './read-site';
import {INSIGHTS_MODULE, INSIGHTS_PACKAGE, writeSourceModules} from './widget-source';
import {writeCode, writeIndexes, writeRecords, writeTexts} from './write-files';

/** Name of the plugin; the generated modules that the widget imports are in a folder of this name. */
const NAME = 'site-search';

type Options = PluginOptions & {
  /** Variables of a hosted service; without them the readers' browsers search the index files. */
  hostedSearch?: HostedSearchVariables;
};

/**
 * Writes one `search-index-{tag}.json` per Docusaurus search tag from the built pages, the texts that excerpts quote, and
 * what is found in the code that the site is about.
 * With a hosted service the widget asks that one, and the build has the service's records.
 *
 * @throws when the variables of the hosted service are incomplete
 */
export default function searchPlugin(
  context: LoadContext,
  {hostedSearch: variables}: Options,
): Plugin {
  const hostedSearch = readHostedSearch(variables ?? {});
  const generatedDir = path.join(context.generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    getClientModules: () => [path.join(__dirname, '..', 'browser', 'highlight-search-terms.ts')],
    // In the page itself: its keys have to work before any script has come.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${watchEarlyKeys.toString()})()`}],
    }),
    contentLoaded: ({actions}) => writeSourceModules(actions, hostedSearch),
    configureWebpack: (_, isServer) => ({
      ...serveLastBuild(context),
      plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [compileWidgetAhead],
      resolve: {alias: {[`${INSIGHTS_PACKAGE}$`]: path.join(generatedDir, INSIGHTS_MODULE)}},
    }),
    async postBuild(props) {
      const site = await readSite(props);
      const {sectionsByTag} = site;
      await writeIndexes(props.outDir, sectionsByTag);
      await writeCode(props, site);
      if (hostedSearch) {
        await writeRecords(props.outDir, sectionsByTag);
      } else {
        await writeTexts(props, sectionsByTag);
      }
    },
  };
}
