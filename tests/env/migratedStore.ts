import type { TestProject } from 'vitest/node'
import { storeDump } from '../../mocks/storeDump.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The dump that a test's PGlite opens from. */
    migratedStore: string
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('migratedStore', await storeDump())
}
