import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import './env/browserGaps.ts'
import './env/delays/lateAnswers.ts'
import './env/fewStyles.ts'
import './env/noOwnerStacks.ts'
import './env/patientWaits.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import './env/findConnected.ts'
import './env/shortErrors.ts'
import { emptyBrowserStorage } from './env/browserStorage.ts'
import { startListClock } from './env/listClock.ts'
import { dropLongTimers } from './env/longTimers.ts'
import { network, takeUnhandled } from './env/network.ts'
import { endTimers } from './env/pageTimers.ts'
import { PATIENCE_MS } from './env/patience.ts'
import { restoreWindow } from './env/pristine.ts'
import { quietConsole } from './env/quietConsole.ts'

// A worker keeps its window and the modules of the app from file to file. This file runs again for each of
// them and restores what a test may have changed.
quietConsole()

// A journey's answer comes from a real store, and its next screen is compiled meanwhile; on a busy machine
// that takes more than the default second.
configure({ asyncUtilTimeout: PATIENCE_MS })

afterEach(async () => {
  // Before anything that waits, because a failed test may have left its fake clock installed.
  vi.useRealTimers()
  startListClock()
  cleanup()
  dropLongTimers()
  // A dialog that was open would remove its history entry a tick later, in the next test.
  history.replaceState(null, '')
  const requests = takeUnhandled()
  network.resetHandlers()
  network.events.removeAllListeners()
  await emptyBrowserStorage()
  // Requests of a screen while it was being unmounted.
  takeUnhandled()
  if (requests.length > 0) throw new Error(`Nobody answers these requests: ${requests.join(', ')}`)
})

afterAll(() => {
  endTimers()
  restoreWindow()
})
