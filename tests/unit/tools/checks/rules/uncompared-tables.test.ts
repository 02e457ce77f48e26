import {expect, test} from 'vitest';
import {uncomparedTables} from '../../../../../tools/checks/rules/uncompared-tables';
import {check, page} from '../support';

const table = (head: string, ...rows: string[]) =>
  [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].map((row) => `| ${row} |\n`).join('');

const lists = {
  'names in code': table('Member | Type', '`a` | x', '[`b()`](code:p/a.ts) | x'),
  'several names in a cell': table('Option', '`-a`, `--all`', '`b` and `c`'),
  'members of something': table('Key of `server` | Default', '`host` | x'),
  'more than one': table('Properties | x', '`host` | x'),
  'a word before it': table('Audit event | When', '`a.b` | x'),
  'messages, in their column': table('When | Message', 'It fails | `No <name> found.`'),
  'members, under what has them': table(
    '`strapi.reload` | x',
    '`isReloading` | x',
    '`reload()` | x',
  ),
  'most rows, not all': table('Method', '`a`', '`b`', 'Others'),
};

for (const [what, text] of Object.entries(lists)) {
  test(`a list of ${what} is compared`, async () => {
    const [heading] = text.split('\n');
    const headings = heading!
      .replaceAll('`', '')
      .split('|')
      .map((cell) => cell.trim());
    expect(await check(uncomparedTables, page(`It has these:\n\n${text}`))).toEqual([
      `docs/docs/page.md:3 This table (${headings.filter(Boolean).join(', ')}) lists what the code has, and nothing compares it: put <!-- compare: … --> right above it, see tools/checks/README.md, or say "among others" in the sentence above.`,
    ]);
  });
}

test('"among others" counts in the last sentence above the table alone', async () => {
  const list = table('Member', '`a`');
  const found = (text: string) => check(uncomparedTables, page(`${text}\n\n${list}`));
  expect(await found('It reads two files. It has these members, among others:')).toEqual([]);
  expect(await found('It reads these files, among others. It has these members:')).toHaveLength(1);
  expect(await found('Among others.\n\nIt has these members:')).toHaveLength(1);
});

const fine = {
  'a table that is compared with the code': `<!-- compare: members p/a.ts#A -->\n\n${table('Member', '`a`')}`,
  'a table that a run compares': `<!-- rows: articles title -->\n\n${table('Column', '`title`')}`,
  'rows of a case': table('Row | Title', '`11` | Bread'),
  'a case that has messages in words': table('The action | Message', '`throw` | Forbidden'),
  'inputs under the name of a parameter': table(
    '`position` | x',
    '`{ start: true }` | x',
    '`a/b.txt` | x',
  ),
  'questions and answers': table('You see | Go to', '`failed` | here'),
  'words that are no names': table('Action | Does', 'Save | x', 'Publish `a` | x'),
};

for (const [what, text] of Object.entries(fine)) {
  test(`passes: ${what}`, async () => {
    expect(await check(uncomparedTables, page(text))).toEqual([]);
  });
}

test('generated pages are compared as a whole', async () => {
  expect(
    await check(uncomparedTables, page(table('Member', '`a`'), 'exports/strapi/a.md')),
  ).toEqual([]);
});
