import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {classOfToken} from '../../../../src/lib/code-colors';
import {projectDir} from '../../../paths';

const types = {
  comment: 'comment',
  keyword: 'builtin',
  string: 'char',
  number: 'boolean',
  function: 'tag',
  type: 'class-name',
  punctuation: 'operator',
  deleted: 'deleted',
};

test('each kind of token has a class, which the sheet gives the colour of the same name', () => {
  const sheet = readFileSync(path.join(projectDir, 'src/css/content.css'), 'utf8');
  for (const [kind, type] of Object.entries(types)) {
    expect(classOfToken([type])).toBe(`code-${kind}`);
    expect(sheet).toMatch(
      new RegExp(String.raw`\.code-${kind} \{\s+color: var\(--code-${kind}\);`),
    );
  }
});

test('the innermost type that has a colour decides', () => {
  expect(classOfToken(['tag', 'script', 'language-javascript', 'punctuation'])).toBe(
    'code-punctuation',
  );
  expect(classOfToken(['class-name', 'constant'])).toBe('code-number');
  expect(classOfToken(['tag', 'plain-text'])).toBe('code-function');
});

test('plain text has no class', () => {
  expect(classOfToken(['plain'])).toBeUndefined();
  expect(classOfToken([])).toBeUndefined();
});
