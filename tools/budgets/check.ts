import {type Budget, type BudgetName, budgets, type Exception, exceptions} from './budgets';
import type {Costs} from './read';

/** A page over a budget, or an exception that nothing needs any more. */
export type Finding = {route: string; budget: BudgetName; message: string};

/** Writes a cost with its unit. */
export function formatCost(value: number, unit: Budget['unit']): string {
  switch (unit) {
    case 'KB':
      return `${(value / 1000).toLocaleString('en', {maximumFractionDigits: 1})} KB`;
    case 'elements':
      return `${value.toLocaleString('en')} elements`;
    case 'shift':
      return value.toFixed(3);
  }
}

/**
 * Compares what a page costs with the budgets, of those costs that are given.
 *
 * @param known exceptions, those of the project when absent
 */
export function checkCosts(
  route: string,
  costs: Costs,
  known: readonly Exception[] = exceptions,
): Finding[] {
  return (Object.keys(costs) as BudgetName[]).flatMap((name) => {
    const {unit, advice, limit: general} = budgets[name];
    const exception = known.find((each) => each.route === route && each.budget === name);
    const value = costs[name]!;
    const limit = exception?.limit ?? general;
    const finding = (message: string) => [{route, budget: name, message}];
    const show = (cost: number) => formatCost(cost, unit);
    if (value > limit) {
      const which = exception ? 'its own limit' : 'the limit';
      return finding(
        `${show(value)}, ${show(value - limit)} over ${which} of ${show(limit)}. ${advice}`,
      );
    }
    if (exception && value <= general) {
      return finding(
        `${show(value)} is within the limit of ${show(general)}: delete its exception in tools/budgets/budgets.ts.`,
      );
    }
    return [];
  });
}

/** Returns a finding for each exception of a page that is not there. */
export function checkExceptions(
  routes: readonly string[],
  known: readonly Exception[] = exceptions,
): Finding[] {
  return known
    .filter(({route}) => !routes.includes(route))
    .map(({route, budget}) => ({
      route,
      budget,
      message: 'there is no such page: delete its exception in tools/budgets/budgets.ts.',
    }));
}

/** Writes a finding as one line. */
export function formatFinding({route, budget, message}: Finding): string {
  return `${route} ${budget} ${message}`;
}
