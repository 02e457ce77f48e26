import {expect, test} from 'vitest';
import type {Check} from '../../../../../tools/checks/check';
import {
  exceptFirstRound,
  FIRST_ROUND_FILE,
  firstRoundCheck,
} from '../../../../../tools/checks/rules/first-round';
import {writeFiles} from '../../../support/files';
import {makeContext, page} from '../support';

/** Finds something on every page whose text says so. */
const style: Check = {
  name: 'style',
  check: ({selected}) =>
    selected
      .filter(({source}) => source.includes('bad'))
      .map(({file}) => ({file, line: 1, message: 'bad'})),
};

const pages = [page('bad\n', 'docs/a.md'), page('bad\n', 'docs/b.md'), page('good\n', 'docs/c.md')];

function contextWith(list: string) {
  return makeContext(pages, {siteDir: writeFiles('site', {[FIRST_ROUND_FILE]: list})});
}

test('a page of the list is not looked at', async () => {
  const problems = await exceptFirstRound(style).check(contextWith('docs/a.md\n'));
  expect(problems.map(({file}) => file)).toEqual(['docs/b.md']);
});

test('a page that fulfils everything, and one that is gone, leave the list', async () => {
  const context = contextWith('docs/a.md\ndocs/c.md\n\ndocs/gone.md\n');
  expect(await firstRoundCheck([style]).check(context)).toEqual([
    {
      file: FIRST_ROUND_FILE,
      line: 2,
      message: 'docs/c.md fulfils the rules of rewritten pages: delete the line.',
    },
    {file: FIRST_ROUND_FILE, line: 4, message: 'docs/gone.md is no page: delete the line.'},
  ]);
});

test('without a list every page is looked at', async () => {
  const context = makeContext(pages, {siteDir: writeFiles('site', {'docs/a.md': ''})});
  expect(await firstRoundCheck([style]).check(context)).toEqual([]);
  expect(await exceptFirstRound(style).check(context)).toHaveLength(2);
});
