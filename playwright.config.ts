import { defineConfig } from '@playwright/test'
import { CHROMIUM, IN_KOREA } from './tests/browser/chromium.ts'
import { PATIENCE_MS } from './tests/env/patience.ts'

/**
 * Uses the machine's Chromium; nothing is downloaded. Each worker starts one server for its tests
 * (`tests/e2e/harness/test.ts`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/harness/template.ts',
  // More than the two cores: a test waits for frames, timers and answers a fifth of its time.
  workers: 3,
  fullyParallel: true,
  // A test that passes on a retry has found a race.
  retries: 0,
  // Ends a test that hangs. The longest takes half a minute, and on a busy machine a test may take ten times
  // its usual time.
  timeout: 360_000,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  forbidOnly: true,
  use: {
    ...IN_KOREA,
    hasTouch: true,
    isMobile: true,
    actionTimeout: PATIENCE_MS,
    // Recording slows down every test. To examine a failure: `--trace=retain-on-failure`.
    trace: 'off',
    // One set of options for all tests: other options would need another worker with its own server. Camera
    // and microphone are fake and granted without a prompt, which the headless build cannot show.
    // `forbidDevices` in tests/e2e/harness/devices.ts refuses them.
    launchOptions: {
      ...CHROMIUM,
      args: [
        ...CHROMIUM.args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // A page of a test is left before optimized code pays: compiling it took a tenth of the stage's time.
        '--js-flags=--no-turbofan,--no-maglev',
      ],
    },
  },
})
