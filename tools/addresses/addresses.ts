import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findMoved} from '../../src/lib/moved-anchors';
import {pageNameOf} from '../../src/lib/page-name';
import {redirects} from '../../src/redirects';
import {readRoutes} from '../host/files';

/** Anchors of headings, in order, by route; without base path. */
export type Addresses = Readonly<Record<string, readonly string[]>>;

/** The addresses that readers may have kept, relative to the project's folder. Committed; nothing is ever taken out of it. */
export const ADDRESSES_FILE = 'data/addresses.json';

/** Headings, and the foot of a page, which is or was a list of code that old links name. */
const heading = /<(?:h[2-6]|details|footer)[^>]*\sid=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s>]+))/gu;

/** Returns the addresses of a build: the routes of its sitemap, and the anchors of their headings. @throws when there is no build */
export function readAddresses(buildDir: string): Addresses {
  const {routes} = readRoutes(buildDir);
  return Object.fromEntries(
    routes.map((route) => {
      const file = path.join(buildDir, `${pageNameOf(route, '/')}.html`);
      const html = readFileSync(file, 'utf8');
      const main = html.slice(html.indexOf('<main'));
      return [
        route,
        [...main.matchAll(heading)].map(({groups}) => groups!.quoted ?? groups!.plain!),
      ];
    }),
  );
}

/** Returns the addresses of both, sorted. */
export function mergeAddresses(kept: Addresses, built: Addresses): Addresses {
  const routes = [...new Set([...Object.keys(kept), ...Object.keys(built)])].toSorted();
  return Object.fromEntries(
    routes.map((route) => [
      route,
      [...new Set([...(kept[route] ?? []), ...(built[route] ?? [])])].toSorted(),
    ]),
  );
}

/** Returns what a reader would no longer find, and pages that nobody has kept, a sentence each. */
export function findLost(kept: Addresses, built: Addresses): string[] {
  const elsewhere = new Map(redirects.map(({from, to}) => [from, to]));
  const isThere = (address: string) => {
    const [route = '', anchor] = address.split('#');
    return built[route] !== undefined && (!anchor || built[route].includes(anchor));
  };
  const lost = Object.entries(kept).flatMap(([route, anchors]) => {
    const target = elsewhere.get(route);
    if (!built[route] && !target) {
      return [
        `${route} is no page any more: name the page that has its content in src/redirects.ts.`,
      ];
    }
    const page = target ?? route;
    return anchors
      .filter((anchor) => {
        const moved = findMoved(page, anchor);
        return !isThere(`${page}#${anchor}`) && !(moved && isThere(moved));
      })
      .map(
        (anchor) =>
          `${page}#${anchor} is no heading any more: name the section that has its content in src/lib/moved-anchors.ts.`,
      );
  });
  const unknown = Object.keys(built)
    .filter((route) => !kept[route])
    .map((route) => `${route} is new: "npm run addresses" keeps it.`);
  return [...lost, ...unknown];
}

/** Returns the kept addresses; none before there was a file. */
export function readKept(projectDir: string): Addresses {
  const file = path.join(projectDir, ADDRESSES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Addresses) : {};
}
