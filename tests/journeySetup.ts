import { afterEach, beforeEach } from 'vitest'
import { emptyBrowserStorage } from './env/browserStorage.ts'
import { takeUnhandled } from './env/network.ts'
import { allowConsole, ignoreConsole } from './env/quietConsole.ts'
import { closeServer, openServer } from './renderApp.tsx'

// React asks for `act` around whatever changes the screen. Here that is the server as well, whose answers come when they come:
// between the end of one `act` and the next one, or while a part of the screen is being fetched.
ignoreConsole(/^An update to .* inside a test was not wrapped in act/, /suspended inside an `act` scope/)

beforeEach(async () => {
  // In an empty store the home screen asks for the first bands there could be, and logs each that is not there. When it is left in
  // the middle of that, it logs the calls that were given up.
  allowConsole('error', ' found no bands ')
  await openServer()
  // The last test's app was still writing its drafts when it was taken away.
  await emptyBrowserStorage()
  // What it asked while there was no server does not belong to this test.
  takeUnhandled()
})
afterEach(closeServer)
