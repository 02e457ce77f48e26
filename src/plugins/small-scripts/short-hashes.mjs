import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What makes a route's component, in the framework's list of routes: its path and a hash, which tells routes of one path apart. */
const CREATION = /ComponentCreator\('((?:[^'\\]|\\.)*)', '(\w+)'\)/g;

/**
 * Reads the list of routes that the framework has generated.
 *
 * @param {string} folder of the generated files
 * @returns {Map<string, string>} for each `path-hash` what the browser has in its place: the path and a number, `0` for most.
 *   Hashes are what compresses worst in the scripts of every page: two copies for each page
 * @throws when the list is written in another way
 */
export function readShortHashes(folder) {
  const file = path.join(folder, 'routes.js');
  const short = new Map();
  const counts = new Map();
  for (const [, route, hash] of readFileSync(file, 'utf8').matchAll(CREATION)) {
    const count = counts.get(route) ?? 0;
    counts.set(route, count + 1);
    short.set(`${route}-${hash}`, `${route}-${count}`);
  }
  if (short.size === 0) {
    throw new Error(
      `No routes found in ${file}: @docusaurus/core writes it in another way than src/plugins/small-scripts/short-hashes.mjs knows. Adapt it.`,
    );
  }
  return short;
}

/**
 * Returns the list of routes with numbers in the place of hashes.
 *
 * @param {string} routes the module as the framework has generated it
 * @param {ReadonlyMap<string, string>} short
 */
export const shortenRoutes = (routes, short) =>
  routes.replace(CREATION, (_creation, route, hash) => {
    const number = short.get(`${route}-${hash}`)?.slice(route.length + 1);
    return `ComponentCreator('${route}', '${number ?? hash}')`;
  });

/**
 * Returns the table of what each route loads with numbers in the place of hashes.
 *
 * @param {string} table JSON
 * @param {ReadonlyMap<string, string>} short
 */
export const shortenTable = (table, short) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(table)).map(([key, value]) => [short.get(key) ?? key, value]),
    ),
  );
