import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {projectDir} from '../process.mjs';

/** @type {import('esbuild').BuildOptions} */
const shared = {bundle: true, logLevel: 'error', absWorkingDir: projectDir};

/**
 * Imports a module that Node cannot import as it is: TypeScript, or code written for a bundler.
 *
 * @param {string} file
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<any>} its exports
 */
export async function importCompiled(file, options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-module-'));
  const outfile = path.join(folder, 'module.mjs');
  await build({
    ...shared,
    entryPoints: [file],
    format: 'esm',
    outfile,
    platform: 'node',
    ...options,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, {recursive: true});
  }
}

/**
 * Bundles code for the browser as a site would ship it.
 *
 * @param {string} code a module
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<Uint8Array>} the minified script
 */
export async function bundleForBrowser(code, options) {
  const {outputFiles} = await build({
    ...shared,
    define: {'process.env.NODE_ENV': '"production"'},
    format: 'esm',
    minify: true,
    platform: 'browser',
    stdin: {contents: code, resolveDir: import.meta.dirname},
    target: 'es2022',
    write: false,
    ...options,
  });
  return outputFiles[0].contents;
}
