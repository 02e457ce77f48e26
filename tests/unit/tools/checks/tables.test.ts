import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {SourceTree} from '../../../../tools/strapi/resolve';
import type {CliCommand} from '../../../../tools/checks/strapi-cli';
import {tables} from '../../../../tools/checks/tables';
import {collectTables} from '../../../../tools/checks/tables/markers';
import {writeFiles} from '../../support/files';
import {makeContext} from './support';

const source = `export interface Hub {
  on(event: string): void;
  off(event: string): void;
  'a.b': number;
}
export class Box {
  #hidden = 1;
  private secret = 1;
  constructor() {}
  open() {}
}
export const EVENTS = {CREATE: 'entry.create', DELETE: 'entry.delete'} as const;
export type Stage = 'start' | 'end';
export const settings = {port: 1337, host: '0.0.0.0', list: ['a', 'b']};
`;

function command(
  name: string,
  options: string[] = [],
  commands: CliCommand[] = [],
  hidden = false,
): CliCommand {
  return {
    names: [name],
    hidden,
    options: options.map((long) => ({long})),
    commands,
  };
}

const judge = () => Promise.reject(new Error('Tables run no commands.'));

const program = command(
  'strapi',
  ['--version'],
  [
    command('build', ['--minify', '--silent']),
    command('cloud', [], [command('login'), command('old', [], [], true)]),
  ],
);

/** Findings of a page with this comment above a table with these rows, as `line message`. */
async function findingsOf(comment: string, rows: string[], head = 'Name'): Promise<string[]> {
  const rule = head.replaceAll(/[^|]+/g, ' --- ');
  const table = [head, rule, ...rows].map((row) => `| ${row} |`).join('\n');
  const page = parsePage('docs/a.md', `<!-- compare: ${comment} -->\n\n${table}\n`);
  const tree = new SourceTree(writeFiles('source', {'p/hub.ts': source}));
  const problems = await tables.check(
    makeContext([page], {source: async () => tree, cli: async () => ({program, judge})}),
  );
  return problems.map(({line, message}) => `${line} ${message}`);
}

const complete: Record<string, [comment: string, rows: string[], head?: string]> = {
  'members of an interface': ['members p/hub.ts#Hub', ['`on(event)`', '`hub.off(event)`', '`a.b`']],
  'members of a class, private ones apart': ['members p/hub.ts#Box', ['[`open()`](code:p/hub.ts)']],
  'some members': ['members p/hub.ts#Hub partial', ['`on`']],
  'strings of an object': ['strings p/hub.ts#EVENTS', ['`entry.create`, `entry.delete`']],
  'strings of a union': ['strings p/hub.ts#Stage', ['`start`', "`'end'`"]],
  defaults: [
    'defaults p/hub.ts#settings',
    ['`port` | `1337`', "`host` | `'0.0.0.0'`", "`list` | `['a', 'b']`"],
    'Name | Default',
  ],
  'options of a command': ['options build', ['`-m, --minify`', '`--silent`']],
  'commands of a group, hidden ones apart': ['commands cloud', ['`strapi cloud login`']],
  commands: ['commands', ['`build`', '`cloud`']],
};

for (const [name, [comment, rows, head]] of Object.entries(complete)) {
  test(`a table that agrees passes: ${name}`, async () => {
    expect(await findingsOf(comment, rows, head)).toEqual([]);
  });
}

const wrong: Record<string, [comment: string, rows: string[], finding: string, head?: string]> = {
  'a member left out': [
    'members p/hub.ts#Hub',
    ['`on`', '`a.b`'],
    '1 The table leaves out off of p/hub.ts#Hub.',
  ],
  'a member that is gone': [
    'members p/hub.ts#Hub partial',
    ['`once`'],
    '5 p/hub.ts#Hub has no once. Nearest: on, off, a.b.',
  ],
  'a private member': [
    'members p/hub.ts#Box',
    ['`open`', '`secret`'],
    '6 p/hub.ts#Box has no secret. Nearest: open.',
  ],
  'a string that is gone': [
    'strings p/hub.ts#Stage',
    ['`start`, `end`, `pause`'],
    '5 p/hub.ts#Stage has no pause. Nearest: start, end.',
  ],
  'another default': [
    'defaults p/hub.ts#settings partial',
    ['`port` | `1338`'],
    '5 The default of `port` is 1337, not 1338.',
    'Name | Default',
  ],
  'an option that is gone': [
    'options build partial',
    ['`--minfy`'],
    '5 build has no --minfy. Nearest: --minify, --silent.',
  ],
  'a command that is gone': [
    'options biuld',
    ['`--a`'],
    '1 The published command line has no command "biuld".',
  ],
  'a symbol that is gone': [
    'members p/hub.ts#Hubb',
    ['`on`'],
    '1 p/hub.ts has no symbol Hubb. Nearest: p/hub.ts#Hub, p/hub.ts#Hub.a.b, p/hub.ts#Hub.on, p/hub.ts#Hub.off.',
  ],
  'no symbol': [
    'members p/hub.ts',
    ['`on`'],
    '1 Name the symbol to compare with: p/hub.ts#symbol.',
  ],
  'an unknown comparison': [
    'member p/hub.ts#Hub',
    ['`on`'],
    '1 "member" is no comparison: write one of members, strings, defaults, options, commands.',
  ],
  'a row without a name': [
    'members p/hub.ts#Hub partial',
    ['on'],
    '5 The first cell of this row names nothing in code font.',
  ],
};

for (const [name, [comment, rows, finding, head]] of Object.entries(wrong)) {
  test(`a table that does not agree is found at its line: ${name}`, async () => {
    expect(await findingsOf(comment, rows, head)).toEqual([finding]);
  });
}

test('a comparison without a table is found', () => {
  const page = parsePage('docs/a.md', 'Text.\n\n<!-- compare: commands -->\n\nNo table.\n');
  expect(collectTables(page)).toEqual({
    tables: [],
    problems: [
      {
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: 'No table follows this comparison: put it right above one.',
      },
    ],
  });
});

test('other comments are left alone', () => {
  const page = parsePage('docs/a.md', '<!-- A note. -->\n\n| A |\n| --- |\n| b |\n');
  expect(collectTables(page)).toEqual({tables: [], problems: []});
});
