/** What only the build reads: how pages are made, and of what. */
const OF_BUILD = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * Loader for the configuration of the site as scripts read it: leaves out what is for the build.
 *
 * @param {string} module as the framework has generated it: a comment, and an object in JSON
 * @returns the module without these options
 */
export default function configLoader(module) {
  const begin = module.indexOf('{');
  const end = module.lastIndexOf('}') + 1;
  const config = JSON.parse(module.slice(begin, end));
  const kept = Object.entries(config).filter(([name]) => !OF_BUILD.has(name));
  return module.slice(0, begin) + JSON.stringify(Object.fromEntries(kept)) + module.slice(end);
}
