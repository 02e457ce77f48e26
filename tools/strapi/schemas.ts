import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {run, UserError} from '../process.mjs';

/** The content types of the samples as types, so that UIDs and fields in samples are checked. */
export const SCHEMAS_FILE = 'tools/strapi/schemas.d.ts';

const header = `// The content types of the samples: those of tools/strapi/sample-project, and those that Strapi and its plugins bring.
// "npm run bump" writes this file; "npm run schemas" writes it after a change of the project.`;

/** Runs the type generator of the published command line in a project that is ready for it. */
async function runGenerator(project: string, packagesDir: string): Promise<void> {
  const bin = path.join(packagesDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
  let output = '';
  const code = await run(process.execPath, [bin, 'ts:generate-types'], {
    cwd: project,
    env: {
      NODE_PATH: path.join(project, 'drivers'),
      STRAPI_TELEMETRY_DISABLED: 'true',
      NODE_OPTIONS: '',
    },
    onOutput: (text: string) => (output += text),
  });
  if (code !== 0) {
    throw new UserError(
      `The types of the content types could not be generated, so nothing was written:\n${output.trim()}`,
    );
  }
}

/**
 * Returns the text of the types that `strapi ts:generate-types` makes of the content types of the samples.
 *
 * @param packagesDir folder that has the Strapi packages installed
 * @throws {UserError} with what the command says, when it fails
 */
export async function generateSchemas(packagesDir: string): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'strapi-schemas-'));
  try {
    cpSync(path.join(import.meta.dirname, 'sample-project'), project, {recursive: true});
    symlinkSync(path.join(packagesDir, 'node_modules'), path.join(project, 'node_modules'));
    // The upload plugin looks for it.
    mkdirSync(path.join(project, 'public', 'uploads'), {recursive: true});
    // Knex wants a driver, although no connection is opened; the real one would have to be compiled.
    const driver = path.join(project, 'drivers', 'better-sqlite3');
    mkdirSync(driver, {recursive: true});
    writeFileSync(path.join(driver, 'index.js'), 'module.exports = class {};\n');
    await runGenerator(project, packagesDir);
    const [contentTypes, components] = ['contentTypes.d.ts', 'components.d.ts'].map((file) =>
      readFileSync(path.join(project, 'types', 'generated', file), 'utf8'),
    ) as [string, string];
    const withoutImport = components.replace(/^import type .*;\n/m, '');
    const config = await resolveConfig(import.meta.filename);
    return await format(`${header}\n\n${contentTypes}\n${withoutImport}`, {
      ...config,
      parser: 'typescript',
    });
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
}
