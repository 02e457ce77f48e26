import type {Problem} from '../checks/check';
import {compare, type Mismatch} from './compare';
import type {Compiled} from './compile';
import type {Execution} from './execute';
import type {Outcome} from './host/main.mjs';
import type {PageRun, Step} from './steps';

/** What is wrong on a page, and what could be written instead. */
export type Verdict = {problems: Problem[]; mismatches: Mismatch[]};

/** The line of the page at which an error was thrown; the one of its fence when it is thrown elsewhere. */
function lineOfError(
  {action, line}: Step,
  {stack}: NonNullable<Outcome['error']>,
  modules: ReadonlyMap<string, Compiled>,
): number {
  if (action.kind !== 'module') {
    return line;
  }
  const place = stack
    .split('\n')
    .map((text) => text.split(`${action.name}:`)[1]?.split(':').map(Number.parseFloat))
    .find((found) => found !== undefined);
  const [codeLine = 0, codeColumn = 1] = place ?? [];
  const found = codeLine > 0 && modules.get(action.name)?.lineOf(codeLine, codeColumn - 1);
  return found || line;
}

function problemOfError(
  step: Step,
  error: NonNullable<Outcome['error']>,
  modules: ReadonlyMap<string, Compiled>,
): Problem {
  return {
    file: step.file,
    line: lineOfError(step, error, modules),
    message: `The sample throws ${error.name}: ${error.message} Mend it, or say that it does: throws="${error.name}: …".`,
  };
}

function judgeStep(step: Step, outcome: Outcome, modules: ReadonlyMap<string, Compiled>): Verdict {
  const expectsError = step.expectations.some(({kind}) => kind === 'throws' || kind === 'error');
  if (outcome.error && !expectsError && step.action.kind === 'module') {
    return {problems: [problemOfError(step, outcome.error, modules)], mismatches: []};
  }
  const mismatches = step.expectations.flatMap(
    (expectation) => compare(expectation, outcome) ?? [],
  );
  return {problems: mismatches.map(({problem}) => problem), mismatches};
}

/**
 * Compares what a page says with what its steps have done.
 *
 * @param modules the samples of the page, compiled
 */
export function judge(
  {file, steps}: PageRun,
  {outcomes, stopped, unhandled}: Execution,
  modules: ReadonlyMap<string, Compiled>,
): Verdict {
  const verdict: Verdict = {problems: [], mismatches: []};
  for (const [index, outcome] of outcomes.entries()) {
    const {problems, mismatches} = judgeStep(steps[index]!, outcome, modules);
    verdict.problems.push(...problems);
    verdict.mismatches.push(...mismatches);
  }
  if (stopped) {
    const step = steps[stopped.step] ?? steps[0]!;
    verdict.problems.push({file, line: step.line, message: stopped.reason});
  }
  for (const {name, message} of unhandled) {
    const line = steps.at(-1)?.line ?? 1;
    verdict.problems.push({
      file,
      line,
      message: `An error was thrown in the samples of this page that nobody waits for: ${name}: ${message} Catch it.`,
    });
  }
  return verdict;
}
