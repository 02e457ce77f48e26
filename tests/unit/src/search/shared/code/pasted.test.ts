import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildCodeFile, readCodeIndex} from '../../../../../../src/search/plugin/code-file';
import {searchCode} from '../../../../../../src/search/shared/code';
import {classifyQuery} from '../../../../../../src/search/shared/code/classify';
import {loadCode} from '../../../../../../src/search/shared/code/load';
import {HOLE} from '../../../../../../src/search/shared/code/types';
import {projectDir} from '../../../../../paths';

const index = readCodeIndex(projectDir)!;
const code = loadCode(buildCodeFile(index, new Map()));

/** Places in the code that the panel shows. */
const SHOWN = 4;

/** What stands in messages where the code has a value. */
const values = ['api::article.article', '42', '/srv/app/config/database.ts', 'title', 'en'];

/** What a terminal, a browser or an answer of the API has around a message. */
const surroundings: ((message: string) => string)[] = [
  (message) => message,
  (message) => `Error: ${message}`,
  (message) => `[2026-11-23 08:15:30.123] error: ${message}`,
  (message) => `{"data":null,"error":{"status":400,"message":"${message}","details":{}}}`,
  (message) => `"${message}"`,
];

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  }
  return value >>> 0;
}

const otherTests = ['search.test.ts', 'hostile.test.ts']
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n');

/** Fourteen messages with at least four words of their own, drawn by lot, that no other test has. */
const drawn = Object.entries(index.files)
  .flatMap(([file, {messages = []}]) => messages.map(([line, text]) => ({file, line, text})))
  .filter(({text}) => (text.replaceAll(HOLE, ' ').match(/[\p{L}\p{N}]{2,}/gu) ?? []).length >= 4)
  .filter(({text}) => !otherTests.includes(text))
  .toSorted((a, b) => hash(`${a.file} ${a.text}`) - hash(`${b.file} ${b.text}`))
  .slice(0, 14);

/** Returns a message as somebody pastes it. */
function paste(text: string, place: number): string {
  let hole = place;
  const filled = text.replaceAll(HOLE, () => values[hole++ % values.length]!);
  return surroundings[place % surroundings.length]!(filled);
}

test('thirteen of fourteen pasted messages lead to the line that has them', () => {
  expect(drawn).toHaveLength(14);
  const lost = drawn.flatMap(({file, line, text}, place) => {
    const query = paste(text, place);
    const isFound = searchCode(code, query)
      .slice(0, SHOWN)
      .some((hit) => hit.file === file && hit.line === line);
    return classifyQuery(query) && isFound ? [] : [`${query} (${file}:${line})`];
  });
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(1);
});
