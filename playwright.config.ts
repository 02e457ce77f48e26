import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {disabledFeatures} from './tests/e2e/support/chromium';
import {siteUrl} from './tests/e2e/support/site';
import {projectDir} from './tests/paths';

const isRoot = process.getuid?.() === 0;

/** Path at which only the server of this checkout answers, in this version. */
const identityPath = `/.e2e-${createHash('sha256')
  .update(projectDir)
  .update(readFileSync(path.join(projectDir, 'tools', 'e2e', 'serve.ts')))
  .digest('hex')
  .slice(0, 16)}`;

/** These tests run in Chromium against finished builds; `npm test` and `npm run e2e` make them first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Beside the reports of the unit tests: Playwright empties its folder.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI is slower than a reader's: what is checked here is what appears, not how fast.
  expect: {timeout: 15_000},
  timeout: 60_000,
  // Further tries tell a flaky test from a broken one: it is named with its first error, and only a broken one fails the run.
  retries: 2,
  workers: 2,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: 'test-results/report.json'}],
    ['./tests/spec/reporter.ts'],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl.href,
    launchOptions: {
      // Set by `npm test` and `npm run e2e`; without it Playwright takes the browser it has downloaded itself.
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox refuses to run as root; its background services would look for hosts of their own.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        '--disable-quic',
        `--disable-features=${disabledFeatures.join()}`,
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import=tsx tools/e2e/serve.ts',
    env: {E2E_IDENTITY: identityPath},
    // A killed run may have left its server behind: it serves the same folders.
    reuseExistingServer: true,
    url: new URL(identityPath, siteUrl).href,
  },
});
