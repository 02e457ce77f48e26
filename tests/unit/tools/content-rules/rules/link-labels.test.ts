import {expect, test} from 'vitest';
import {linkLabels} from '../../../../../tools/content-rules/rules/link-labels';
import {check, page} from '../support';

const at1 = (message: string) => [`docs/docs/page.md:1 ${message}`];

for (const label of ['here', 'Click here', 'this page', 'link', 'read more', 'more…', 'This.']) {
  test(`a label that says nothing: ${label}`, async () => {
    const finding = at1(`The label "${label}" does not say where the link leads: name its target.`);
    expect(await check(linkLabels, page(`See [${label}](/database).\n`))).toEqual(finding);
    expect(await check(linkLabels, page(`See [${label}][d].\n\n[d]: /database\n`))).toEqual(
      finding,
    );
  });
}

test('no label', async () => {
  expect(await check(linkLabels, page('[](/database)\n'))).toEqual(
    at1('The link to /database has no label: name its target.'),
  );
});

for (const source of [
  'https://strapi.io',
  '<https://strapi.io>',
  '[https://strapi.io](https://strapi.io)',
]) {
  test(`a bare address: ${source}`, async () => {
    expect(await check(linkLabels, page(`Go to ${source}\n`))).toEqual(
      at1(
        'The link shows its bare address https://strapi.io: write [name of the target](https://strapi.io).',
      ),
    );
  });
}

for (const label of ['/database', '../database', 'intro.md']) {
  test(`a path for a label: ${label}`, async () => {
    expect(await check(linkLabels, page(`[${label}](/database)\n`))).toEqual(
      at1(`The label "${label}" is a path: write the title of the page or section.`),
    );
  });
}

test('passes with names, and with identifiers and files in code font', async () => {
  const source = [
    '[Database](/database)',
    '[`Page`](code:packages/core/admin/admin/src/components/PageHelpers.tsx#Page)',
    '[`CONTRIBUTING.md`](https://github.com/strapi/strapi/blob/develop/CONTRIBUTING.md)',
    '[hi@strapi.io](mailto:hi@strapi.io)',
    '[more about locks](/locks)',
    '[![Diagram](/a.png)](/database)',
    '`https://strapi.io`',
  ].join('\n\n');
  expect(await check(linkLabels, page(source))).toEqual([]);
});
