import type {Files} from './generate';

/** Where the tests find the routes of the section. */
export const ROUTES_FILE = 'tests/e2e/pages/export-routes.ts';

/** Returns the text of the file with the routes of all generated pages and of their folders. */
export function routesFile(files: Files): string {
  const routes = [...files.keys()].map(
    (file) => `/exports/${file.replace(/\/_category_\.yml$|\.md$/, '')}`,
  );
  return `/** Routes of the generated pages; \`npm run exports\` writes this list with them. */
export const exportRoutes: readonly string[] = [
${routes.map((route) => `  '${route}',\n`).join('')}];
`;
}
