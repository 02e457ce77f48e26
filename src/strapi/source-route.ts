import type {StrapiPackage} from './packages';

/** Returns the last part of the address of a package on this site: its name without the scope. */
export const packageSlug = ({name}: Pick<StrapiPackage, 'name'>): string =>
  name.replace('@strapi/', '');

/** Returns the package whose folder a path of the monorepo is in, or undefined. */
export function packageOf<P extends StrapiPackage>(
  path: string,
  packages: readonly P[],
): P | undefined {
  return packages.find(({directory}) => path.startsWith(`${directory}/`));
}

/** Returns the part of a package that a path in it belongs to: its first folder, `''` for a file at the top. */
export const partOf = (inPackage: string): string =>
  inPackage.includes('/') ? inPackage.slice(0, inPackage.indexOf('/')) : '';
