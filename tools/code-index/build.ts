import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import type {CodeIndex, IndexedFile} from '../../src/search/shared/code/types';
import {originalLines} from '../strapi/declaration-lines';
import {findMessages} from './messages';
import {type DeclaredSymbol, findSymbols} from './symbols';

/** Files that nobody looks for: made by a program, or pictures and keys. */
const LEFT_OUT = /(?:\.map|\.stamp|\.jpg|\.png|\.svg|\.pub)$/u;

const PROGRAM = /\.[cm]?[jt]sx?$/u;
const DECLARATION = /\.d\.ts$/u;

/** Returns the line of a symbol of a declaration file in the file it was made of; 0 when that is not published. */
function originalLine(location: string, file: ts.SourceFile, {line}: DeclaredSymbol): number {
  const mapFile = `${location}.map`;
  if (!existsSync(mapFile)) {
    return 0;
  }
  const start = file.getPositionOfLineAndCharacter(line - 1, 0);
  const end = file.getLineEndOfPosition(start);
  const {character} = file.getLineAndCharacterOfPosition(end);
  const begin = {line, column: 0};
  return originalLines(mapFile, begin, {line, column: character})?.first ?? 0;
}

/** Returns the name of the innermost symbol that a line is in; the empty text for none. */
function symbolAt(at: number, symbols: readonly DeclaredSymbol[]): string {
  const around = symbols.filter(({line, end}) => line <= at && at <= end);
  return around.toSorted((a, b) => a.end - a.line - (b.end - b.line))[0]?.name ?? '';
}

function readProgram(location: string): IndexedFile {
  const kind = /\.[cm]?jsx?$/u.test(location) ? ts.ScriptKind.JSX : undefined;
  const text = readFileSync(location, 'utf8');
  const file = ts.createSourceFile(location, text, ts.ScriptTarget.Latest, true, kind);
  const isDeclaration = DECLARATION.test(location);
  const messages = isDeclaration ? [] : findMessages(file);
  const declared = findSymbols(file);
  const symbols = declared.map((symbol): [number, string] => [
    isDeclaration ? originalLine(location, file, symbol) : symbol.line,
    symbol.name,
  ]);
  return {
    ...(!isDeclaration && {lines: text.replace(/\n$/u, '').split('\n').length}),
    ...(messages.length > 0 && {
      messages: messages.map(({line, text: said}) => {
        const symbol = symbolAt(line, declared);
        return symbol ? [line, said, symbol] : [line, said];
      }),
    }),
    ...(symbols.length > 0 && {symbols: symbols.toSorted(([a], [b]) => a - b)}),
  };
}

/**
 * Reads a source tree: every file, with its messages and symbols.
 *
 * @param root folder that stands for the root of the monorepo
 */
export function buildCodeIndex(root: string, version: string): CodeIndex {
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((location): [string, IndexedFile] => [
      path.relative(root, location).split(path.sep).join('/').replace(DECLARATION, '.ts'),
      PROGRAM.test(location) ? readProgram(location) : {},
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {version, files: Object.fromEntries(files)};
}

/** Returns the text of the index: the same for the same source, a file a line. */
export function formatCodeIndex({version, files}: CodeIndex): string {
  const lines = Object.entries(files).map(
    ([file, content]) => `${JSON.stringify(file)}:${JSON.stringify(content)}`,
  );
  return `{"version":${JSON.stringify(version)},"files":{\n${lines.join(',\n')}\n}}\n`;
}
