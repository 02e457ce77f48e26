import {readFileSync} from 'node:fs';
import {LEAST_UPPER_BOUND, originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';

/** A place in a file: line from 1, column from 0. */
type Position = {line: number; column: number};

/**
 * Says where a declaration stands in the TypeScript file it was made of, which is not published itself.
 *
 * @param mapFile the declaration file's source map
 * @param start first character of the declaration in the declaration file
 * @param end the place behind its last character
 * @returns first and last line, from 1; undefined when the map knows nothing of the place
 */
export function originalLines(
  mapFile: string,
  start: Position,
  end: Position,
): {first: number; last: number} | undefined {
  const map = new TraceMap(readFileSync(mapFile, 'utf8'));
  const first =
    originalPositionFor(map, start).line ??
    originalPositionFor(map, {...start, bias: LEAST_UPPER_BOUND}).line;
  const last = originalPositionFor(map, end).line;
  return first !== null && last !== null && last >= first ? {first, last} : undefined;
}
