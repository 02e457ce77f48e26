import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Section, sections} from '../../../src/sections';
import {pageOfRoute} from './content';
import {buildDir} from '../../paths';

const port = Number(process.env.E2E_PORT ?? 4310);
/** Address of the production build under test. */
export const siteUrl = new URL(`http://localhost:${port}/`);

/** Returns the address of a fixture site; see tests/fixtures. */
export function fixtureUrl(name: string): URL {
  return new URL(`http://localhost:${port + 1}/${name}/`);
}

/** Address of the same site under a base path, built to ask a hosted search service. */
export const basePathUrl = fixtureUrl('contributor');

/** Address of the stand-in for that service; tools/e2e/sites.ts gives it to the build. */
export const hostedSearchUrl = new URL(`http://localhost:${port + 2}/`);

/**
 * Returns the routes of all pages in the build's sitemap, home page first.
 *
 * @throws when there is no build
 */
export function readRoutes(): string[] {
  const sitemap = path.join(buildDir, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new Error('There is no build to test. Run "npm run e2e", which builds first.');
  }
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return [...locations].map(([, location]) => new URL(location!).pathname).toSorted();
}

/** Returns those of all routes that are a route or below it. */
export function routesBelow(route: string): string[] {
  return readRoutes().filter((each) => each === route || each.startsWith(`${route}/`));
}

/** Returns the HTML that the build wrote for a route. */
export function readHtml(route: string): string {
  return readFileSync(path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}

/** Returns the section that a route belongs to, or undefined for home and tag pages. */
export function sectionOfRoute(route: string): Section | undefined {
  // Lists of a category have no page of their own; their address tells.
  const id = pageOfRoute(route)?.section.id ?? route.split('/')[1];
  return sections.find((section) => section.id === id);
}
