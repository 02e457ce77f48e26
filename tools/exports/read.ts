import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import type {TypeDocOptions} from 'typedoc';
import type {PluginOptions} from 'typedoc-plugin-markdown';
import {UserError} from '../process.mjs';
import {compilerOptions} from '../strapi/compiler-options';
import {declarationsOf, type EntryPoint} from './entry-points';
import type {Model} from './model';
import {nameParameters} from './types';

/** How the plugin writes what our pages take from it. */
const markdownOptions: Partial<PluginOptions> = {
  publicPath: '/exports/',
  fileExtension: '.md',
  expandObjects: true,
  expandParameters: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  enumMembersFormat: 'table',
  tableColumnSettings: {
    hideInherited: true,
    hideModifiers: true,
    hideOverrides: true,
  },
};

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
  const complaints: string[] = [];
  class Complaints extends typedoc.Logger {
    override log(message: string, level: number): void {
      super.log(message, level);
      if (level >= typedoc.LogLevel.Warn) {
        complaints.push(stripVTControlCharacters(message));
      }
    }
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'exports-'));
  try {
    const tsconfig = path.join(directory, 'tsconfig.json');
    writeFileSync(
      tsconfig,
      JSON.stringify({compilerOptions: {...compilerOptions, types: []}, files: entries}),
    );
    const options: TypeDocOptions & Partial<PluginOptions> = {
      plugin: [plugin],
      ...markdownOptions,
      entryPoints: entries,
      tsconfig,
      // Members stand as their authors put them; the exports are sorted by whoever renders them.
      sort: ['source-order'],
      // Nothing in the model may depend on the machine.
      basePath: packagesDir,
      disableSources: true,
      excludePrivate: true,
      excludeProtected: true,
      excludeExternals: false,
      readme: 'none',
      logLevel: 'Warn',
      // Comments of other packages link to what is theirs; we print no comments, but a broken link is still a warning.
      externalSymbolLinkMappings: {'@strapi/types': {'*': '#'}},
      // What is not exported is linked to its source, so it need not be in the model.
      validation: {invalidLink: true, notExported: false, notDocumented: false},
    };
    const app = await typedoc.Application.bootstrapWithPlugins(options, [
      new typedoc.TSConfigReader(),
    ]);
    app.logger = new Complaints();
    const project = await app.convert();
    if (project) {
      app.validate(project);
    }
    if (!project || complaints.length > 0) {
      throw new UserError(
        `TypeDoc does not read the declarations without complaint, so nothing was written:\n${complaints.join('\n') || 'it gave no model'}`,
      );
    }
    nameParameters({project, typedoc});
    return {app, project, typedoc, markdown};
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}
