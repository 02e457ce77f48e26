import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {UserError} from '../process.mjs';
import {compilerOptions} from '../strapi/compiler-options';
import {declarationsOf, type EntryPoint} from './entry-points';
import {type Model, typeKinds} from './model';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Kinds of types in a part of the model that cannot be written. */
function unknownKinds(value: unknown): string[] {
  if (!isObject(value)) {
    return [];
  }
  const {type} = value;
  const own = typeof type === 'string' && !Object.hasOwn(typeKinds, type) ? [type] : [];
  return [...own, ...Object.values(value).flatMap(unknownKinds)];
}

/**
 * Makes sure that what TypeDoc has written is what the pages are made of: another version of it may have more kinds of types.
 *
 * @throws {UserError} with the export and what is not known
 */
export function checkModel(value: unknown, hasModules: boolean): Model {
  if (!isObject(value) || !Array.isArray(value.children) || !isObject(value.symbolIdMap)) {
    throw new UserError(
      'The model of TypeDoc has no exports ("children", "symbolIdMap"): another version of TypeDoc writes it in another form, which tools/exports/model.ts has to follow.',
    );
  }
  const model = value as unknown as Model;
  const exported = hasModules
    ? model.children.flatMap(({children = []}) => children)
    : model.children;
  const problems = exported.flatMap((reflection) =>
    [...new Set(unknownKinds(reflection))].map(
      (kind) =>
        `${reflection.name}: TypeDoc describes a type of it as "${kind}", which tools/exports/types.ts cannot write: add it to model.ts and types.ts.`,
    ),
  );
  if (problems.length > 0) {
    throw new UserError(problems.join('\n'));
  }
  return model;
}

/**
 * Reads the published declarations of modules with the TypeDoc that is installed beside them, which has a TypeScript of its
 * own.
 *
 * @param packagesDir folder that has TypeDoc and the packages installed
 * @throws {UserError} when a package does not resolve, or TypeDoc reports an error or a warning
 */
export async function readModel(
  entryPoints: readonly EntryPoint[],
  packagesDir: string,
): Promise<Model> {
  const entries = entryPoints.map((entryPoint) => declarationsOf(entryPoint, packagesDir));
  const {resolve} = createRequire(path.join(packagesDir, 'package.json'));
  // Its types need not be installed when those of this project are checked.
  const typedoc = await import(pathToFileURL(resolve('typedoc')).href);
  const complaints: string[] = [];
  class Complaints extends typedoc.Logger {
    log(message: string, level: number): void {
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
    return checkModel(
      // As in a file: without what JSON cannot hold.
      JSON.parse(JSON.stringify(app.serializer.projectToObject(project, packagesDir))),
      entryPoints.length > 1,
    );
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}
