import {expect, test} from 'vitest';
import {counts} from '../../../../../tools/checks/rules/counts';
import {check, page} from '../support';

const wrong = {
  'Two of seven plugins add it.': 'Two of seven plugins',
  'It lists 27 hooks.': '27 hooks',
  'It has three `async` functions.': 'three async functions',
  'Read the two\nalways-on core plugins.': 'two always-on core plugins',
};

for (const [text, found] of Object.entries(wrong)) {
  test(`"${found}"`, async () => {
    expect(await check(counts, page(`${text}\n`))).toEqual([
      `docs/docs/page.md:1 "${found}" counts what is in the code, which changes: name them, or say it without the number.`,
    ]);
  });
}

const fine = [
  'Row 13 has two categories in its columns.',
  'Strapi 5 plugins run on Node.js 20 options.',
  'One hook is enough.',
  'When two plugins set it, the later one wins.',
  'Twice the events.',
  '`two hooks`',
  '| A |\n| --- |\n| two hooks |',
];

for (const text of fine) {
  test(`passes: ${text.split('\n')[0]}`, async () => {
    expect(await check(counts, page(`${text}\n`))).toEqual([]);
  });
}
