import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/**
 * What the app finds when it asks: nobody, until a test or a journey adds handlers. A worker has one and keeps it from file to
 * file: sockjs-client takes the `WebSocket` it finds when it is loaded, so this has to listen before the app is imported.
 */
export const network = setupServer(
  // A SockJS that is closed before it has asked for this asks all the same, a few ticks later: after its test.
  http.get('*/ws/info', () => HttpResponse.error()),
)

const unhandled: string[] = []

network.listen({
  onUnhandledRequest(request) {
    unhandled.push(`${request.method} ${request.url}`)
  },
})

/** Requests that nobody answered since the last call of this. */
export const takeUnhandled = (): string[] => unhandled.splice(0)
