import {defineConfig, devices} from '@playwright/test';

/** A machine may bring its own browser; ours is Debian's. */
export const browser = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '../build/web/browser',
  // One plays while the other waits for a server or a bot.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time has found something.
  retries: 0,
  // A whole match on a machine that is busy with other things takes its time; only what hangs is to be ended.
  timeout: 900_000,
  expect: {timeout: 60_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    locale: 'en-GB',
    launchOptions: browser,
    actionTimeout: 10_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves only costs time here; one file of tests is about movement.
    contextOptions: {reducedMotion: 'reduce'},
  },
});
