import {expect, test} from 'vitest';
import {codeReferences} from '../../../../../tools/content-rules/rules/code-references';
import {check, frontMatter, page} from '../support';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `[${name}](code:packages/core/${name}.ts)`);

for (const kind of ['introduction', 'design', 'reference']) {
  test(`${kind}: two code references, one of them twice`, async () => {
    expect(await check(codeReferences, page(`${frontMatter({kind})}${a} ${b} ${b}\n`))).toEqual([
      `docs/docs/page.md:4 A page of kind "${kind}" needs 3 different code references and has 2: link the code it speaks of, as in [\`label\`](code:packages/core/core/src/Strapi.ts#Strapi).`,
    ]);
  });

  test(`${kind}: passes with three`, async () => {
    expect(await check(codeReferences, page(`${frontMatter({kind})}${a} ${b} ${c}\n`))).toEqual([]);
  });
}

for (const kind of ['guide', 'rfc']) {
  test(`${kind}: passes without any`, async () => {
    expect(await check(codeReferences, page(`${frontMatter({kind})}Text.\n`))).toEqual([]);
  });
}
