import {expect, test} from 'vitest';
import {codeLinks} from '../../../../../tools/content-rules/rules/code-links';
import {check, page} from '../support';

for (const url of [
  'https://github.com/strapi/strapi/blob/v5.54.0/packages/core/core/src/Strapi.ts#L3',
  'https://github.com/strapi/strapi/blob/develop/packages/core/core/src/Strapi.ts',
  'https://raw.githubusercontent.com/strapi/strapi/main/packages/core/core/src/Strapi.ts',
]) {
  test(`package code by address: ${url}`, async () => {
    const finding =
      'Package code is linked by address: write code:packages/core/core/src/Strapi.ts, with #symbol where you mean one.';
    expect(await check(codeLinks, page(`[Strapi](${url})\n\n[S][s]\n\n[s]: ${url}\n`))).toEqual([
      `docs/docs/page.md:1 ${finding}`,
      `docs/docs/page.md:5 ${finding}`,
    ]);
  });
}

test('passes with code references, with links to what is not published, and in code blocks', async () => {
  const source = [
    '[Strapi](code:packages/core/core/src/Strapi.ts#Strapi)',
    '[AGENTS.md](https://github.com/strapi/strapi/blob/develop/AGENTS.md)',
    '[bug report](https://github.com/strapi/strapi/blob/develop/.github/ISSUE_TEMPLATE/BUG_REPORT.yml)',
    '[test](https://github.com/strapi/strapi/blob/develop/tests/api/core.test.api.ts)',
    '[unit test](https://github.com/strapi/strapi/blob/develop/packages/core/core/src/services/__tests__/cron.test.ts)',
    '```md\n[x](https://github.com/strapi/strapi/blob/develop/packages/core/core/src/Strapi.ts)\n```',
  ].join('\n\n');
  expect(await check(codeLinks, page(source))).toEqual([]);
});
