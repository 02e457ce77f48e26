/** The source that the build chose; see `plugin/widget-source.ts`. */
declare module '@generated/site-search/default/source' {
  import type {SearchSource} from '@site/src/search/browser/widget/sources/types';

  /** Returns a source of rows for one widget. */
  export function createSource(): SearchSource;
}
