import {expect, test} from 'vitest';
import {codeMap} from '../../../../../tools/checks/rules/code-map';
import {check, page} from '../support';

test('a code map, whatever its id', async () => {
  expect(await check(codeMap, page('## Code map {#files}\n'))).toEqual([
    'docs/docs/page.md:1 Section "Code map": delete it. The foot of the page lists the code; what no link names goes into the field "checked", and directions into "Change it".',
  ]);
});

test('other headings pass', async () => {
  expect(await check(codeMap, page('## The map of the code\n\nThe code map is gone.\n'))).toEqual(
    [],
  );
});
