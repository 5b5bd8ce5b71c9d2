import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import './env/browserGaps.ts'
import { cleanup, configure } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach } from 'vitest'
import { emptyBrowserStorage } from './env/browserStorage.ts'

/** Listens before the app is loaded: sockjs-client keeps the `WebSocket` it finds at load. Journeys add the server to it. */
export const network = setupServer(
  // A SockJS that is closed before it has asked for this asks all the same, a few ticks later: after its test.
  http.get('*/ws/info', () => HttpResponse.error()),
)

// A journey's answer comes from a real store, and its next screen is compiled while it waits: on a busy machine that takes
// more than the usual second.
configure({ asyncUtilTimeout: 10_000 })

const unhandled: string[] = []

network.listen({
  onUnhandledRequest(request) {
    unhandled.push(`${request.method} ${request.url}`)
  },
})

afterEach(async () => {
  cleanup()
  // A dialog that was open would take its history entry away a tick later, in the next test.
  history.replaceState(null, '')
  const requests = unhandled.splice(0)
  network.resetHandlers()
  await emptyBrowserStorage()
  // what a screen asked on its way out, when nobody was there any more
  unhandled.length = 0
  if (requests.length > 0) throw new Error(`Nobody answers these requests: ${requests.join(', ')}`)
})

afterAll(() => network.close())
