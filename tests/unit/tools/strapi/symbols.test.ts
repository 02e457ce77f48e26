import {expect, test} from 'vitest';
import {ParsedFile} from '../../../../tools/strapi/symbols';

const source = `import {other} from './other';

/** Says hello. */
export const greet = (name: string) => {
  const prepared = () => name;
  return {
    hello: prepared,
    async later() {},
  };
};

export const LIMIT = 3,
  SECOND = 4;

export class Box<T> {
  #secret = 1;
  value?: T;

  constructor() {}

  get size() {
    return 1;
  }

  // Two ways to open.
  open(): void;
  open(key: string): void;
  open() {}
}

export interface Shape {
  area(): number;
  nested: {deep: string};
}

export type Either = {left: string} & {right: number};

export enum Level {
  Low = 'low',
}

declare namespace Public {
  interface Registry {
    uid: string;
  }
}

export {other as renamed};

export default {
  find: (uid: string) => uid,
  'quoted-name': true,
} satisfies Record<string, unknown>;
`;

const file = new ParsedFile('example.ts', source);

/** Each symbol with its kind and the lines it covers. */
const symbols: Record<string, [kind: string, first: number, last: number]> = {
  greet: ['function', 4, 10],
  'greet.prepared': ['function', 5, 5],
  'greet.hello': ['property', 7, 7],
  'greet.later': ['method', 8, 8],
  LIMIT: ['constant', 12, 12],
  SECOND: ['constant', 13, 13],
  Box: ['class', 15, 29],
  'Box.value': ['property', 17, 17],
  'Box.constructor': ['constructor', 19, 19],
  'Box.size': ['accessor', 21, 23],
  'Box.open': ['method', 26, 28],
  Shape: ['interface', 31, 34],
  'Shape.area': ['method', 32, 32],
  'Shape.nested.deep': ['property', 33, 33],
  'Either.right': ['property', 36, 36],
  'Level.Low': ['enum member', 39, 39],
  'Public.Registry.uid': ['property', 44, 44],
  renamed: ['re-export', 48, 48],
  default: ['constant', 50, 53],
  'default.find': ['method', 51, 51],
  'default.quoted-name': ['property', 52, 52],
};

for (const [name, [kind, first, last]] of Object.entries(symbols)) {
  test(`${name} is found with its lines`, () => {
    const found = file.find(name)!;
    expect(found).toBeDefined();
    expect([found.kind, file.position(found.start).line, file.position(found.end).line]).toEqual([
      kind,
      first,
      last,
    ]);
  });
}

test('what is not there is not found', () => {
  for (const name of ['Greet', 'greet.name', 'Box.hello', 'hello', '', 'Shape.deep']) {
    expect(file.find(name), name).toBeUndefined();
  }
});

test('a service file of JavaScript is found under its CommonJS export', () => {
  const script = new ParsedFile(
    'jwt.js',
    "'use strict';\nmodule.exports = ({strapi}) => ({\n  issue(payload) {\n    return strapi;\n  },\n});\n",
  );
  expect(script.find('default.issue')).toMatchObject({kind: 'method'});
});

test('members of what is handed to a factory are found', () => {
  const service = new ParsedFile(
    'service.ts',
    "export default factories.createCoreService('api::a.a', ({strapi}) => ({\n  async find() {},\n}));\n",
  );
  expect(service.find('default.find')).toMatchObject({kind: 'method'});
});

function hashOfAdd(text: string): string {
  return new ParsedFile('a.ts', text).find('add')!.hash;
}

test('comments and white space do not change the hash, code does', () => {
  const original = hashOfAdd('export function add(a: number) { return a + 1; }');
  expect(
    hashOfAdd(
      '// New.\n\nexport function add(\n  a: number, // the number\n) {\n  return a + 1;\n}',
    ),
  ).toBe(original);
  expect(hashOfAdd('export function add(a: number) { return a + 2; }')).not.toBe(original);
});

test('the hash of an interface and a constant of one name covers both', () => {
  const hashes = [1, 2].map(
    (value) =>
      new ParsedFile('a.ts', `interface Same { a: 1 }\nconst Same = ${value};`).find('Same')!.hash,
  );
  expect(hashes[0]).not.toBe(hashes[1]);
});

/** Code with a value in the place of `…`, and the symbol in whose code it is, though the symbol only passes it on. */
const passedOn: [symbol: string, code: string][] = [
  ['b', 'const a = …; const c = 1; export {a as b, c};'],
  ['default', 'const f = () => …; export default f;'],
  ['default', 'const f = () => …; export default curry(f);'],
  ['default.create', 'const create = () => …; export default {create};'],
  ['default.diff', 'export default () => { const d = () => …; return {diff: d}; };'],
  ['useA', 'const api = make({a: …}); const {useA, useC} = api; export {useA, useC};'],
  ['useB', 'const [Provider, useB] = createContext({value: …}); export {Provider, useB};'],
];

for (const [symbol, code] of passedOn) {
  test(`${code} the code that ${symbol} passes on is its code`, () => {
    const [one, same, two] = ['1', '/* same */ 1', '2'].map(
      (value) => new ParsedFile('a.ts', code.replace('…', value)),
    );
    const hash = one!.find(symbol)!.hash;
    expect(same!.find(symbol)!.hash).toBe(hash);
    expect(two!.find(symbol)!.hash).not.toBe(hash);
    expect(two!.text(symbol)).toContain('2');
  });
}

test('what a symbol does not pass on is not its code', () => {
  const hashes = [1, 2].map(
    (value) =>
      new ParsedFile(
        'a.ts',
        `const a = 1; const other = ${value}; export {a as b, other}; export {other as c} from './c';`,
      ),
  );
  for (const symbol of ['b', 'c']) {
    expect(hashes[0]!.find(symbol)!.hash, symbol).toBe(hashes[1]!.find(symbol)!.hash);
  }
  expect(hashes[0]!.find('other')!.hash).not.toBe(hashes[1]!.find('other')!.hash);
});
