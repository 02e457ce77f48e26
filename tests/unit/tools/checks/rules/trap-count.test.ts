import {expect, test} from 'vitest';
import {trapCount} from '../../../../../tools/checks/rules/trap-count';
import {check, page} from '../support';

const traps = (count: number) =>
  `## Traps\n\n${Array.from({length: count}, (_, index) => `### Trap ${index + 1}\n\nText.\n`).join('\n')}`;

test('five traps pass', async () => {
  expect(await check(trapCount, page(`${traps(5)}\n## Tests\n\n### One\n\n### Two\n`))).toEqual([]);
});

test('the sixth does not', async () => {
  expect(await check(trapCount, page(traps(7)))).toEqual([
    'docs/docs/page.md:23 The page has 7 traps, 5 at most: keep the most damaging, move the others to an operations page or drop them.',
  ]);
});
