/**
 * What Playwright turns off. Chromium takes the last list only, so ours has to repeat it;
 * tests/unit/tests/e2e/chromium.test.ts compares it with the installed Playwright.
 */
export const disabledByPlaywright = [
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

/** Features that Chromium is started without. */
export const disabledFeatures = [...disabledByPlaywright, ...processesBesideThePage];
