import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * Runs TypeDoc over declarations and writes its model as JSON. A program of its own, because TypeDoc can only be loaded by
 * `import`, which the loaders of TypeScript translate, and because it must be the one of tools/strapi.
 *
 * Arguments: the task file; it names the folder that has TypeDoc installed, the entry files and the output file.
 *
 * @typedef {{packagesDir: string, entries: string[], tsconfig: string, output: string}} TypeDocTask
 */

/** @type {TypeDocTask} */
const {packagesDir, entries, tsconfig, output} = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const {resolve} = createRequire(path.join(packagesDir, 'package.json'));
/** @type {any} The packages of tools/strapi need not be installed when the types of this project are checked. */
const typedoc = await import(pathToFileURL(resolve('typedoc')).href);

const app = await typedoc.Application.bootstrap(
  {
    entryPoints: entries,
    tsconfig,
    // Members stand as their authors put them; the exports are sorted by whoever renders them.
    sort: ['source-order'],
    // Nothing in the model may depend on the machine.
    basePath: packagesDir,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: false,
    readme: 'none',
    logLevel: 'Warn',
    // Comments of other packages link to what is theirs; we print no comments, but a broken link is still a warning.
    externalSymbolLinkMappings: {'@strapi/types': {'*': '#'}},
    // What is not exported is linked to its source, so it need not be in the model.
    validation: {invalidLink: true, notExported: false, notDocumented: false},
  },
  [new typedoc.TSConfigReader()],
);
const project = await app.convert();
if (project) {
  app.validate(project);
}
if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) {
  process.exitCode = 1;
} else {
  writeFileSync(output, JSON.stringify(app.serializer.projectToObject(project, packagesDir)));
}
