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
