import {defineConfig} from 'vitest/config';

/** Unit tests: neither a browser nor a build. */
export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts'],
    // Threads that keep their modules: loading the compiler, for one, takes longer than most tests.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    // Some start command lines, or read all declarations with TypeDoc, while `npm test` builds the site beside them.
    testTimeout: 180_000,
    // Tags are the statements of the specification, see tests/spec/statements.ts.
    strictTags: false,
    // The second report is for the closing line of `npm test`.
    reporters: [
      'default',
      ['json', {outputFile: 'test-results/unit.json'}],
      './tests/spec/unit-reporter.ts',
    ],
  },
});
