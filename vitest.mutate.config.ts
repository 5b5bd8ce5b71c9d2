import type { RunnerTestCase } from 'vitest'
import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'
import { PLACES } from './tests/env/places.ts'

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

export default defineConfig({
  test: {
    // Modules shared by tests are loaded once per mutant and not once per test file.
    isolate: false,
    maxWorkers: 1,
    reporters: ['default', new LoadFailures()],
    restoreMocks: true,
    unstubGlobals: true,
    ...(group && PLACES[group.place]),
    include: group?.tests ?? [],
  },
})
