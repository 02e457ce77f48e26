import * as untypedLocalSearch from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule, PluginOptions} from '@docusaurus/types';
import {collectPages} from './collect-pages';
import {serveLastBuild} from './dev-server';
import {readScan} from './read-scan';
import {writeIndexes} from './write-indexes';

// The package publishes no types of its plugin.
const {default: localSearch, validateOptions} = untypedLocalSearch as unknown as {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
  validateOptions: PluginModule['validateOptions'];
};

export {validateOptions};

/**
 * Writes one `search-index-{tag}.json` per Docusaurus search tag. The installed local-search plugin scans the built
 * pages; its own index, its search bar and its `/search` page are left out.
 */
export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const scanner = localSearch(context, options);
  return {
    name: 'site-search',
    async postBuild(props) {
      await scanner.postBuild!(props);
      const pages = collectPages(props.plugins);
      const sectionsByTag = await readScan(props.outDir, pages);
      await writeIndexes(props.outDir, sectionsByTag);
    },
    configureWebpack: () => serveLastBuild(context),
  };
}
