import type { RunnerTestCase } from 'vitest'
import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'

/** Set by `scripts/mutate.mjs`. */
const group = MUTATED_GROUPS.find(({ name }) => name === process.env.MUTATED_GROUP)

/**
 * If a mutant prevents a test file from loading, the file has no tests, so none fails and the mutant would
 * count as survived. This reporter gives such a file one failed test.
 */
class LoadFailures implements Reporter {
  private vitest?: Vitest

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    const file = this.vitest?.state.getFiles().find(({ filepath }) => filepath === moduleId)
    if (!file || file.result?.state !== 'fail' || file.tasks.length > 0) return
    const { errors } = file.result
    file.tasks.push({
      type: 'test',
      id: `${file.id}_load`,
      name: 'is loaded',
      fullName: 'is loaded',
      fullTestName: 'is loaded',
      mode: 'run',
      file,
      meta: {},
      context: {} as RunnerTestCase['context'],
      timeout: 0,
      annotations: [],
      artifacts: [],
      result: { state: 'fail', errors },
    })
  }
}

const inNode = (include: string[]) => ({
  include,
  environment: 'node',
  setupFiles: ['./tests/env/barePage.ts', './tests/serverSetup.ts'],
})
const inJsdom = (include: string[]) => ({
  include,
  environment: './tests/env/jsdomFetch.ts',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['./tests/setup.ts'],
})

const testsOf = (hasPage: boolean) =>
  MUTATED_GROUPS.filter(({ page = false }) => page === hasPage).flatMap(({ tests }) => tests)

/** Without a group the tests of all run, which is how `npm test` finds those that fail without a mutant. */
const tests = group
  ? (group.page ? inJsdom : inNode)(group.tests)
  : {
      // A busy machine may take ten times as long; a mutant that hangs ends after the default of 5 s.
      testTimeout: 60_000,
      projects: [
        { extends: true as const, test: { name: 'without a document', ...inNode(testsOf(false)) } },
        { extends: true as const, test: { name: 'with a document', ...inJsdom(testsOf(true)) } },
      ],
    }

export default defineConfig({
  test: {
    // Modules shared by tests are loaded once per mutant and not once per test file.
    isolate: false,
    maxWorkers: 1,
    reporters: ['default', new LoadFailures()],
    restoreMocks: true,
    unstubGlobals: true,
    ...tests,
  },
})
