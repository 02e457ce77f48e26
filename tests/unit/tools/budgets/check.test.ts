import {expect, test} from 'vitest';
import {type BudgetName, budgets, exceptions} from '../../../../tools/budgets/budgets';
import {checkCosts, checkExceptions, formatFinding} from '../../../../tools/budgets/check';

const names = Object.keys(budgets) as BudgetName[];

test.each(names)('a page may cost as much %s as its budget, and no more', (name) => {
  const {limit, advice} = budgets[name];
  expect(checkCosts('/page', {[name]: limit}, [])).toEqual([]);
  const findings = checkCosts('/page', {[name]: limit * 1.5}, []);
  expect(findings).toMatchObject([{route: '/page', budget: name}]);
  expect(findings[0]!.message).toContain(advice);
});

test('a finding names the page, the budget, by how much it is over, and what to do', () => {
  expect(checkCosts('/page', {html: 458_600, elements: 3001}, []).map(formatFinding)).toEqual([
    `/page html 458.6 KB, 158.6 KB over the limit of 300 KB. ${budgets.html.advice}`,
    `/page elements 3,001 elements, 1 elements over the limit of 3,000 elements. ${budgets.elements.advice}`,
  ]);
});

const known = [{route: '/long', budget: 'html', limit: 500_000, reason: 'It is a table.'}] as const;

test('an exception has a limit of its own, for one budget of one page', () => {
  expect(checkCosts('/long', {html: 500_000}, known)).toEqual([]);
  expect(checkCosts('/other', {html: 500_000}, known)).toHaveLength(1);
  expect(checkCosts('/long', {elements: 5000}, known)).toHaveLength(1);
  expect(checkCosts('/long', {html: 500_100}, known)[0]!.message).toContain(
    '0.1 KB over its own limit of 500 KB',
  );
});

test('an exception that nothing needs is a finding', () => {
  expect(checkCosts('/long', {html: 300_000}, known)[0]!.message).toContain('delete its exception');
  expect(checkExceptions(['/long'], known)).toEqual([]);
  expect(checkExceptions(['/other'], known)).toMatchObject([{route: '/long', budget: 'html'}]);
});

test('the exceptions of the project are above the budgets, one for each page and budget', () => {
  for (const {budget, limit} of exceptions) {
    expect(limit).toBeGreaterThan(budgets[budget].limit);
  }
  const keys = exceptions.map(({route, budget}) => `${route} ${budget}`);
  expect(new Set(keys).size).toBe(keys.length);
});
