import {expect, test} from 'vitest';
import {collectFences} from '../../../../tools/checks/samples/fences';
import {nameFiles} from '../../../../tools/checks/samples/files';
import {withSession} from '../../../../tools/checks/samples/session';
import {page} from './support';

/** The first lines of the modules of a page: what they import of each other. */
async function imports(source: string): Promise<string[]> {
  const {fences} = collectFences([page(source)]);
  return [...(await withSession(nameFiles(fences))).values()].map((text) => text.split('\n')[0]!);
}

const fence = (code: string, opening = 'ts run') => `\`\`\`${opening}\n${code}\n\`\`\`\n`;

test('an executed sample has the names of those before it, and keeps its line', async () => {
  const first = fence("import {readFile} from 'fs';\nconst {a, ...rest} = {a: 1};\ntype T = 1;");
  expect(await imports(first + fence('readFile; const t: T = a; ({...rest});'))).toEqual([
    '',
    "import {readFile} from './fence-1'; import {a} from './fence-1'; import {rest} from './fence-1'; import type {T} from './fence-1';",
  ]);
});

test('its own names and properties are not those of others, and strapi is the global one', async () => {
  const first = fence("import {strapi} from '@strapi/data-transfer';\nconst a = 1, b = 2;");
  expect(await imports(first + fence('const a = 2; x.b; strapi;'))).toEqual(['', '']);
});

test('a sample that is compiled only has its own names alone', async () => {
  expect(await imports(fence('const a = 1;') + fence('export const b = a;', 'ts'))).toEqual([
    '',
    '',
  ]);
});
