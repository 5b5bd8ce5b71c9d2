import { test } from 'vitest'
import type { Deps } from '../deps.ts'
import { rememberingFiles } from './rememberingFiles.ts'
import { testServer } from './testServer.ts'

/**
 * Tests of the server. A fixture is created for a test that names it as an argument, in the order of this
 * list. The fixtures files of the modules add their own; they replace `deps` to choose other adapters.
 */
export const it = test
  .extend('remembered', () => rememberingFiles())
  .extend('deps', (): Partial<Deps> => ({}))
  .extend('server', ({ deps }) => testServer({ deps }))
  /** The paths of the remembered files, in the order of `put`. */
  .extend('kept', ({ remembered }) => remembered.kept)
