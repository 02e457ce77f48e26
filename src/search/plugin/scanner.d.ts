/** The functions of the local-search plugin's scanner that are used here. The package publishes no types of them. */

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

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js' {
  import type {CheerioAPI} from 'cheerio';

  /** Returns the title of a built docs page and its sections, one for each h1, h2 and h3 of its article, in their order. */
  export function parseDocument($: CheerioAPI): {
    pageTitle: string;
    /** `hash` is the link that the heading has to itself; empty for one without. */
    sections: {title: string; hash: string; content: string}[];
  };
}
