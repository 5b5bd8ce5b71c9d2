import { afterEach, beforeEach } from 'vitest'
import { emptyBrowserStorage } from './env/browserStorage.ts'
import { takeUnhandled } from './env/network.ts'
import { allowConsole, ignoreConsole } from './env/quietConsole.ts'
import { closeServer, openServer } from './renderApp.tsx'

// React requires `act` around state changes. Here the server causes some too, and its answers may come
// between two `act` calls or while a part of the screen is loading.
ignoreConsole(/^An update to .* inside a test was not wrapped in act/, /suspended inside an `act` scope/)

beforeEach(async () => {
  // In an empty store the home screen requests the first possible bands and logs each one that does not
  // exist. When it is left meanwhile, it logs the aborted calls.
  allowConsole('error', ' found no bands ')
  await openServer()
  // The previous test's app was still writing its drafts when it was unmounted.
  await emptyBrowserStorage()
  // Requests it made without a server do not belong to this test.
  takeUnhandled()
})
afterEach(closeServer)
