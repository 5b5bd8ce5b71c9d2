import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** By itself Vitest gives up after a second. `expect.poll` has its patience from vite.config.ts. */
const patient = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
