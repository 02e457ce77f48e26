import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LIST_PAGE, readDocuments, readLists, replaceEntries} from './documents.mjs';

/** An image, or a link to a file that is no page: the module of the document writes it into the build. */
const FILE =
  /!\[|<img\b|(?:\]\(|^ *\[[^\]\n]+\]:\s*|\bhref=["'])<?(?!\w+:|#)[^)>"'\n]*\.(?!mdx?\b)\w+/mu;

/**
 * Loader for the framework's list of all modules that routes load: leaves out documents and what lists
 * show, which come as HTML (src/article).
 *
 * @this {{resourcePath: string, getOptions: () => {siteDir: string}, addDependency: (file: string) => void}}
 * @param {string} registry the module as the framework has generated it
 * @returns the module without documents. Those that write files into the build are still in it, and never loaded
 */
export default function registryLoader(registry) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- The bundler calls it on its context.
  const {addDependency, getOptions, resourcePath} = this;
  const folder = path.dirname(resourcePath);
  addDependency(path.join(folder, 'routesChunkNames.json'));
  const documents = readDocuments(folder);
  const {components, props} = readLists(folder);
  const [component] = components;
  const entries = replaceEntries(registry, (name, module, entry) => {
    if (components.has(name)) {
      return name === component ? entry.replaceAll(module, () => LIST_PAGE) : '';
    }
    return documents.has(name) || props.has(name) ? '' : entry;
  });
  // Each docs instance brings this loader; the first does it all.
  if (entries === registry) {
    return registry;
  }
  const {siteDir} = getOptions();
  const imports = [];
  for (const module of documents.values()) {
    const file = module.replace(/^@site/u, () => siteDir);
    addDependency(file);
    if (FILE.test(readFileSync(file, 'utf8'))) {
      imports.push(`() => import(${JSON.stringify(module)})`);
    }
  }
  return `${entries}\nvoid [${imports.join(', ')}];\n`;
}
