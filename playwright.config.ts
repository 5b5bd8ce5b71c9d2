import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/browser/chromium.ts'

/**
 * Runs the Chromium of the machine; nothing is downloaded. Each worker starts one server for its tests
 * (`tests/e2e/harness/test.ts`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/harness/template.ts',
  // One for each of two cores.
  workers: 2,
  fullyParallel: true,
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
    // Recording costs every test time. To look into a failure: `--trace=retain-on-failure`.
    trace: 'off',
    // The same for all tests: Playwright starts another worker, with another server, for other launch options.
    // Camera and microphone are fake and are granted without a question, which the headless build has no window for;
    // `forbidDevices` in tests/e2e/harness/devices.ts refuses them.
    launchOptions: {
      ...CHROMIUM,
      args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
})
