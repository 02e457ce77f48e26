import routesChunkNames from '@generated/routesChunkNames';

/**
 * Returns the address of a page as the site spells it, for one in whatever letter case and with encoded slashes; undefined when
 * there is no such page.
 */
export function pageOf(pathname: string): string | undefined {
  // "/docs/intro-c01": the path of the route, and a hash.
  const pages = Object.keys(routesChunkNames).map((name) => name.replace(/-[^-]+$/u, ''));
  const wanted = pathname.toLowerCase().replaceAll('%2f', '/');
  return pages.includes(pathname) ? pathname : pages.find((page) => page.toLowerCase() === wanted);
}
