import path from 'node:path';
import {DOCUMENT, readDocuments} from './documents.mjs';

/**
 * Loader for the framework's table of what each route loads: all documents have one name in it.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 * @param {string} table JSON: by route, the names of modules in the registry
 * @returns the table as JSON
 */
export default function chunkNamesLoader(table) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- The bundler calls it on its context.
  const {addDependency, resourcePath} = this;
  const folder = path.dirname(resourcePath);
  addDependency(path.join(folder, 'registry.js'));
  const documents = readDocuments(folder);
  return JSON.stringify(JSON.parse(table), (key, value) =>
    key === 'content' && documents.has(value) ? DOCUMENT : value,
  );
}
