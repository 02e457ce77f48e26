import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Lets `npm run dev` search the pages of the last build: the development server hands out its files. Without a
 * build it answers with a page of the site, which the widget takes for "no index".
 */
export function serveLastBuild({siteDir, baseUrl}: LoadContext): WebpackResult {
  const lastBuild = {
    directory: path.join(siteDir, 'build'),
    publicPath: baseUrl,
    serveIndex: false,
    // The pages themselves must come from the source, not from the build.
    staticOptions: {index: false},
    watch: false,
  };
  // Docusaurus merges the key into the options of the development server; its type does not know it.
  return {devServer: {static: [lastBuild]}} as WebpackResult;
}
