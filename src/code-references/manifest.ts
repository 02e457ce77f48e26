import {readFileSync} from 'node:fs';
import path from 'node:path';
import {STRAPI_REPOSITORY} from '../strapi';
import type {CodeReference} from './reference';

/** What a symbol is, in TypeScript's words. */
export type SymbolKind =
  | 'accessor'
  | 'class'
  | 'constant'
  | 'constructor'
  | 'enum'
  | 'enum member'
  | 'function'
  | 'interface'
  | 'method'
  | 'namespace'
  | 'property'
  | 're-export'
  | 'type'
  | 'variable';

/** A cited symbol of a file. */
export type ManifestSymbol = {
  kind: SymbolKind;
  /** First and last line in the repository's file, from 1. Absent where only a declaration without a source map is published. */
  first?: number;
  last?: number;
  /** Hash of its text without comments and white space. */
  hash: string;
};

/** A cited file or folder; the key of a folder ends with `/`. */
export type ManifestFile = {
  /** Hash of the whole text without comments and white space; of the published file names for a folder. */
  hash: string;
  /** Cited symbols by name, sorted; absent when only the whole file is cited. */
  symbols?: Record<string, ManifestSymbol>;
};

/** Everything the content cites of one published version. `npm run references` writes it, the build reads it. */
export type Manifest = {
  /** Version of the Strapi packages that were read. */
  version: string;
  /** By path inside the monorepo, sorted. */
  files: Record<string, ManifestFile>;
};

/** The manifest's file, relative to the project's folder. */
export const MANIFEST_FILE = 'data/code-manifest.json';

/**
 * Reads the committed manifest.
 *
 * @param siteDir the project's folder
 * @throws when it is missing or not what `npm run references` writes
 */
export function readManifest(siteDir: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `${MANIFEST_FILE} cannot be read (${reason}). Restore it with Git or write it again with "npm run references".`,
      {cause: error},
    );
  }
  const manifest = value as Partial<Manifest> | null;
  if (typeof manifest?.version !== 'string' || typeof manifest.files !== 'object') {
    throw new Error(
      `${MANIFEST_FILE} is not a manifest of code references. Write it again with "npm run references".`,
    );
  }
  return manifest as Manifest;
}

/** What the manifest knows of a reference: `undefined` when it is not in it. */
export type ManifestEntry = {file: ManifestFile; symbol?: ManifestSymbol};

/** Looks a reference up. */
export function findEntry(manifest: Manifest, reference: CodeReference): ManifestEntry | undefined {
  const file = Object.hasOwn(manifest.files, reference.path)
    ? manifest.files[reference.path]
    : undefined;
  if (!file || reference.symbol === undefined) {
    return file && {file};
  }
  const symbols = file.symbols ?? {};
  return Object.hasOwn(symbols, reference.symbol)
    ? {file, symbol: symbols[reference.symbol]}
    : undefined;
}

/** Address of a reference in the repository, at the tag of the manifest's version, with the line range where it is known. */
export function permalink(
  {version}: Pick<Manifest, 'version'>,
  {path: filePath}: CodeReference,
  symbol?: Pick<ManifestSymbol, 'first' | 'last'>,
): string {
  const kind = filePath.endsWith('/') ? 'tree' : 'blob';
  const url = `${STRAPI_REPOSITORY}/${kind}/v${version}/${encodeURI(filePath.replace(/\/$/, ''))}`;
  if (symbol?.first === undefined) {
    return url;
  }
  return symbol.last === undefined || symbol.last === symbol.first
    ? `${url}#L${symbol.first}`
    : `${url}#L${symbol.first}-L${symbol.last}`;
}
