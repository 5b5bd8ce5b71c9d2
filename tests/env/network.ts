import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/**
 * The network of the app: no answer until a test or a journey adds handlers. A worker keeps it from file to
 * file. sockjs-client captures `WebSocket` when it is loaded, so this must listen before the app is imported.
 */
export const network = setupServer(
  // A SockJS closed before it has requested this still does so a few ticks later, after its test.
  http.get('*/ws/info', () => HttpResponse.error()),
)

const unhandled: string[] = []

network.listen({
  onUnhandledRequest(request) {
    unhandled.push(`${request.method} ${request.url}`)
  },
})

/** Unanswered requests since the last call of this. */
export const takeUnhandled = (): string[] => unhandled.splice(0)
