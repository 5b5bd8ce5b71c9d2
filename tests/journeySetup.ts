import { afterEach, beforeEach } from 'vitest'
import { emptyBrowserStorage } from './env/browserStorage.ts'
import { closeServer, openServer } from './renderApp.tsx'

beforeEach(async () => {
  await openServer()
  // The last test's app was still writing its drafts when it was taken away.
  await emptyBrowserStorage()
})
afterEach(closeServer)
