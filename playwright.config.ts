import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/chromium.ts'

/** Chromium of the machine; nothing is downloaded. The server is started by the specs themselves: they also kill it. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/harness/template.ts',
  // One worker: two cores carry one Chromium and one server with its store.
  workers: 1,
  // A test that passes the second time has found a race.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 393, height: 852 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: CHROMIUM,
  },
})
