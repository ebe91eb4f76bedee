import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/launch/browser';

/** Only the product and its stand-ins are reachable, and the browser makes no requests of its own. */
const quietBrowser = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
];

/** Features that Playwright 1.65 disables (chromiumSwitches.ts): the browser obeys only the last such list. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The address bar's popup is a web page of its own: a full browser would load it for every tab, for half of its CPU time. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const fastBrowser = [
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
  // a page lives for seconds: the optimizing compilers cost more time than their code saves
  '--js-flags=--no-opt --no-maglev',
];

/**
 * Journeys whose steps are the same on a phone run there in `npm run test:long` only: their screens are measured on a phone by
 * accessibility.spec.ts, and main-job.spec.ts goes through the menus, forms and lists of a phone. The same way on a desktop
 * runs in `npm run test:long` only: first-hour.spec.ts buys there, generator.spec.ts and keyboard.spec.ts make designs.
 */
const isLong = process.env['TEST_LONG'] === '1';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The end-to-end tests. `npm test -- web/e2e/payment` runs one file. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One retry in CI: a test that passes only then is counted and named, since it may be a race of the product.
  retries: process.env['CI'] ? 1 : 0,
  // speed is checked by the benchmarks: a busy machine must not fail the tests
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // `TRACE=on npm test -- web/e2e/payment` records every step of failed tests, and takes a third more time
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'on-first-retry',
    // animations take a third of two cores; tests about motion enable it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...quietBrowser, ...fastBrowser] },
  },
  projects: [
    {
      name: 'desktop',
      ...(isLong ? {} : { grepInvert: /@desktop-long/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grep: isLong ? /@phone/ : /@phone(?!-long)/, use: phone },
  ],
});
