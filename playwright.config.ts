import {defineConfig, devices} from '@playwright/test';
import {basePathUrl, fixtureUrl, hostedUrl, siteUrl} from './tests/e2e/support/site';

const isRoot = process.getuid?.() === 0;

/** Serves a finished build the way `npm run serve` does. */
function serve(directory: string, url: URL, baseUrl = url.pathname) {
  return {
    command: `node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --dir ${directory} --port ${url.port}`,
    env: {BASE_URL: baseUrl},
    url: url.href,
  };
}

/** What Playwright turns off (chromiumSwitches.ts). Chromium takes the last list only, so ours has to repeat it. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Processes that Chromium starts beside that of every page: for popups of the address bar, which nobody sees here, and a
 * spare one. They take a third of the time in which a page opens. Names that a Chromium does not know do nothing.
 */
const processesBesideThePage = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** All tests run in Chromium against the production build; `npm test` and `npm run e2e` make it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A loaded CI machine may starve a browser once; a test that fails twice has found something.
  retries: process.env.CI ? 1 : 0,
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
        `--disable-features=${[...disabledByPlaywright, ...processesBesideThePage].join()}`,
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: [
    serve('build', siteUrl),
    serve('build-base-path', basePathUrl),
    serve('build-hosted', hostedUrl),
    // All fixture sites at once, each under its name.
    serve('build-fixtures', fixtureUrl('flat-footer'), '/'),
  ],
});
