import path from 'node:path';
import {DOCUMENT, readDocuments, readLists} from './documents.mjs';

/**
 * Loader for the framework's table of what each route loads: all documents have one name in it, and lists are documents.
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
  const lists = readLists(folder);
  const [component] = lists.components;
  return JSON.stringify(JSON.parse(table), (key, value) => {
    if (key === 'content' && documents.has(value)) {
      return DOCUMENT;
    }
    // oxlint-disable-next-line no-underscore-dangle -- the framework's name
    if (lists.components.has(value?.__comp)) {
      const {__props, ...route} = value;
      return {...route, __comp: component, content: DOCUMENT};
    }
    return value;
  });
}
