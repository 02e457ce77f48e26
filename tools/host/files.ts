import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../src/redirects';
import {headersFile, redirectsFile} from './netlify';
import {nginxSite} from './nginx';
import {hashInlineScripts, policyOf} from './policy';
import {type HostTable, hostTable} from './table';
import {vercelFile} from './vercel';

/**
 * Returns the addresses of all pages of a build, sorted, and the path below which they are, with a slash at both ends.
 *
 * @throws when there is no build
 */
export function readRoutes(buildDir: string): {routes: string[]; basePath: string} {
  const sitemap = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new Error(`There is no build in ${buildDir}: run "npm run build" first.`);
  }
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/gu);
  const routes = [...locations].map(([, url]) => new URL(url!).pathname).toSorted();
  // The home page is the shortest of them all.
  const home = routes[0] ?? '/';
  return {routes, basePath: home.endsWith('/') ? home : `${home}/`};
}

/**
 * Reads what hosts have to do for a build.
 *
 * @param searchHost origin of the hosted search service that the build asks, if it asks one
 * @throws when there is no build
 */
export function readHostTable(buildDir: string, searchHost?: string): HostTable {
  const {routes, basePath} = readRoutes(buildDir);
  const pages = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  return hostTable({
    basePath,
    policy: policyOf(hashInlineScripts(buildDir, pages), searchHost),
    redirects,
    routes,
  });
}

/** Returns the configuration of all hosts, by path below the folder `deploy/`. */
export function hostFiles(table: HostTable): Map<string, string> {
  return new Map([
    ['nginx/site.conf', nginxSite(table, {listen: '8080', root: '/srv/site/current'})],
    ['netlify/_headers', headersFile(table)],
    ['netlify/_redirects', redirectsFile(table)],
    ['vercel/vercel.json', vercelFile(table)],
  ]);
}
