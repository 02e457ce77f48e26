import {expect, test} from 'vitest';
import {ParsedFile} from '../../../../tools/strapi/symbols';

function hashOf(text: string): string {
  return new ParsedFile('a.tsx', text).hash;
}

const same: [what: string, one: string, other: string][] = [
  ['white space', 'const a = [1, 2];', 'const a = [\n  1,\n  2\n];'],
  ['comments', '/** Old. */ const a = 1; // one', '// New.\nconst a = /* one */ 1;'],
  ['quotes', "const a = 'it\\'s';", 'const a = "it\'s";'],
  ['semicolons', 'const a = 1; f();', 'const a = 1\nf()\n'],
  ['trailing commas', 'f(1, [2], {b: 3});', 'f(\n  1,\n  [2,],\n  {b: 3,},\n);'],
  ['parentheses that change nothing', 'const a = (x) => (x + 1);', 'const a = x => x + 1;'],
  ['semicolons or commas of members', 'type A = {a: 1; b(): 2}', 'type A = {a: 1, b(): 2,}'],
  ['the bar in front of a union', 'type A = 1 | 2;', 'type A =\n  | 1\n  | 2;'],
  ['indented JSX', '<a>b {c}<d /></a>;', '<a>\n  b {c}\n  <d />\n</a>;'],
];

for (const [what, one, other] of same) {
  test(`${what}: the hash is the same`, () => {
    expect(hashOf(other)).toBe(hashOf(one));
  });
}

const different: [what: string, one: string, other: string][] = [
  ['a value', 'const a = 1;', 'const a = 2;'],
  ['an operator', 'a + b;', 'a - b;'],
  ['a prefix', 'if (!a) b();', 'if (a) b();'],
  ['grouping', '(a + b) * c;', 'a + b * c;'],
  ['const and let', 'const a = 1;', 'let a = 1;'],
  ['a type', 'let a: string;', 'let a: number;'],
  ['an optional member', 'type A = {a: 1}', 'type A = {a?: 1}'],
  ['readonly', 'type A = {a: 1}', 'type A = {readonly a: 1}'],
  ['keyof', 'type A = keyof B;', 'type A = B;'],
  ['a type that is only imported as one', "import {a} from 'a';", "import type {a} from 'a';"],
  ['await', 'async () => await a();', 'async () => a();'],
  ['the parts of a loop', 'for (;;a) b();', 'for (; a; ) b();'],
  ['white space in a string', "f('a b');", "f('ab');"],
  ['white space in a template', 'f(`a b`);', 'f(`ab`);'],
  ['a string and a name', "f('a');", 'f(a);'],
  ['a hole in an array', '[1, , 2];', '[1, 2];'],
  ['spread', 'f(...a);', 'f(a);'],
  ['two names and one', 'a; b;', 'ab;'],
  ['text of JSX', '<a>b c</a>;', '<a>b d</a>;'],
  ['a regular expression', '/a/g;', '/a/;'],
];

for (const [what, one, other] of different) {
  test(`${what}: the hash is another`, () => {
    expect(hashOf(other)).not.toBe(hashOf(one));
  });
}
