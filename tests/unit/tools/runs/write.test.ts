import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/markdown/pages';
import {compare} from '../../../../tools/runs/compare';
import type {Outcome} from '../../../../tools/runs/host/main.mjs';
import {readSteps} from '../../../../tools/runs/steps';
import {writeResults} from '../../../../tools/runs/write';

const page = `---
title: Page
---

- In a list:

  \`\`\`ts run throws="Error: old"
  throw new Error('new');
  \`\`\`

  \`\`\`text result
  \`\`\`

<!-- rows: articles id -->
| Row |
| --- |
| 99 |

\`\`\`http run
GET /api/articles

HTTP/1.1 200 OK
\`\`\`
`;

test('the blocks of a page are filled in, where they are', () => {
  const {run} = readSteps(parsePage('docs/docs/page.md', page));
  const outcomes: Outcome[] = [
    {printed: 'one\ntwo', error: {name: 'Error', message: 'new', stack: ''}},
    {printed: '', rows: [[11], [12]]},
    {printed: '', response: {status: 404, statusText: 'Not Found', headers: {}, body: ''}},
  ];
  const mismatches = run.steps.flatMap(({expectations}, index) =>
    expectations.flatMap((expectation) => compare(expectation, outcomes[index]!) ?? []),
  );
  expect(writeResults(page, mismatches)).toBe(
    page
      .replace('Error: old', 'Error: new')
      .replace('result\n', 'result\n  one\n  two\n')
      .replace('| 99 |', '| 11 |\n| 12 |')
      .replace('200 OK', '404 Not Found'),
  );
});
