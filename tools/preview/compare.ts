import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageNameOf} from '../../src/lib/page-name';
import {type Addresses, readAddresses} from '../addresses/addresses';

/** What a reader meets otherwise in the one build than in the other; routes. */
export type Changes = {added: string[]; removed: string[]; changed: string[]};

/** Returns what a page says: its Markdown, or its HTML where it has none. Undefined when it is not in the build. */
function readText(buildDir: string, route: string): string | undefined {
  const file = ['.md', '.html']
    .map((ending) => path.join(buildDir, pageNameOf(route, '/') + ending))
    .find(existsSync);
  return file && readFileSync(file, 'utf8');
}

/** Names of scripts and styles change with their content, and dates with each commit. */
const withoutHashes = (text: string) =>
  text
    .replaceAll(/\.[0-9a-f]{8}\.(?:js|css)/gu, '')
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z\b/gu, '');

/** Compares the pages of two builds. */
export function compareBuilds(before: string, after: string): Changes {
  const [old, now] = [readAddresses(before), readAddresses(after)].map((addresses) =>
    Object.keys(addresses),
  ) as [string[], string[]];
  return {
    added: now.filter((route) => !old.includes(route)),
    removed: old.filter((route) => !now.includes(route)),
    changed: now
      .filter((route) => old.includes(route))
      .filter(
        (route) =>
          withoutHashes(readText(before, route) ?? '') !==
          withoutHashes(readText(after, route) ?? ''),
      ),
  };
}

/** Returns whether any element of a page has this id. */
function hasAnchor(buildDir: string, route: string, anchor: string): boolean {
  const html = readFileSync(path.join(buildDir, `${pageNameOf(route, '/')}.html`), 'utf8');
  return [`id=${anchor} `, `id=${anchor}>`, `id="${anchor}"`].some((text) => html.includes(text));
}

/** Returns the links of these pages that lead to no page or no section of the build, a sentence each. */
export function findBrokenLinks(
  buildDir: string,
  routes: readonly string[],
  addresses: Addresses = readAddresses(buildDir),
): string[] {
  return routes.flatMap((route) => {
    const html = readFileSync(path.join(buildDir, `${pageNameOf(route, '/')}.html`), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const targets = [...main.matchAll(/\shref="?(\/[^"\s>]*)/gu)].map(([, target]) => target!);
    return [...new Set(targets)]
      .filter((target) => {
        const [page = '', anchor] = decodeURI(target).split('#');
        const isFile = /\.\w+$/u.test(page) && existsSync(path.join(buildDir, page));
        return !isFile && !(addresses[page] && (!anchor || hasAnchor(buildDir, page, anchor)));
      })
      .map((target) => `${route} links ${target}, which is not in the build.`);
  });
}
