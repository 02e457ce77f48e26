import {expect, test} from 'vitest';
import {screens} from '../../../../../tools/checks/rules/screens';
import {type Screens, screensFile} from '../../../../../src/screens/files';
import {STRAPI_VERSION} from '../../../../../src/strapi';
import {writeFiles} from '../../../support/files';
import {makeContext, page} from '../support';

const picture = {
  strapi: STRAPI_VERSION,
  width: 800,
  height: 400,
  marks: [
    [10, 10],
    [20, 20],
  ],
} satisfies Screens[string];

async function check(markdown: string, known: unknown = {list: picture}): Promise<string[]> {
  const siteDir = writeFiles('site', {[screensFile]: JSON.stringify(known)});
  const problems = await screens.check(makeContext([page(markdown)], {siteDir}));
  return problems.map(({file, line, message}) => `${file}:${line} ${message}`);
}

const part = '[`Root`](code:packages/core/admin/a.tsx#Root) draws it.';
const good = `:::screen[The list.]{name="list"}\n\n1. ${part}\n2. ${part}\n\n:::\n`;

test('passes with a picture and a component for each of its numbers', async () => {
  expect(await check(good)).toEqual([]);
});

test('a picture that does not exist', async () => {
  expect(await check(good.replace('name="list"', 'name="lost"'))).toEqual([
    'docs/docs/page.md:1 There is no picture "lost". There are: list.',
    expect.stringContaining('No page shows the picture "list"'),
  ]);
});

test('a number without its part', async () => {
  expect(await check(good.replace(`2. ${part}\n`, ''))).toEqual([
    'docs/docs/page.md:1 The picture "list" has 2 numbers, and the list below it 1 parts: write one for each.',
  ]);
});

test('a part that does not name its component', async () => {
  expect(await check(good.replace(`2. ${part}`, '2. The table.'))).toEqual([
    'docs/docs/page.md:1 Part 2 of the picture "list" does not begin with a link to its code: name the component, [`Name`](code:packages/…#Name).',
  ]);
});

test('a picture that does not say what it shows', async () => {
  expect(await check(good.replace('[The list.]', ''))).toEqual([
    'docs/docs/page.md:1 The picture does not say what it shows: write it in brackets, ":::screen[…]".',
  ]);
});

test('a picture of another version of Strapi, and one that no page shows', async () => {
  const known = {list: {...picture, strapi: '5.0.0'}, unused: picture};
  expect(await check(good, known)).toEqual([
    `${screensFile}:1 The picture "list" shows Strapi 5.0.0, not ${STRAPI_VERSION}: run "npm run screens" and look at what it writes.`,
    expect.stringContaining('No page shows the picture "unused"'),
  ]);
});
