import * as untypedLocalSearch from '@easyops-cn/docusaurus-search-local';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import type {HostedSearch} from '../../search/types';
import {chooseSource} from './choose-source';
import {addCitedFiles} from './cited-files';
import {collectPages} from './collect-pages';
import {serveLastBuild} from './dev-server';
import {type HostedSearchVariables, readHostedSearch} from './hosted-search';
import {readScan} from './read-scan';
import {writeIndexes} from './write-indexes';
import {writeRecords} from './write-records';

// The package publishes no types of its plugin.
const {default: localSearch, validateOptions: validateScannerOptions} =
  untypedLocalSearch as unknown as {
    default: (context: LoadContext, options: PluginOptions) => Plugin;
    validateOptions: NonNullable<PluginModule['validateOptions']>;
  };

type Options = PluginOptions & {
  /** Set when a hosted service is asked, and not the index files. */
  hostedSearch: HostedSearch | undefined;
};

/** The options are those of the local-search plugin, and `hostedSearch`: the variables of a hosted service. */
export function validateOptions({
  options: {hostedSearch = {}, ...scannerOptions},
  validate,
}: OptionValidationContext<
  PluginOptions & {hostedSearch?: HostedSearchVariables},
  PluginOptions
>): Options {
  return {
    ...(validateScannerOptions({options: scannerOptions, validate}) as PluginOptions),
    hostedSearch: readHostedSearch(hostedSearch),
  };
}

/**
 * Writes one `search-index-{tag}.json` per Docusaurus search tag. The installed local-search plugin scans the built
 * pages; its own index, its search bar and its `/search` page are left out. With a hosted service the widget asks that
 * one, and the build has the service's records.
 */
export default function searchPlugin(
  context: LoadContext,
  {hostedSearch, ...scannerOptions}: Options,
): Plugin {
  const scanner = localSearch(context, scannerOptions as PluginOptions);
  return {
    name: 'site-search',
    contentLoaded({actions}) {
      if (hostedSearch) {
        actions.setGlobalData(hostedSearch);
      }
    },
    async postBuild(props) {
      await scanner.postBuild!(props);
      const pages = collectPages(props.plugins);
      const sectionsByTag = await readScan(props.outDir, pages);
      await addCitedFiles(props, sectionsByTag);
      await writeIndexes(props.outDir, sectionsByTag);
      if (hostedSearch) {
        await writeRecords(props.outDir, sectionsByTag);
      }
    },
    configureWebpack: (config) => ({
      ...serveLastBuild(context),
      ...chooseSource(config, context.siteDir, Boolean(hostedSearch)),
    }),
  };
}
