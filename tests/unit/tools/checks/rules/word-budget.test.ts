import {expect, test} from 'vitest';
import {wordBudget} from '../../../../../tools/checks/rules/word-budget';
import {check, frontMatter, page} from '../support';

const words = (count: number) => 'word '.repeat(count).trim();

const budgets = {introduction: 900, concept: 1400, reference: 700, guide: 1400, operations: 900};

for (const [kind, most] of Object.entries(budgets)) {
  test(`${kind}: ${most} words pass, one more does not`, async () => {
    const head = frontMatter({kind});
    expect(await check(wordBudget, page(`${head}${words(most)}\n`))).toEqual([]);
    expect(await check(wordBudget, page(`${head}- ${words(most)}\n- more\n`))).toEqual([
      `docs/docs/page.md:4 The page has ${most + 1} words beside its headings, tables and code, a page of kind "${kind}" ${most} at most: cut 1, or make two pages of it.`,
    ]);
  });
}

test('headings, tables, code blocks and signs do not count; identifiers and labels do', async () => {
  const head = frontMatter({kind: 'reference'});
  const table = `| a |\n| --- |\n| ${words(20)} |`;
  const rest = `## ${words(9)}\n\n${table}\n\n\`\`\`ts\n${words(20)}\n\`\`\`\n\n- – → …\n`;
  const counted = `[two words](/docs), \`one\``;
  expect(await check(wordBudget, page(`${head}${words(697)} ${counted}\n\n${rest}`))).toEqual([]);
  expect(await check(wordBudget, page(`${head}${words(698)} ${counted}\n`))).toHaveLength(1);
});

test('rfc: has no budget; neither have generated pages', async () => {
  expect(await check(wordBudget, page(`${frontMatter({kind: 'rfc'})}${words(9000)}\n`))).toEqual(
    [],
  );
  const generated = page(
    `${frontMatter({kind: 'reference'})}${words(9000)}\n`,
    'exports/types/a.md',
  );
  expect(await check(wordBudget, generated)).toEqual([]);
});
