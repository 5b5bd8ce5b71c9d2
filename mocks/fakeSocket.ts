import { http, type HttpHandler, HttpResponse, ws, type WebSocketHandler } from 'msw'
import { SOCKET_PATH } from '#contract/ws/destinations.ts'
import type { Realtime } from '#server/realtime/createRealtime.ts'
import { atRoot } from './serverHandlers.ts'

export interface FakeSocket {
  handlers: (HttpHandler | WebSocketHandler)[]
  /** Breaks every open socket without a goodbye, as a tunnel does, or with another code. The next dial gets through. */
  drop(code?: number): void
  /** Ends every open session in SockJS's words, `c[3000,"Go away!"]`, and then its socket. */
  goAway(code: number, reason: string): void
  /** Drops, and lets nobody through until `unblock`. */
  block(): void
  unblock(): void
  /** How many sessions are open: the server has said CONNECTED. A line that breaks before that is a dial that failed. */
  readonly open: number
}

/** One open socket, seen from where the server stands. */
interface Line {
  drop: (code: number) => void
  goAway: (code: number, reason: string) => void
}

/** One for all servers: each link listens to a channel that MSW never closes. */
const link = ws.link(new RegExp(`${SOCKET_PATH}/[^/.]+/[^/.]+/websocket$`))

/** What `onclose` is told when a line is lost. */
const LINE_LOST = 1006

/**
 * `/ws` of the server without a wire: the realtime engine of the server behind intercepted WebSockets, in SockJS's
 * framing. Of its transports only the WebSocket one is here; the polling ones are tested against a listening server.
 */
export function makeFakeSocket(realtime: Realtime): FakeSocket {
  const lines = new Set<Line>()
  const connected = new Set<Line>()
  let blocked = false

  const accept = link.addEventListener('connection', ({ client }) => {
    const line: Line = {
      drop: (code) => client.close(code),
      goAway(code, reason) {
        client.send(`c${JSON.stringify([code, reason])}`)
        // Closing in the same tick would lose the frames before it.
        setTimeout(() => client.close(1000, reason))
      },
    }
    lines.add(line)
    client.send('o')
    const listener = realtime.accept({
      send(frame) {
        if (frame.text.startsWith('CONNECTED')) connected.add(line)
        client.send(`a[${frame.literal}]`)
      },
      close: line.goAway,
    })
    client.addEventListener('message', ({ data }) => {
      // SockJS clients send text only: a JSON list of strings.
      for (const chunk of JSON.parse(data as string) as string[]) listener.receive(chunk)
    })
    client.addEventListener('close', () => {
      lines.delete(line)
      connected.delete(line)
      listener.closed()
    })
  })

  const info = http.get(atRoot(`${SOCKET_PATH}/info`), () =>
    blocked
      ? HttpResponse.error()
      : HttpResponse.json({ websocket: true, origins: ['*:*'], cookie_needed: false, entropy: 1 }),
  )
  const polling = http.all(atRoot(`${SOCKET_PATH}/`), () => HttpResponse.error())

  const drop = (code = LINE_LOST) => [...lines].forEach((line) => line.drop(code))
  return {
    handlers: [accept, info, polling],
    drop,
    goAway: (code, reason) => [...lines].forEach((line) => line.goAway(code, reason)),
    block() {
      blocked = true
      drop()
    },
    unblock() {
      blocked = false
    },
    get open() {
      return connected.size
    },
  }
}
