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
export const cut = async ({size, rest: {deep}}: Cut, ...others: string[]) => size;
export const make = wrap((text: string) => ({body: {id: text.length, tags: [{label: 1}]}}));
export type Picked = Pick<Hub, 'on'> & {off(listener: () => void): void};
export const settings = {port: 1337, host: '0.0.0.0', list: ['a', 'b']};
`;

const files = {
  'p/hub.ts': source,
  'p/routes/books.ts': `export default {type: 'admin', routes: [
  {method: 'GET', path: '/books', handler: 'books.find'},
  {method: 'POST', path: '/books', handler: 'books.create'},
]};`,
  'p/routes/index.ts': `export default [{method: 'get', path: '/'}, {method: 'PUT', path: '/authors/:id/books'}];`,
  'p/errors.ts': `export function check(name: string) {
  if (!name) throw new Error('No name was given');
  throw new ValidationError(\`The name \${name} is taken. Choose another.\`);
}`,
  'p/actions.ts': `export const actions = [
  {uid: 'books.read', displayName: 'Read', pluginName: 'admin'},
  {uid: 'books.write', displayName: 'Write', pluginName: 'shelf'},
];`,
  'p/events.ts': `const TAKEN = 'book.taken';
export const EVENTS = {BACK: 'book.back'} as const;
export function emitAll(hub: Hub, kind: string) {
  hub.emit('shelf.full', {});
  hub.emit(TAKEN);
  hub.emit(EVENTS.BACK);
  hub.emit(\`stage::\${kind}\`);
}`,
};

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
  const tree = new SourceTree(writeFiles('source', files));
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
  'strings of a union, and the rest': [
    'strings p/hub.ts#Stage',
    ['`start`', "`'end'`", 'Anything else'],
  ],
  'strings of a family': ['strings p/hub.ts#EVENTS', ['`entry.*`']],
  'members of several symbols, and their owners': [
    'members p/hub.ts#Box #settings partial',
    ['`open`', '`settings.port`', '`port`'],
  ],
  parameters: ['parameters p/hub.ts#cut', ['`size`', '`rest.deep`', '`others`']],
  'properties, however deep': [
    'keys p/hub.ts#make',
    ['`body.id`', '`text`, `length`', '`tags`', '`label`'],
  ],
  'properties of types': ['keys p/hub.ts#Picked', ['`on`', '`off(listener)`, `listener`']],
  'routes of a folder': [
    'routes p/routes/',
    ['`GET`, `POST /books`', '`GET /`; `PUT /authors/…/books`'],
    'Route',
  ],
  'routes below a path': [
    'routes p/routes/books.ts /shelf',
    ['`GET /shelf/books`', '`POST /shelf/books`'],
  ],
  messages: [
    'messages p/errors.ts',
    ['Without | `No name was given`', 'Twice | `The name <name> is taken. …`', 'Else | “Of Node”'],
    'When | Message',
  ],
  'messages with values': [
    'messages p/errors.ts partial',
    ['`The name Bread is taken. Choose another.`'],
  ],
  actions: ['actions p/actions.ts', ['`admin::books.read`', '`plugin::shelf.books.write`']],
  events: ['events p/events.ts', ['`book.*`', '`shelf.full`', '`stage::start`, `stage::end`']],
  exports: ['exports p/events.ts', ['`EVENTS`', '`emitAll`']],
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
  'a parameter that is gone': [
    'parameters p/hub.ts#cut partial',
    ['`sizes`'],
    '5 p/hub.ts#cut has no sizes. Nearest: size, others, rest.',
  ],
  'a property that is gone': [
    'keys p/hub.ts#make partial',
    ['`body.name`'],
    '5 p/hub.ts#make has no name. Nearest: label, tags, length.',
  ],
  'a route that is gone': [
    'routes p/routes/ partial',
    ['`DELETE /books`'],
    '5 p/routes/ has no DELETE /books. Nearest: GET /books, POST /books, PUT /authors/:id/books.',
  ],
  'a route left out': [
    'routes p/routes/books.ts',
    ['`GET /books`'],
    '1 The table leaves out POST /books of p/routes/books.ts.',
  ],
  'a route without its prefix': [
    'routes p/routes/books.ts /shelf partial',
    ['`GET /shelf`'],
    '5 p/routes/books.ts /shelf has no GET /shelf. Nearest: GET /books, POST /books.',
  ],
  'a folder that is gone': [
    'routes p/paths/',
    ['`GET /books`'],
    '1 the published source has no p/paths/. Nearest: p/routes, p/actions.ts, p/routes/books.ts, p/routes/index.ts.',
  ],
  'another message': [
    'messages p/errors.ts partial',
    ['Twice | `The name <name> is used. …`'],
    '5 p/errors.ts has no The name <name> is used. …. Nearest: The name … is taken. Choose another., No name was given.',
    'When | Message',
  ],
  'an action of another plugin': [
    'actions p/actions.ts partial',
    ['`plugin::books.books.write`'],
    '5 p/actions.ts has no plugin::books.books.write. Nearest: plugin::shelf.books.write, admin::books.read.',
  ],
  'an event that is gone': [
    'events p/events.ts partial',
    ['`book.lost`'],
    '5 p/events.ts has no book.lost. Nearest: book.back, book.taken, shelf.full.',
  ],
  'an export that is gone': [
    'exports p/events.ts partial',
    ['`TAKEN`'],
    '5 p/events.ts has no TAKEN. Nearest: EVENTS, emitAll.',
  ],
  'no path': ['routes', ['`GET /`'], '1 A comparison of routes names what it compares with: path.'],
  'an unknown comparison': [
    'member p/hub.ts#Hub',
    ['`on`'],
    '1 "member" is no comparison: write one of members, keys, parameters, strings, defaults, events, exports, routes, messages, actions, options, commands.',
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

const part = (...rows: string[]) =>
  `<!-- compare: members p/hub.ts#Hub part -->\n| Name |\n| --- |\n${rows.map((row) => `| ${row} |\n`).join('')}\n`;

test('tables of a page that say "part" are whole together', async () => {
  const tree = new SourceTree(writeFiles('source', files));
  const messages = async (...parts: string[]) => {
    const context = makeContext([parsePage('docs/a.md', parts.join(''))], {
      source: async () => tree,
    });
    return (await tables.check(context)).map(({line, message}) => `${line} ${message}`);
  };
  expect(await messages(part('`on`'), part('`off`', '`a.b`'))).toEqual([]);
  expect(await messages(part('`on`'), part('`off`'))).toEqual([
    '1 The tables leave out a.b of p/hub.ts#Hub.',
  ]);
});

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
