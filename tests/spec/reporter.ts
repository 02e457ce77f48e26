import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FullConfig, FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {makeMatrix, printMatrix, type TestRun, writeMatrix} from './matrix';

const testsDir = path.join(__dirname, '..');
const resultsDir = path.join(testsDir, '..', 'test-results');
const reportFile = path.join(resultsDir, 'specification.md');

/** Written by tests/spec/unit-reporter.ts. */
const unitRunsFile = path.join(resultsDir, 'unit-runs.json');

const SLOWEST = 10;

/** Returns what the last whole run of the unit tests has proved; nothing when there was none. */
function readUnitRuns(): TestRun[] {
  try {
    return JSON.parse(readFileSync(unitRunsFile, 'utf8')) as TestRun[];
  } catch {
    process.stderr.write('There was no run of the unit tests: their statements have no proof.\n');
    return [];
  }
}

/** A run of some tests says nothing about the others. */
function isWholeRun(config: FullConfig): boolean {
  const [, , command, ...rest] = process.argv;
  return command === 'test' && rest.length === 0 && config.shard === null;
}

function durationOf(test: TestCase): number {
  return test.results.reduce((sum, {duration}) => sum + duration, 0);
}

function resultOf(test: TestCase): TestRun['result'] {
  const outcome = test.outcome();
  if (outcome === 'flaky') {
    return 'flaky';
  }
  return outcome === 'expected' ? 'passed' : 'failed';
}

/**
 * After a run of all tests: prints the matrix of statements and tests, writes it to test-results/specification.md, and fails the run when a
 * statement has no test or a test names an unknown one. Prints the slowest tests.
 */
export default class SpecReporter implements Reporter {
  private config!: FullConfig;

  private suite!: Suite;

  onBegin(config: FullConfig, suite: Suite): void {
    this.config = config;
    this.suite = suite;
  }

  async onEnd({status}: FullResult): Promise<{status?: FullResult['status']}> {
    if (!isWholeRun(this.config) || status === 'interrupted') {
      return {};
    }
    const tests = this.suite.allTests();
    const matrix = makeMatrix([
      ...readUnitRuns(),
      ...tests.map((test) => ({
        file: path.relative(testsDir, test.location.file),
        title: test.title,
        tags: test.tags,
        result: resultOf(test),
      })),
    ]);
    writeFileSync(reportFile, writeMatrix(matrix));
    process.stdout.write(`\n${printMatrix(matrix)}\n`);

    const slowest = tests.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, SLOWEST);
    process.stdout.write('\nThe slowest tests:\n');
    for (const test of slowest) {
      const file = path.relative(testsDir, test.location.file);
      process.stdout.write(`${(durationOf(test) / 1000).toFixed(1)} s  ${file}: ${test.title}\n`);
    }

    if (matrix.problems.length === 0) {
      return {};
    }
    process.stderr.write(`\n${matrix.problems.join('\n')}\n`);
    return {status: 'failed'};
  }

  printsToStdio(): boolean {
    return false;
  }
}
