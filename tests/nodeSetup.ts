import { afterEach, vi } from 'vitest'
import './env/patientWaits.ts'
import { quietConsole } from './env/quietConsole.ts'

// A worker keeps its modules and its store from file to file. This file runs again for each of them.
quietConsole()

afterEach(() => {
  // A failed test may have left its fake clock installed.
  vi.useRealTimers()
  vi.restoreAllMocks()
})
