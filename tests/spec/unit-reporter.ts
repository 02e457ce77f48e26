import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Reporter, TestModule} from 'vitest/node';
import type {TestRun} from './matrix';

const testsDir = path.join(import.meta.dirname, '..');

/** Where the runs of all unit tests are written, for the matrix of statements and tests. */
const runsFile = path.join(testsDir, '..', 'test-results', 'unit-runs.json');

/** Writes what a whole run of the unit tests has proved; tests/spec/reporter.ts puts it into the matrix. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // The files that the command line asks for are in no public field.
    const isWhole = process.argv.slice(2).every((argument) => argument === 'run');
    if (!isWhole) {
      return;
    }
    const runs = modules.flatMap((module): TestRun[] =>
      [...module.children.allTests()].map((test) => ({
        file: path.relative(testsDir, module.moduleId),
        title: test.name,
        tags: test.tags,
        result: test.result().state === 'passed' ? 'passed' : 'failed',
      })),
    );
    mkdirSync(path.dirname(runsFile), {recursive: true});
    writeFileSync(runsFile, JSON.stringify(runs, undefined, 1));
  }
}
