import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type StrapiPackageName, strapiPackages} from '../../src/strapi/packages';

/** What a published package says of the other packages of the map. */
export type PackageNode = {
  name: StrapiPackageName;
  directory: string;
  /** A plugin of Strapi, by its own package.json. */
  isPlugin: boolean;
  dependencies: StrapiPackageName[];
  peers: StrapiPackageName[];
};

/** That one package needs another: as a dependency, or as a peer that somebody else installs. */
export type Edge = {from: StrapiPackageName; to: StrapiPackageName; isPeer: boolean};

const names = new Set<string>(strapiPackages.map(({name}) => name));

const onMap = (list: Record<string, string> = {}) =>
  Object.keys(list)
    .filter((name): name is StrapiPackageName => names.has(name))
    .toSorted();

/**
 * Returns the packages of the map with what they need of each other.
 *
 * @param sourceDir root of the reconstructed source, in which each package has its package.json
 */
export function readGraph(sourceDir: string): PackageNode[] {
  return strapiPackages.map(({name, directory}) => {
    const file = path.join(sourceDir, directory, 'package.json');
    const {dependencies, peerDependencies, strapi} = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
      strapi?: {kind?: string};
    };
    return {
      name,
      directory,
      isPlugin: strapi?.kind === 'plugin',
      dependencies: onMap(dependencies),
      peers: onMap(peerDependencies),
    };
  });
}

/** Returns the edges of some packages: dependencies first, in the order of the packages. */
export function edgesOf(nodes: readonly PackageNode[]): Edge[] {
  return nodes.flatMap(({name: from, dependencies, peers}) => [
    ...dependencies.map((to) => ({from, to, isPeer: false})),
    ...peers.map((to) => ({from, to, isPeer: true})),
  ]);
}

/** Tells whether dependencies lead from one package to another over at least one more. */
function hasDetour({from, to}: Edge, edges: readonly Edge[]): boolean {
  const next = (name: string) =>
    edges.filter((edge) => edge.from === name && !edge.isPeer).map((edge) => edge.to);
  const seen = new Set<string>();
  const open: string[] = next(from).filter((name) => name !== to);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) {
      return true;
    }
    if (!seen.has(name)) {
      seen.add(name);
      open.push(...next(name));
    }
  }
  return false;
}

/** Returns the edges that no longer path of dependencies implies. */
export function withoutDetours(edges: readonly Edge[]): Edge[] {
  return edges.filter((edge) => !hasDetour(edge, edges));
}
