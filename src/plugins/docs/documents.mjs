import {readFileSync} from 'node:fs';
import path from 'node:path';

/** In the browser, the one entry of the registry that all documents share (src/article/browser/page-component.ts). */
export const DOCUMENT = 'document';

/** What the framework renders documents with. */
const DOCUMENT_COMPONENT = '@theme/DocItem';

/** What the build renders lists with (src/components/ListPage); in the browser one component is in the place of all. */
const LIST_COMPONENTS = new Set(
  ['ErrorsPage', 'PackageErrorsPage', 'SourcePage', 'SourcePackagePage', 'SourcePartPage'].map(
    (name) => `@site/src/components/${name}/index.tsx`,
  ),
);

/** The component of lists in the browser. */
export const LIST_PAGE = '@site/src/article/browser/ListPage.tsx';

/** An entry of the registry: its name, and its module. */
const ENTRY =
  /^ *"(\w+)": \[\(\) => import\(.*, require\.resolveWeak\("((?:[^"\\]|\\.)*)"\)\],?/gmu;

/**
 * Reads what the framework has generated for the site's routes.
 *
 * @param {string} folder of the generated files
 * @returns {Map<string, string>} the modules of documents (`@site/docs/docs/intro.md`), by their names in the registry
 * @throws when the registry is written in another way
 */
export function readDocuments(folder) {
  const registry = readFileSync(path.join(folder, 'registry.js'), 'utf8');
  /** @type {Map<string, string>} */
  const modules = new Map();
  replaceEntries(registry, (name, module) => {
    modules.set(name, module);
    return '';
  });
  if (modules.size === 0) {
    throw new Error(
      `No entries found in ${folder}/registry.js: @docusaurus/core writes it in another way than src/plugins/docs/documents.mjs knows. Adapt it.`,
    );
  }
  const routes = Object.values(
    JSON.parse(readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8')),
  );
  const names = routes
    // oxlint-disable-next-line no-underscore-dangle -- the framework's name
    .filter((route) => modules.get(route.__comp) === DOCUMENT_COMPONENT)
    .map((route) => route.content);
  return new Map(names.map((name) => [name, /** @type {string} */ (modules.get(name))]));
}

/**
 * Reads what the framework has generated for the routes of lists.
 *
 * @param {string} folder of the generated files
 * @returns {{components: ReadonlySet<string>, props: ReadonlySet<string>}} names in the registry: of their components, and of
 *   what these render
 */
export function readLists(folder) {
  const components = new Set();
  replaceEntries(readFileSync(path.join(folder, 'registry.js'), 'utf8'), (name, module) => {
    if (LIST_COMPONENTS.has(module)) {
      components.add(name);
    }
    return '';
  });
  const routes = Object.values(
    JSON.parse(readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8')),
  );
  /* oxlint-disable no-underscore-dangle -- the framework's names */
  const props = new Set(
    routes.flatMap(({__comp, __props}) => (components.has(__comp) && __props ? [__props] : [])),
  );
  /* oxlint-enable no-underscore-dangle */
  return {components, props};
}

/**
 * @param {string} registry
 * @param {(name: string, module: string, entry: string) => string} replacer
 * @returns the registry with each entry replaced
 */
export function replaceEntries(registry, replacer) {
  return registry.replace(ENTRY, (entry, name, module) => replacer(name, module, entry));
}
