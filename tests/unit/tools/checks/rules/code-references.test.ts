import {expect, test} from 'vitest';
import {codeReferences} from '../../../../../tools/checks/rules/code-references';
import {check, frontMatter, page} from '../support';

for (const kind of ['introduction', 'concept', 'reference', 'operations']) {
  test(`${kind}: names no code`, async () => {
    expect(await check(codeReferences, page(`${frontMatter({kind})}Text.\n`))).toEqual([
      `docs/docs/page.md:4 A page of kind "${kind}" names no code: link what it speaks of, as in [\`label\`](code:packages/core/core/src/Strapi.ts#Strapi), or list it in the field "checked".`,
    ]);
  });
}

test('passes with a link, and with the field', async () => {
  const link = page(`${frontMatter()}[a](code:packages/core/a.ts)\n`);
  const field = page(`${frontMatter({checked: '[packages/core/a.ts#a]'})}Text.\n`);
  expect(await check(codeReferences, [link, field])).toEqual([]);
});

for (const kind of ['guide', 'rfc']) {
  test(`${kind}: passes without any`, async () => {
    expect(await check(codeReferences, page(`${frontMatter({kind})}Text.\n`))).toEqual([]);
  });
}
