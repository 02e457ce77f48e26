import routesChunkNames from '@generated/routesChunkNames';

/** Returns the address of a page as the site spells it, for one in whatever letter case; undefined when there is no such page. */
export function pageOf(pathname: string): string | undefined {
  // "/docs/intro-c01": the path of the route, and a hash.
  const pages = Object.keys(routesChunkNames).map((name) => name.replace(/-[^-]+$/u, ''));
  const wanted = pathname.toLowerCase();
  return pages.includes(pathname) ? pathname : pages.find((page) => page.toLowerCase() === wanted);
}
