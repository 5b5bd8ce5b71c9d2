import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'

/** Set by `scripts/mutate.mjs`, like the folder. */
const group = MUTATED_GROUPS.find(({ name }) => name === process.env.MUTATED_GROUP)
const folder = process.env.MUTATION_FOLDER ?? '.cache/stryker'

export default {
  mutate: group?.files ?? [],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The configuration includes only the tests of the group, so Vitest need not find the related ones.
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Longer than Node's start on a busy machine, because a slow start would count as a killed mutant.
  timeoutMS: 20_000,
  // Vite drops the types. Checking them would need an interface that TypeScript 7 no longer has.
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
