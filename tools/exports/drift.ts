import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Files} from './generate';

/** So many lines of a difference are shown for a file. */
const SHOWN_LINES = 6;

/** Everything but the sidebar of the section is generated. */
function committedFiles(directory: string): string[] {
  return existsSync(directory)
    ? readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:md|yml)$/.test(file))
        .map((file) => file.split(path.sep).join('/'))
    : [];
}

/** The first lines in which two texts differ, as a reader of a diff knows them. */
function firstDifference(before: string, after: string): string[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === next[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old.at(-1 - end) === next.at(-1 - end)
  ) {
    end += 1;
  }
  const removed = old.slice(start, old.length - end).map((line) => `  - ${line}`);
  const added = next.slice(start, next.length - end).map((line) => `  + ${line}`);
  const lines = [...removed.slice(0, SHOWN_LINES), ...added.slice(0, SHOWN_LINES)];
  const more = removed.length + added.length - lines.length;
  return [`  line ${start + 1}:`, ...lines, ...(more > 0 ? [`  … and ${more} more lines`] : [])];
}

/** Compares the committed files with those that would be written; every difference is readable. */
export function findDrift(directory: string, files: Files): string[] {
  const drift: string[] = [];
  for (const [file, text] of files) {
    const location = path.join(directory, file);
    if (!existsSync(location)) {
      drift.push(`exports/${file} is missing.`);
      continue;
    }
    const committed = readFileSync(location, 'utf8');
    if (committed !== text) {
      drift.push([`exports/${file} differs:`, ...firstDifference(committed, text)].join('\n'));
    }
  }
  for (const file of committedFiles(directory)) {
    if (!files.has(file)) {
      drift.push(`exports/${file} is not generated any more.`);
    }
  }
  return drift;
}

/** Writes the files and removes what is not generated any more. */
export function writeFiles(directory: string, files: Files): void {
  for (const file of committedFiles(directory)) {
    if (!files.has(file)) {
      rmSync(path.join(directory, file));
    }
  }
  for (const [file, text] of files) {
    const location = path.join(directory, file);
    mkdirSync(path.dirname(location), {recursive: true});
    writeFileSync(location, text);
  }
}
