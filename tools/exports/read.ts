import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {UserError} from '../process.mjs';
import {compilerOptions} from '../strapi/compiler-options';
import {declarationsOf, type EntryPoint} from './entry-points';
import type {Model} from './model';
import {nameParameters} from './types';

/**
 * Reads the published declarations of modules with the TypeDoc that is installed beside them, which has a TypeScript of its
 * own.
 *
 * @param packagesDir folder that has TypeDoc, its Markdown plugin and the packages installed
 * @throws {UserError} when a package does not resolve, or TypeDoc reports an error or a warning
 */
export async function readModel(
  entryPoints: readonly EntryPoint[],
  packagesDir: string,
): Promise<Model> {
  const entries = entryPoints.map((entryPoint) => declarationsOf(entryPoint, packagesDir));
  const fileOf = (name: string) => path.join(packagesDir, 'node_modules', name, 'dist', 'index.js');
  const plugin = fileOf('typedoc-plugin-markdown');
  const typedoc: Model['typedoc'] = await import(pathToFileURL(fileOf('typedoc')).href);
  const markdown: Model['markdown'] = await import(pathToFileURL(plugin).href);
  const directory = mkdtempSync(path.join(tmpdir(), 'exports-'));
  try {
    const tsconfig = path.join(directory, 'tsconfig.json');
    writeFileSync(
      tsconfig,
      JSON.stringify({compilerOptions: {...compilerOptions, types: []}, files: entries}),
    );
    const app = await typedoc.Application.bootstrapWithPlugins(
      {
        options: path.join(import.meta.dirname, 'typedoc.json'),
        plugin: [plugin],
        entryPoints: entries,
        tsconfig,
        // Nothing in the model may depend on the machine.
        basePath: packagesDir,
      },
      [new typedoc.TypeDocReader(), new typedoc.TSConfigReader()],
    );
    const project = await app.convert();
    if (project) {
      app.validate(project);
    }
    if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) {
      throw new UserError(
        'TypeDoc does not read the declarations without complaint, see above, so nothing was written.',
      );
    }
    nameParameters({project, typedoc});
    return {app, project, typedoc, markdown};
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}
