import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'

/** `scripts/mutate.mjs` sets it. */
const group = MUTATED_GROUPS.find(({ name }) => name === process.env.MUTATED_GROUP)

/**
 * A mutant that cannot be loaded has no tests, hence none that fails, and would count as one that nobody noticed. Told as an
 * error outside of the tests it counts neither way.
 */
class LoadFailures implements Reporter {
  private vitest?: Vitest

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestModuleEnd(module: TestModule) {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Load failure')
  }
}

export default defineConfig({
  test: {
    include: group?.tests ?? [],
    // Modules that tests share are loaded once for each mutant, not once for each test file.
    isolate: false,
    maxWorkers: 1,
    environment: group?.page ? './tests/env/jsdomFetch.ts' : 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: group?.page ? [] : ['./tests/env/barePage.ts'],
    reporters: ['default', new LoadFailures()],
    restoreMocks: true,
  },
})
