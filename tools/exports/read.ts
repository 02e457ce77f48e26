import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {UserError} from '../process.mjs';
import {compilerOptions} from '../strapi/compiler-options';
import type {Context, TypeScript as ts} from 'typedoc';
import api from 'typescript-api';
import {type Model, nameOfDestructured} from './model';

/** What plugins write behind `from`: the documented modules. A name that both export is documented with the first. */
export const entryPoints: readonly string[] = [
  '@strapi/strapi/admin',
  '@strapi/content-manager/strapi-admin',
];

/**
 * Finds the published declarations of a module.
 *
 * @param packagesDir folder whose node_modules holds the package
 * @throws {UserError} when the package is not installed or does not have the entry point
 */
function declarationsOf(module: string, packagesDir: string): string {
  const options = {moduleResolution: api.ModuleResolutionKind.Bundler};
  const from = path.join(packagesDir, 'index.ts');
  const {resolvedModule} = api.resolveModuleName(module, from, options, api.sys);
  if (!resolvedModule) {
    throw new UserError(
      `${module} does not resolve: its package is not installed in ${packagesDir}, or has no types for it in its exports field.`,
    );
  }
  return resolvedModule.resolvedFileName;
}

/** The symbols that a file exports. */
function exportsOf(file: string, {programs}: Context, alias: ts.SymbolFlags): ts.Symbol[] {
  const program = programs[0]!;
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/**
 * Reads the published declarations of modules with the TypeDoc that is installed beside them, which has a TypeScript of its
 * own.
 *
 * @param packagesDir folder that has TypeDoc, its Markdown plugin and the packages installed
 * @throws {UserError} when a package does not resolve, or TypeDoc reports an error or a warning
 */
export async function readModel(
  moduleNames: readonly string[],
  packagesDir: string,
): Promise<Model> {
  const files = moduleNames.map((module) => declarationsOf(module, packagesDir));
  const fileOf = (name: string) => path.join(packagesDir, 'node_modules', name, 'dist', 'index.js');
  const plugin = fileOf('typedoc-plugin-markdown');
  const typedoc: Model['typedoc'] = await import(pathToFileURL(fileOf('typedoc')).href);
  const markdown: Model['markdown'] = await import(pathToFileURL(plugin).href);
  const app = await typedoc.Application.bootstrapWithPlugins(
    {
      options: path.join(import.meta.dirname, 'typedoc.json'),
      plugin: [plugin],
      entryPoints: files,
      // Nothing in the model may depend on the machine.
      basePath: packagesDir,
    },
    [new typedoc.TypeDocReader()],
  );
  const {TypeScript} = typedoc;
  const json = {...compilerOptions, types: []};
  const {options} = TypeScript.convertCompilerOptionsFromJson(json, packagesDir);
  app.options.setCompilerOptions(files, options, undefined);
  let last: Context | undefined;
  app.converter.on(typedoc.Converter.EVENT_END, (context) => {
    last = context;
  });
  const project = await app.convert();
  if (project) {
    app.validate(project);
  }
  if (!project || !last || app.logger.hasErrors() || app.logger.hasWarnings()) {
    throw new UserError(
      'TypeDoc does not read the declarations without complaint, see above, so nothing was written.',
    );
  }
  for (const reflection of Object.values(project.reflections)) {
    if (
      reflection instanceof typedoc.ParameterReflection &&
      /^__namedParameters|\W/.test(reflection.name)
    ) {
      const {type} = reflection;
      reflection.name = nameOfDestructured(type?.type === 'reference' ? type.name : '');
    }
  }
  const context = last;
  const {Alias} = TypeScript.SymbolFlags;
  const modules = moduleNames.map((module, index) => ({
    module,
    symbols: exportsOf(files[index]!, context, Alias),
  }));
  return {app, project, context, modules, typedoc, markdown};
}
