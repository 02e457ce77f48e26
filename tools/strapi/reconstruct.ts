import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../process.mjs';
import type {StrapiPackage} from '../../src/strapi/packages';

/** What reconstructing one package gave, in files. */
export type Reconstruction = {sources: number; declarations: number};

type SourceMap = {sources: string[]; sourcesContent?: (string | null)[]};

/** Files that a package publishes beside `dist` but that no page speaks of. */
const leftOut = new Set(['node_modules', 'dist', 'README.md', 'LICENSE', 'CHANGELOG.md']);

/** All source maps and declarations below a folder. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:m?js\.map|d\.ts)$/.test(name))
    .map((name) => path.join(directory, name));
}

function readSourceMap(file: string): SourceMap {
  let map: Partial<SourceMap>;
  try {
    map = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not a source map: ${(error as Error).message}`);
  }
  if (!Array.isArray(map.sources)) {
    throw new UserError(`${file} is not a source map: it names no sources.`);
  }
  return map as SourceMap;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** The sources of the package itself, by path inside the package, from all its source maps. */
function collectSources(packageDir: string, files: string[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    const map = readSourceMap(file);
    map.sources.forEach((source, index) => {
      const location = path.relative(packageDir, path.resolve(path.dirname(file), source));
      // Virtual modules of the bundler, and modules of other packages, are no files of this package.
      if (/[\0?]/.test(source) || location.startsWith('..') || location.includes('node_modules')) {
        return;
      }
      const content = map.sourcesContent?.[index];
      if (typeof content !== 'string') {
        throw new UserError(
          `${file} has no content for ${source}: this version of the package does not carry its source.`,
        );
      }
      sources.set(location, content);
    });
  }
  return sources;
}

/** Where the source of a declaration file stands in the package: what its map says, or its place below `dist`. */
function sourceOfDeclaration(packageDir: string, file: string): string {
  const map = `${file}.map`;
  if (existsSync(map)) {
    return path.relative(
      packageDir,
      path.resolve(path.dirname(file), readSourceMap(map).sources[0]),
    );
  }
  return path.relative(path.join(packageDir, 'dist'), file).replace(/\.d\.ts$/, '.ts');
}

/**
 * Writes the source of a published package under its monorepo path: TypeScript out of the source maps, declarations (with
 * their maps) for files that exist as types only, and what the package publishes beside `dist`.
 *
 * @param packageDir the unpacked package
 * @param target root of the source tree, which stands for the root of the monorepo
 * @throws {UserError} when the package is not the expected one, or a source map has no content
 */
export function reconstruct(
  {name, directory}: StrapiPackage,
  packageDir: string,
  target: string,
): Reconstruction {
  const packageJson = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  if (packageJson.repository?.directory !== directory) {
    throw new UserError(
      `${name} says it comes from ${packageJson.repository?.directory}, src/strapi/packages.ts says ${directory}: mend the list.`,
    );
  }
  const root = path.join(target, directory);
  mkdirSync(root, {recursive: true});
  for (const entry of readdirSync(packageDir).filter((other) => !leftOut.has(other))) {
    cpSync(path.join(packageDir, entry), path.join(root, entry), {recursive: true});
  }
  const dist = path.join(packageDir, 'dist');
  const files = existsSync(dist) ? listFiles(dist) : [];
  const sources = collectSources(packageDir, files);
  for (const [location, content] of sources) {
    write(path.join(root, location), content);
  }
  let declarations = 0;
  for (const file of files.filter((other) => other.endsWith('.d.ts'))) {
    const source = sourceOfDeclaration(packageDir, file);
    if (
      source.startsWith('..') ||
      existsSync(path.join(root, source)) ||
      sources.has(`${source}x`)
    ) {
      continue;
    }
    const declaration = path.join(root, source.replace(/\.tsx?$/, '.d.ts'));
    write(declaration, readFileSync(file, 'utf8'));
    if (existsSync(`${file}.map`)) {
      write(`${declaration}.map`, readFileSync(`${file}.map`, 'utf8'));
    }
    declarations += 1;
  }
  return {sources: sources.size, declarations};
}
