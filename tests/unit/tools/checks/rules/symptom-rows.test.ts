import {expect, test} from 'vitest';
import {SYMPTOMS_FILE} from '../../../../../src/symptoms/rows';
import {symptomRows} from '../../../../../tools/checks/rules/symptom-rows';
import {check, page} from '../support';

const locks = page('## Rows {#rows}', 'docs/docs/locks.md');
const symptoms = (...paragraphs: string[]) => page(paragraphs.join('\n\n'), SYMPTOMS_FILE);
const look = 'Look in [`lock`](code:packages/core/locks.ts#lock) of `core`.';

test('names all that the rows lack at once', async () => {
  const findings = await check(symptomRows, [
    locks,
    symptoms(
      '### It waits',
      `${look} Read [Rows](/docs/locks#rows).`,
      '### It hangs {#hangs}',
      'A lock. It is not released.',
      'Read [Rows](/docs/locks#rows) and [Locks](/docs/locks).',
      '### It fails {#fails}',
      `${'k'.repeat(221)}`,
      `${look} Read [Rows](/docs/locks#gone).`,
      '### It ends {#ends}',
      'A lock.',
      `${look} Read [Rows](/docs/keys#rows).`,
      '### It goes {#goes}',
      'A lock.',
      look,
    ),
  ]);
  expect(findings).toEqual([
    `${SYMPTOMS_FILE}:1 "It waits" has no anchor, so that nobody can link it: write its id, "### It waits {#…}".`,
    `${SYMPTOMS_FILE}:1 "It waits" has a cause of several sentences: say it in one.`,
    `${SYMPTOMS_FILE}:1 "It waits" names no code: add "Look in [\`symbol\`](code:packages/…#symbol)" in a second paragraph.`,
    `${SYMPTOMS_FILE}:1 "It waits" leads to no page: add "Read [section](/route#anchor)".`,
    `${SYMPTOMS_FILE}:5 "It hangs" has a cause of several sentences: say it in one.`,
    `${SYMPTOMS_FILE}:5 "It hangs" names no code: add "Look in [\`symbol\`](code:packages/…#symbol)" in a second paragraph.`,
    `${SYMPTOMS_FILE}:5 "It hangs" leads to 2 pages: keep the one that answers it.`,
    `${SYMPTOMS_FILE}:11 "It fails" has a cause of 221 characters: say it in 220.`,
    `${SYMPTOMS_FILE}:11 "It fails" leads to /docs/locks#gone, which is no heading of docs/docs/locks.md: name the section that answers it.`,
    `${SYMPTOMS_FILE}:17 "It ends" leads to /docs/keys#rows, which is no page of this site: correct it.`,
    `${SYMPTOMS_FILE}:23 "It goes" leads to no page: add "Read [section](/route#anchor)".`,
  ]);
});

test('passes with a whole row, and looks at no other page', async () => {
  const row = ['### It waits {#waits}', 'A lock.', `${look} Read [Rows](/docs/locks#rows).`];
  expect(await check(symptomRows, [locks, symptoms(...row)])).toEqual([]);
  expect(await check(symptomRows, page('### It waits'))).toEqual([]);
});
