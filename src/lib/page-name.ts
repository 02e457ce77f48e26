/**
 * Returns the name that the files of a page have in the build, without their ending: `index` for the home page,
 * `docs/intro`.
 *
 * @param route with base path; the not-found page's has the ending of its file, and some permalinks end in a slash
 */
export function pageNameOf(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/(?:\.html|\/)$/u, '') || 'index';
}
