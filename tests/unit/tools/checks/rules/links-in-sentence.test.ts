import {expect, test} from 'vitest';
import {linksInSentence} from '../../../../../tools/checks/rules/links-in-sentence';
import {check, page} from '../support';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `[\`${name}\`](code:packages/${name}.ts#${name})`);

const finding = (line: number, count: number) =>
  `docs/docs/page.md:${line} The sentence has ${count} links to code: keep the one that readers would open; the field "checked" takes the others.`;

test('several links in a sentence are one finding, at the second', async () => {
  expect(await check(linksInSentence, page(`${a} calls\n${b} and ${c}. Text.\n`))).toEqual([
    finding(2, 3),
  ]);
});

const fine = {
  'one in each sentence': `Call ${a}. ${b} follows (with *${c}*).`.replace(' (with', '! Then'),
  'one in each item': `- ${a}\n- ${b}`,
  'as many as a table needs': `| a | b |\n| --- | --- |\n| ${a}, ${b} | ${c} |`,
  'links to pages': `${a} is on [one page](/docs) and [another](/api).`,
};

for (const [what, text] of Object.entries(fine)) {
  test(`passes with ${what}`, async () => {
    expect(await check(linksInSentence, page(`${text}\n`))).toEqual([]);
  });
}

test('full stops in code and names end no sentence', async () => {
  expect(await check(linksInSentence, page(`${a} reads \`strapi.db. X\` of ${b}.\n`))).toEqual([
    finding(1, 2),
  ]);
});
