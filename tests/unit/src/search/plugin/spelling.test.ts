import {expect, test} from 'vitest';
import {Spelling} from '../../../../../src/search/plugin/spelling';

test('the forms of a word are the shortest of them, as far as it is their beginning', () => {
  const spelling = new Spelling(['Locks', 'locked', 'lock', 'migrate', 'migrates', 'migration']);
  expect(['Locks', 'locked', 'lock'].map((word) => spelling.of(word))).toEqual([
    'lock',
    'lock',
    'lock',
  ]);
  // Texts and excerpts are marked where the term is in them: `migrate` is not in `migration`.
  expect(spelling.of('migrates')).toBe('migrate');
  expect(spelling.of('migration')).toBe('migration');
});

test('identifiers have no forms, and large letters only where they make parts', () => {
  const spelling = new Spelling(['lock', 'useLocks', 'Uselocks', 'LOCKS', 'locks.ts']);
  expect(['useLocks', 'LOCKS', 'locks.ts'].map((word) => spelling.of(word))).toEqual([
    'useLocks',
    'locks',
    'locks.ts',
  ]);
});
