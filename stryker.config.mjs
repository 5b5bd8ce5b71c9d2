import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'

/** `scripts/mutate.mjs` sets it, and the folder. */
const group = MUTATED_GROUPS.find(({ name }) => name === process.env.MUTATED_GROUP)
const folder = process.env.MUTATION_FOLDER ?? '.cache/stryker'

export default {
  mutate: group?.files ?? [],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The config includes the tests of the group and no others: Vitest need not find the related ones.
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Above what a start of Node takes on a busy machine, or a slow start would count as a fault that was noticed.
  timeoutMS: 20_000,
  // Vite drops the types; reading them again with TypeScript needs an interface that version 7 no longer has.
  disableTypeChecks: false,
  tsconfigFile: 'tsconfig.not-rewritten.json',
  tempDirName: `${folder}/sandbox`,
  ignorePatterns: [
    'dist',
    '.cache',
    '.data',
    '.git',
    'docs',
    'public',
    'test-results',
    'tests/e2e',
    'tests/journeys',
  ],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `${folder}/report.json` },
  htmlReporter: { fileName: `${folder}/report.html` },
}
