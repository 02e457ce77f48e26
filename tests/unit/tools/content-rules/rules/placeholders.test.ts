import {expect, test} from 'vitest';
import {placeholders} from '../../../../../tools/content-rules/rules/placeholders';
import {check, frontMatter, page} from '../support';

for (const mark of [
  'TODO',
  'FIXME',
  'TBD',
  'WIP',
  'Coming soon',
  'lorem ipsum',
  'work in progress',
]) {
  test(`"${mark}" in text, heading and comment`, async () => {
    const finding = (line: number) =>
      `docs/docs/page.md:${line} "${mark}" marks something unfinished: finish it or take it out.`;
    const source = `${mark}: text\n\n## Locks (${mark})\n\n<!-- ${mark} -->\n`;
    expect(await check(placeholders, page(source))).toEqual([finding(1), finding(3), finding(5)]);
  });
}

test('"WIP" in the title', async () => {
  expect(await check(placeholders, page(frontMatter({title: 'Locks (WIP)'})))).toHaveLength(1);
});

test('passes with code, and with names that only look like it', async () => {
  const source = 'The `TODO` list, the todo app and TODOS.\n\n```ts\n// TODO of the reader\n```\n';
  expect(await check(placeholders, page(source))).toEqual([]);
});
