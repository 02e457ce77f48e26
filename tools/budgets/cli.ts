import path from 'node:path';
import {explain, projectDir, runMain} from '../process.mjs';
import {type BudgetName, budgets, exceptions} from './budgets';
import {checkCosts, checkExceptions, formatCost, formatFinding} from './check';
import {openBuild} from './read';

/** Checks every page of the production build against the budgets that its HTML tells about. */
void runMain(async () => {
  const {routes, readCosts} = explain(() => openBuild(path.join(projectDir, 'build')));
  const costs = routes.map((route) => ({route, cost: readCosts(route)}));
  const findings = [
    ...costs.flatMap(({route, cost}) => checkCosts(route, cost)),
    ...checkExceptions(routes),
  ];
  const lines = findings.map(formatFinding);
  for (const name of Object.keys(costs[0]!.cost) as BudgetName[]) {
    const largest = costs.toSorted((a, b) => b.cost[name]! - a.cost[name]!)[0]!;
    const {unit, limit} = budgets[name];
    const most = formatCost(largest.cost[name]!, unit);
    lines.push(`${name}: at most ${most} (${largest.route}), limit ${formatCost(limit, unit)}`);
  }
  lines.push(
    `${routes.length} pages, ${exceptions.length} exceptions, ${findings.length} findings`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return findings.length > 0 ? 1 : 0;
});
