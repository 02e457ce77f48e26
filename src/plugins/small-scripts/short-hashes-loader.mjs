import path from 'node:path';
import {readShortHashes, shortenRoutes, shortenTable} from './short-hashes.mjs';

/**
 * Loader for the framework's list of routes and for its table of what each loads: routes have numbers in the place of hashes.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} text of `routes.js` or `routesChunkNames.json`
 */
export default function shortHashesLoader(text) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- The bundler calls it on its context.
  const {addDependency, resourcePath} = this;
  const folder = path.dirname(resourcePath);
  addDependency(path.join(folder, 'routes.js'));
  const short = readShortHashes(folder);
  return resourcePath.endsWith('.json') ? shortenTable(text, short) : shortenRoutes(text, short);
}
