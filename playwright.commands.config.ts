import { defineConfig } from '@playwright/test'
import { CHROMIUM, IN_KOREA } from './tests/browser/chromium.ts'

/** Started last, they would leave one core idle. */
const LONG = '**/{dev,start}.spec.ts'

/**
 * Runs the npm commands of the README. Each test starts and stops its own processes, on free ports and in its
 * own folder.
 */
export default defineConfig({
  testDir: 'tests/commands',
  outputDir: '.cache/commands',
  globalSetup: './tests/commands/harness/freshBuild.ts',
  // Two files at a time. Tests of one file never overlap, because `dev` and `dev:mock` write to the same
  // dependency cache.
  workers: 2,
  // A test that passes on a retry has found a race.
  retries: 0,
  // Only a hanging test reaches these: a cold start of the server in the tab takes seconds on an idle
  // machine.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: LONG },
  ],
  forbidOnly: true,
  use: {
    ...IN_KOREA,
    launchOptions: CHROMIUM,
  },
})
