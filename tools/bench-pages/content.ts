import {parsePage, type Page} from '../../src/markdown/pages';
import {linksOf, resolveLink} from '../../src/markdown/links';
import {findEntry, type Manifest, permalink} from '../../src/code-references/manifest';
import {parseReference} from '../../src/code-references/reference';

/** Returns the path of the copy of a file: `docs/docs/api.md` becomes `docs/docs/copy-1/api.md`. */
export function fileOfCopy(file: string, copy: number): string {
  return file.replace(/^(?:docs\/docs|[^/]+)\//, `$&copy-${copy}/`);
}

/**
 * Returns the text of a copy, of a page or of a `_category_.yml`: its slug is below `/copy-<n>`, and so is the page that a
 * category opens; its title or label says which copy it is. Links in the text lead where those of the original lead.
 */
export function textOfCopy(source: string, copy: number): string {
  return source
    .replace(/^(\s*slug:\s*)\/?/m, `$1/copy-${copy}/`)
    .replace(/^(\s+id:\s*)/m, `$1copy-${copy}/`)
    .replace(/^(title|label): (?:"(.+)"|'(.+)'|(.+))$/m, (_, key, double, single, bare) => {
      const text = double ?? single ?? bare;
      return `${key}: ${JSON.stringify(`${text} (copy ${copy})`)}`;
    });
}

/** Returns so many pages: those that there are, and copies of them in their order. */
export function growPages(pages: readonly Page[], count: number): Page[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length]!;
    const copy = Math.floor(index / pages.length);
    return copy === 0
      ? page
      : parsePage(fileOfCopy(page.file, copy), textOfCopy(page.source, copy));
  });
}

/**
 * Returns the Markdown of a page below its front matter in a form that every generator reads: links to code are permalinks,
 * and links to pages are routes.
 *
 * @param originals all pages of the project, to which links may lead
 */
export function portableBody(page: Page, originals: readonly Page[], manifest: Manifest): string {
  const {source} = page;
  const lineStarts = [0];
  for (const {index} of source.matchAll(/\n/g)) {
    lineStarts.push(index + 1);
  }
  const edits: {from: number; to: number; text: string}[] = [];
  for (const {url, line, column} of linksOf(page)) {
    const reference = parseReference(url);
    let text: string | undefined;
    if (reference) {
      text = permalink(manifest, reference, findEntry(manifest, reference)?.symbol);
    } else if (/\.mdx?(?:#|$)/.test(url)) {
      const {page: target, anchor} = resolveLink(url, page, originals);
      text = target && `${target.route}${anchor ? `#${anchor}` : ''}`;
    }
    const from = source.indexOf(url, lineStarts[line - 1]! + column - 1);
    if (text && from !== -1) {
      edits.push({from, to: from + url.length, text});
    }
  }
  let body = '';
  let end = source.indexOf('\n---', 3) + '\n---'.length;
  for (const {from, to, text} of edits) {
    if (from >= end) {
      body += source.slice(end, from) + text;
      end = to;
    }
  }
  return body + source.slice(end);
}
