import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './browser.mjs';
import {buildFixtures} from './fixtures.mjs';
import {installIfMissing} from './install.mjs';
import {projectDir, runBin, runMain, UserError} from './process.mjs';

/**
 * @typedef {{passed: number, failed: number}} Counts
 * @typedef {{name: string, needs?: string[], run: () => Promise<boolean | Counts>}} Step A step that gives a boolean counts
 *   as one test.
 */

const reportFile = path.join(projectDir, 'test-results', 'report.json');

/**
 * Variables of the build that asks a hosted search service: the stand-in of tests/search/hosted. Its address is the
 * `hostedSearchUrl` of tests/support/site.ts.
 */
const hostedSearch = {
  ALGOLIA_APP_ID: 'STANDIN',
  ALGOLIA_SEARCH_KEY: 'stand-in-search-key',
  ALGOLIA_INDEX: 'contributor',
  ALGOLIA_HOST: `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 3}`,
};

/** The other builds ask none, whatever the environment says. */
const noHostedSearch = Object.fromEntries(Object.keys(hostedSearch).map((name) => [name, '']));

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function buildWithoutWarnings(args, env) {
  let output = '';
  const code = await runBin('@docusaurus/core', ['build', ...args], {
    env,
    onOutput: (text) => (output += text),
  });
  if (code === 0 && output.includes('[WARNING]')) {
    process.stderr.write('\nThe site was built, with warnings. Mend what they name, see above.\n');
    return false;
  }
  return code === 0;
}

/** @returns {Promise<Counts>} */
async function runPlaywright() {
  rmSync(reportFile, {force: true});
  const code = await runBin('@playwright/test', ['test', ...process.argv.slice(3)]);
  try {
    const {stats, errors} = JSON.parse(readFileSync(reportFile, 'utf8'));
    const passed = stats.expected + stats.flaky;
    // The matrix of the specification can fail a run all of whose tests passed.
    const failed = Math.max(stats.unexpected + errors.length, Number(code !== 0));
    // A run that executed nothing has proved nothing.
    return {passed, failed: passed + failed === 0 ? 1 : failed};
  } catch {
    process.stderr.write('\nThe browser tests ended without a report, see above.\n');
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

/** A check of the content, run as `npm run` runs it. @param {string} name @param {string[]} args @returns {Step} */
function contentStep(name, ...args) {
  return {name, needs: ['Install'], run: async () => (await runBin('jiti', args)) === 0};
}

/** @type {Step[]} */
const checkSteps = [
  {
    name: 'Format',
    needs: ['Install'],
    run: async () => (await runBin('prettier', ['--check', '.'])) === 0,
  },
  {
    name: 'Lint',
    needs: ['Install'],
    run: async () => (await runBin('oxlint', ['--deny-warnings'])) === 0,
  },
  {
    name: 'Types',
    needs: ['Install'],
    run: async () => (await runBin('typescript', ['--project', '.'])) === 0,
  },
  contentStep('Content rules', 'tools/content-rules/cli.ts'),
  contentStep('Exports', 'tools/exports/cli.ts', '--check'),
  contentStep('Code references', 'tools/references/cli.ts', '--check'),
  contentStep('Samples', 'tools/samples/cli.ts'),
  contentStep('Compared tables', 'tools/tables/cli.ts'),
];

/** @type {Step[]} */
const e2eSteps = [
  {
    name: 'Browser',
    needs: ['Install'],
    run: async () => {
      process.env.CHROMIUM_PATH = await ensureChromium();
      return true;
    },
  },
  {name: 'Build', needs: ['Install'], run: () => buildWithoutWarnings([], noHostedSearch)},
  {
    name: 'Build under a base path',
    needs: ['Install'],
    run: () =>
      buildWithoutWarnings(['--out-dir', 'build-base-path'], {
        ...noHostedSearch,
        BASE_URL: '/contributor/',
      }),
  },
  {
    name: 'Build with hosted search',
    needs: ['Install'],
    run: () => buildWithoutWarnings(['--out-dir', 'build-hosted'], hostedSearch),
  },
  {name: 'Fixture sites', needs: ['Install'], run: buildFixtures},
  {
    name: 'Tests',
    needs: [
      'Browser',
      'Build',
      'Build under a base path',
      'Build with hosted search',
      'Fixture sites',
    ],
    run: runPlaywright,
  },
];

/** @type {Record<string, Step[]>} */
const suites = {
  all: [...installSteps, ...checkSteps, ...e2eSteps],
  check: [...installSteps, ...checkSteps],
  e2e: [...installSteps, ...e2eSteps],
};

/** @param {Step} step @returns {Promise<Counts>} */
async function runStep({name, run}) {
  process.stdout.write(`\n── ${name}\n`);
  try {
    const result = await run();
    return typeof result === 'boolean' ? {passed: Number(result), failed: Number(!result)} : result;
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    return {passed: 0, failed: 1};
  }
}

await runMain(async () => {
  const suite = process.argv[2] ?? 'all';
  const steps = suites[suite];
  if (!steps) {
    throw new UserError(
      `There is no suite "${suite}". The suites are: ${Object.keys(suites).join(', ')}.`,
    );
  }
  const summary = [];
  const failedSteps = new Set();
  const total = {passed: 0, failed: 0};
  for (const step of steps) {
    const unmet = step.needs?.find((need) => failedSteps.has(need));
    if (unmet) {
      failedSteps.add(step.name);
      total.failed += 1;
      summary.push(`✗ ${step.name}: not run, because "${unmet}" failed`);
      continue;
    }
    const begin = performance.now();
    const {passed, failed} = await runStep(step);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      failedSteps.add(step.name);
    }
    summary.push(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${seconds} s`);
  }
  process.stdout.write(
    `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`,
  );
  return total.failed > 0 ? 1 : 0;
});
