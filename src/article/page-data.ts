import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What the frame of a page needs to know of it: what the module of a document has beside its article. */
export type PageData = Pick<PropDocContent, 'assets' | 'contentTitle' | 'metadata' | 'toc'>;

/** In a built page, the script in its article that browsers do not run: it has the page's data as JSON. */
export const PAGE_DATA_TYPE = 'application/json';

/** Returns the data of a page as JSON that no HTML parser takes for the end of a script. */
export function writePageData({assets, contentTitle, metadata, toc}: PageData): string {
  // The foot of the article lists what the page was checked against, see src/plugins/code-references.
  const frontMatter = {...metadata.frontMatter, checked: undefined};
  const data: PageData = {assets, contentTitle, metadata: {...metadata, frontMatter}, toc};
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What the frame of a page needs to know that is no document: a list that the build has made (src/components/ListPage). */
export type ListPageData = {title: string; description: string; permalink: string};

/** Returns the data of a list in the form of that of a document. */
export function writeListPageData({title, description, permalink}: ListPageData): string {
  const metadata = {title, description, permalink, frontMatter: {}} as PageData['metadata'];
  return writePageData({assets: {}, contentTitle: undefined, metadata, toc: []});
}

const DATA = new RegExp(`<script type="?${PAGE_DATA_TYPE}"?>(.*?)</script>`, 'su');

/**
 * Returns the file that a reader loads who comes from another page: a line with the data, then the HTML of the article.
 * Undefined when there is no data in the article.
 *
 * @param article as it is in the built page
 */
export function makeFragment(article: string): string | undefined {
  const [script, json] = DATA.exec(article) ?? [];
  return json && `${JSON.stringify(JSON.parse(json))}\n${article.replace(script!, () => '')}`;
}

/**
 * Returns the two parts of such a file.
 *
 * @throws when it is something else: some hosts answer every address with a page
 */
export function readFragment(fragment: string): {data: PageData; html: string} {
  const end = fragment.indexOf('\n');
  return {data: JSON.parse(fragment.slice(0, end)) as PageData, html: fragment.slice(end + 1)};
}
