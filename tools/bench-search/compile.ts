import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type BuildOptions} from 'esbuild';
import {projectDir} from '../process.mjs';

const shared: BuildOptions = {
  absWorkingDir: projectDir,
  bundle: true,
  format: 'esm',
  logLevel: 'error',
};

/** Returns the exports of a module of which the code is timed: it is bundled as a site would have it, not run through tsx. */
export async function importBundled(file: string, options?: BuildOptions): Promise<any> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-module-'));
  const outfile = path.join(folder, 'module.mjs');
  await build({...shared, entryPoints: [file], outfile, platform: 'node', ...options});
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Returns the minified script that a site would ship for the code of a module. */
export async function bundleForBrowser(code: string, options?: BuildOptions): Promise<Uint8Array> {
  const {outputFiles} = await build({
    ...shared,
    define: {'process.env.NODE_ENV': '"production"'},
    minify: true,
    platform: 'browser',
    stdin: {contents: code, resolveDir: import.meta.dirname},
    target: 'es2022',
    write: false,
    ...options,
  });
  return outputFiles![0]!.contents;
}
