import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {stringify} from 'yaml';
import {readManifest} from '../../code-references/manifest';
import {pageNameOf} from '../../lib/page-name';
import {withoutTrailingSlash} from '../../markdown/pages';
import {STRAPI_VERSION} from '../../strapi';
import {findCitingSections} from './citing-sections';
import {parseContent, toMarkdown} from './convert';
import {indexFiles} from './indexes';
import {fullFiles, LIST_NAME, listFiles} from './lists';
import {type OutputPage, readOutputPages} from './pages';

type Options = {
  /** What the list says of the site. */
  summary: string;
};

/** Returns what resolves the links of a page: those to other pages lead to their Markdown. */
function addresses({baseUrl, siteConfig: {url}}: Props, routes: ReadonlySet<string>) {
  const ofFile = (name: string) => new URL(baseUrl + name, url).href;
  const ofMarkdown = (route: string) => ofFile(`${pageNameOf(route, baseUrl)}.md`);
  const ofLink = (href: string, {route}: OutputPage) => {
    const target = new URL(href, new URL(route, url));
    const page = withoutTrailingSlash(target.pathname);
    return target.origin === new URL(url).origin && routes.has(page)
      ? ofMarkdown(page) + target.hash
      : target.href;
  };
  return {ofFile, ofMarkdown, ofLink};
}

/** Returns the lines above a page's text: what it is, where it is for people, and where all pages are listed. */
function headOf(
  {title, description, route, isChecked, updated}: OutputPage,
  siteUrl: string,
  list: string,
): string {
  const facts = {
    title,
    description,
    url: new URL(route, siteUrl).href,
    strapi_version: STRAPI_VERSION,
    checked_against_source: isChecked,
    ...(updated && {updated}),
  };
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n> All pages, for programs: [${LIST_NAME}](${list})\n\n`;
}

/**
 * Plugin: writes each page of the build as Markdown beside its HTML, and lists of them for programs: `llms.txt`, the
 * longest of its lists in files of their own, a file with all pages for each section, and indexes of what the pages say about
 * the code of Strapi.
 */
export default function markdownOutputPlugin(_: unknown, {summary}: Options): Plugin {
  return {
    name: 'markdown-output',
    async postBuild(props) {
      const {baseUrl, outDir, siteConfig, siteDir} = props;
      const read = await readOutputPages(props);
      const {ofFile, ofMarkdown, ofLink} = addresses(
        props,
        new Set(read.map(({page}) => page.route)),
      );
      const written = read.map(({page, html}) => {
        const content = parseContent(html);
        const sections = findCitingSections(content);
        const context = {toAddress: (href: string) => ofLink(href, page), diagrams: page.diagrams};
        const markdown =
          headOf(page, siteConfig.url, ofFile(LIST_NAME)) + toMarkdown(content, context);
        return {page, sections, markdown};
      });
      const pages = written.map(({page}) => page);
      const lists = listFiles(pages, {
        title: 'Strapi 5 contributor documentation',
        summary,
        addressOf: ({route}) => ofMarkdown(route),
        addressOfFile: ofFile,
      });
      const indexes = indexFiles(written, readManifest(siteDir), {
        site: ofFile(''),
        baseUrl,
        markdownOf: (route) => new URL(ofMarkdown(route)).pathname,
      });
      await Promise.all([
        ...written.map(({page: {route}, markdown}) =>
          writeFile(path.join(outDir, `${pageNameOf(route, baseUrl)}.md`), markdown),
        ),
        ...[...lists, ...fullFiles(written), ...indexes].map(({name, content}) =>
          writeFile(path.join(outDir, name), content),
        ),
      ]);
    },
  };
}
