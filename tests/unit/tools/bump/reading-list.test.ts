import {expect, test} from 'vitest';
import {listReadings} from '../../../../tools/bump/reading-list';
import {writeReport} from '../../../../tools/bump/report';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {writeFiles} from '../../support/files';

const long = (start: number) =>
  `export const long = [\n${Array.from({length: 60}, (_, index) => `  ${start + index},\n`).join('')}];\n`;

const before = {
  'p/a.ts':
    'export const same = 1;\nexport const moved = 2;\nexport const changed = 3;\nexport const gone = 4;\n',
  'p/formatted.ts': "export const f = (a) => {\n  return ['x', (a + 1)];\n};\n",
  'p/long.ts': long(0),
  'q/formatted.ts': 'export const q = 1;\n',
  'r/here.ts': 'export {};\n',
};
const after = {
  'p/a.ts':
    '// A comment.\nexport const same = 1;\nexport const changed = 33;\n\n\nexport const moved = 2;\n',
  'p/formatted.ts': 'export const f = a => { /* more */ return [\n  "x",\n  a + 1,\n] }\n',
  'p/long.ts': long(100),
  'q/formatted.ts': '// More.\nexport const q = 1\n',
  'r/here.ts': 'export {};\n',
  'r/more.ts': 'export {};\n',
};

function read(...files: [file: string, references: string[]][]) {
  const citers = files.map(([file, references]) => ({
    file,
    citations: references.map((reference, index) => {
      const [path, symbol] = reference.split('#');
      return {path: path!, symbol, place: `on line ${index + 5}`};
    }),
  }));
  const list = listReadings(citers, {
    before: new SourceTree(writeFiles('before', before)),
    after: new SourceTree(writeFiles('after', after)),
    to: '1.1.0',
  });
  return {list, report: writeReport({from: '1.0.0', to: '1.1.0', list, citers: citers.length})};
}

test('a file is to be read when the code of a symbol changed or vanished, and perhaps for a whole file', () => {
  const {list} = read(
    ['docs/one.md', ['p/a.ts#changed', 'p/a.ts#gone', 'p/a.ts#moved', 'p/a.ts']],
    ['docs/moved.md', ['p/a.ts#moved']],
    ['docs/same.md', ['p/a.ts#same']],
    ['docs/whole.md', ['p/a.ts']],
    ['docs/broken.md', ['p/nowhere.ts#x']],
  );
  expect(
    list.readings.map(({file, toRead, perhaps}) => [
      file,
      toRead.map(({kind, reference, place}) => `${kind} ${reference} ${place}`),
      perhaps.map(({reference}) => reference),
    ]),
  ).toEqual([
    [
      'docs/one.md',
      ['changed p/a.ts#changed on line 5', 'vanished p/a.ts#gone on line 6'],
      ['p/a.ts'],
    ],
    ['docs/whole.md', [], ['p/a.ts']],
  ]);
  // The symbol that is the same is on another line too.
  expect(list.counts).toEqual({unchanged: 1, changed: 2, moved: 2, vanished: 1});
});

test('formatting and comments are no change, of a symbol or of a file', () => {
  const {list} = read(['docs/one.md', ['p/formatted.ts#f', 'p/formatted.ts']]);
  expect(list.readings).toEqual([]);
  expect(list.counts).toMatchObject({changed: 0, vanished: 0});
});

test('a folder is perhaps to be read when the code of a file in it has changed, or a file has come', () => {
  const {list} = read(
    ['docs/code.md', ['p/']],
    ['docs/formatted.md', ['q/']],
    ['docs/come.md', ['r/']],
  );
  expect(list.readings.map(({file, toRead, perhaps}) => [file, toRead, perhaps.length])).toEqual([
    ['docs/code.md', [], 1],
    ['docs/come.md', [], 1],
  ]);
});

test('one line is a line and not lines', () => {
  const {list} = read(['docs/one.md', ['p/a.ts#changed']]);
  expect(list.readings[0]!.toRead[0]!.detail).toBe('line 3');
});

test('a vanished file is to be read, because nothing can be linked to', () => {
  const citers = [{file: 'docs/a.md', citations: [{path: 'p/old.ts', place: 'on line 5'}]}];
  const {readings} = listReadings(citers, {
    before: new SourceTree(writeFiles('first', {'p/old.ts': 'export {};\n'})),
    after: new SourceTree(writeFiles('second', {'p/new.ts': 'export {};\n'})),
    to: '1.1.0',
  });
  expect(readings[0]!.toRead).toMatchObject([{kind: 'vanished', detail: 'nearest: p/new.ts'}]);
});

test('the report shows the difference of a symbol once, and cuts a long one', () => {
  const {report} = read(
    ['docs/one.md', ['p/a.ts#changed', 'p/long.ts#long']],
    ['docs/two.md', ['p/a.ts#changed']],
    ['docs/whole.md', ['p/a.ts']],
  );
  expect(report).toContain('## To be read: 2\n');
  expect(report).toContain('- [ ] docs/two.md\n');
  expect(report).toContain('## Perhaps: 1\n');
  expect(report).toContain('- [ ] docs/whole.md: `p/a.ts`\n');
  const change =
    '  ```diff\n  @@ -1,1 +1,1 @@\n  -export const changed = 3;\n  +export const changed = 33;\n  ```';
  expect(report.split(change)).toHaveLength(2);
  expect(report).toContain('cited on line 5; the difference is above, under docs/one.md');
  expect(report).toMatch(/… and \d+ more lines, see https:.+\/v1\.1\.0\/p\/long\.ts#L1-L62/);
});
