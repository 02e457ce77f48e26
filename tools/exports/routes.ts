import type {Entry} from './entries';

/** Where the site and the tests find the pages of the exports. */
export const ROUTES_FILE = 'src/exports/routes.json';

function anchorOf({name}: Entry): string {
  return name === 'default' ? 'content-manager-default' : name.toLowerCase();
}

/** Returns the text of the file with the route of each export by the anchor that it had on the page of all exports. */
export function routesFile(entries: readonly Entry[]): string {
  const routes = entries.map((entry) => [anchorOf(entry), entry.route]);
  return `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`;
}
