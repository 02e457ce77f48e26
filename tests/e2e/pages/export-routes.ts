import path from 'node:path';
import routes from '../../../src/exports/routes.json';

/** Routes of the pages of single exports. */
export const nameRoutes: readonly string[] = Object.values(routes);

/** Routes of the generated pages and of their folders. */
export const exportRoutes: readonly string[] = [
  '/exports/modules',
  '/exports/using-the-modules',
  ...new Set(nameRoutes.map((route) => path.posix.dirname(route))),
  ...nameRoutes,
];
