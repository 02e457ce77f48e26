import routes from './routes.json';

/** Kinds whose names had tables on the page of the modules, and where they are now. */
const kinds: Record<string, string> = {
  classes: '/exports/classes',
  components: '/exports/functions',
  functions: '/exports/functions',
  hooks: '/exports/functions',
  interfaces: '/exports/interfaces',
  namespaces: '/exports/namespaces',
  type: '/exports/types',
};

/** Sections of that page that are on a page of their own now. */
const sections = new Set([
  'behaviour',
  'code-map',
  'exported-names',
  'hooks-that-select-from-a-context',
  'import',
  'permission-checks',
  'requests-errors-and-caching',
  'sample',
  'separate-entry-points',
  'signature',
  'values-and-types',
  'what-renderadmin-does',
  'what-the-prefixes-mean',
  'which-entry-point-to-import-from',
  'who-uses-it',
]);

/**
 * Returns where something is now that was on the page of the modules while that had all exports: a site-relative address
 * without the base of the site. Undefined for an anchor that never was.
 */
export function findMoved(anchor: string): string | undefined {
  if (Object.hasOwn(routes, anchor)) {
    return routes[anchor as keyof typeof routes];
  }
  if (sections.has(anchor)) {
    return `/exports/using-the-modules#${anchor}`;
  }
  // "hooks-forms", "type-aliases", "content-manager-interfaces", "functions-and-values-in-detail"
  const [kind = ''] = anchor.replace(/^content-manager-(?!names)/u, '').split('-');
  return kinds[kind];
}
