/** The name of a module, between the import and the number of each entry. */
const MODULE_NAME = /, "(?:[^"\\]|\\.)*", (?=require\.resolveWeak\()/g;

/**
 * Loader for the framework's list of all modules that routes load: leaves out their names, which only the server reports.
 *
 * @param {string} registry the module as the framework has generated it
 * @returns the module without the names
 */
export default function registryLoader(registry) {
  return registry.replace(MODULE_NAME, ', 0, ');
}
