import { afterEach, vi } from 'vitest'
import { quietConsole } from './env/quietConsole.ts'

// A worker keeps its modules and its store from file to file. This file is run again for each of them.
quietConsole()

afterEach(() => {
  // a test that failed may have left its clock standing
  vi.useRealTimers()
  vi.restoreAllMocks()
})
