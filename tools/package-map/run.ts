import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Writes} from '../write-files';
import {makeBlocks} from './blocks';
import {readGraph} from './graph';
import {MAP_PAGE, withBlocks} from './page';

/**
 * Returns the page of the package map as a version of the packages makes it; nothing when it is that already, or there is none.
 *
 * @param dir the project's folder
 * @param sourceDir root of the reconstructed source of that version
 * @throws {UserError} when the page lacks a generated part, or has one that nothing makes
 */
export function mapWrites(dir: string, sourceDir: string): Writes {
  const file = path.join(dir, MAP_PAGE);
  if (!existsSync(file)) {
    return new Map();
  }
  const source = readFileSync(file, 'utf8');
  const text = withBlocks(source, makeBlocks(readGraph(sourceDir)));
  return new Map(text === source ? [] : [[MAP_PAGE, text]]);
}
