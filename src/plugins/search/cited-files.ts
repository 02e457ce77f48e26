import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {IndexedSection} from '../../search/build-index';

/** Opening tags that count here: headings with an id, and links with the description that a code reference gets. */
const tagPattern = /<(?:h[2-6]|a)\b[^>]*>/gu;
const idPattern = /^<h.*? id="?([^"\s>]+)/u;
const filePattern = / aria-description="?([^",\s>]+)/u;

/** Gives the files that the page cites, by the anchor of the section; the part above the first heading has none. */
function filesByAnchor(html: string, isSection: (anchor: string) => boolean) {
  const files = new Map<string, Set<string>>();
  let anchor = '';
  for (const [tag] of html.matchAll(tagPattern)) {
    const [, id] = idPattern.exec(tag) ?? [];
    const [, file] = filePattern.exec(tag) ?? [];
    if (id && isSection(`#${id}`)) {
      anchor = `#${id}`;
    } else if (file) {
      files.set(anchor, (files.get(anchor) ?? new Set()).add(file));
    }
  }
  return files;
}

/** Gives the file of a built page, whichever way the site writes trailing slashes. */
function fileOfPage(outDir: string, pathname: string): string {
  const file = path.join(outDir, `${pathname}.html`);
  return existsSync(file) ? file : path.join(outDir, pathname, 'index.html');
}

/** Adds to each section the source files that its code references cite, as the built pages have them. */
export async function addCitedFiles(
  {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>,
  sectionsByTag: ReadonlyMap<string, readonly IndexedSection[]>,
): Promise<void> {
  const pages = new Map<string, Map<string, IndexedSection>>();
  for (const section of [...sectionsByTag.values()].flat()) {
    const [route, anchor] = section.sectionRoute.split('#') as [string, string?];
    const sections = pages.get(route) ?? new Map<string, IndexedSection>();
    pages.set(route, sections.set(anchor === undefined ? '' : `#${anchor}`, section));
  }
  for (const [route, sections] of pages) {
    const html = await readFile(fileOfPage(outDir, route.slice(baseUrl.length)), 'utf8');
    const cited = filesByAnchor(html, (anchor) => sections.has(anchor));
    for (const [anchor, files] of cited) {
      sections.get(anchor)?.citedFiles.push(...[...files].toSorted());
    }
  }
}
