/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  disableTypeChecks: false,
  tsconfigFile: 'tsconfig.is-not-rewritten.json',
  tempDirName: '.cache/stryker/sandbox',
  incrementalFile: '.cache/stryker/incremental.json',
  jsonReporter: { fileName: '.cache/stryker/report.json' },
  htmlReporter: { fileName: '.cache/stryker/report.html' },
  reporters: ['clear-text', 'json', 'html'],
  ignorePatterns: ['dist', '.data', 'docs', 'public', 'tests/e2e', 'tests/journeys', 'tests/bench', '.git'],
  mutate: ['src/features/chat/timelineSlice.ts'],
}
