/** The function of the local-search plugin's scanner that is used here. The package publishes no types of it. */

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js' {
  import type {Props} from '@docusaurus/types';

  type ScannerOptions = {
    indexDocs: boolean;
    indexBlog: boolean;
    indexPages: boolean;
    docsRouteBasePath: string[];
    blogRouteBasePath: string[];
    ignoreFiles: (string | RegExp)[];
  };

  /** Returns the built pages of all docs plugins, one entry per folder of indexes, in a fixed order. */
  export function processDocInfos(
    build: Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>,
    options: ScannerOptions,
  ): {paths: {filePath: string; url: string}[]}[];
}
