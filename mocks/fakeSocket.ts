import { http, type HttpHandler, HttpResponse, ws, type WebSocketHandler } from 'msw'
import { SOCKET_PATH } from '#contract/ws/destinations.ts'
import type { Realtime } from '#server/realtime/createRealtime.ts'
import { atRoot } from './serverHandlers.ts'

export interface FakeSocket {
  handlers: (HttpHandler | WebSocketHandler)[]
  /**
   * Closes every open socket without a close frame, like a lost network, or with another code. The next
   * connection succeeds.
   */
  drop(code?: number): void
  /** The server ends every open session: SockJS gets the close frame `c[3000,"Go away!"]` first. */
  goAway(code: number, reason: string): void
  /** Drops all sockets and refuses new ones until `unblock`. */
  block(): void
  unblock(): void
  /** Closes WebSockets that are not SockJS's before they open, so that the app turns to SockJS. */
  refusesRaw: boolean
  /**
   * The number of open sessions, which have received CONNECTED. A socket that closes earlier is a failed
   * connection.
   */
  readonly open: number
}

/** The server's side of an open socket. */
interface Line {
  drop: (code: number) => void
  goAway: (code: number, reason: string) => void
}

/** Shared by all servers, because each link listens to a channel that MSW never closes. */
const link = ws.link(new RegExp(`${SOCKET_PATH}/([^/.]+/[^/.]+/)?websocket$`))
const isRaw = (url: URL) => url.pathname === `${SOCKET_PATH}/websocket`

/** The code that `onclose` gets for a lost connection. */
const LINE_LOST = 1006

/**
 * Serves `/ws` without a network: the server's realtime engine behind intercepted WebSockets, bare or in
 * SockJS framing. The polling transports do not exist here; they are tested against a listening server.
 */
export function makeFakeSocket(realtime: Realtime): FakeSocket {
  const lines = new Set<Line>()
  const connected = new Set<Line>()
  let blocked = false

  let refusesRaw = false

  const accept = link.addEventListener('connection', ({ client }) => {
    const raw = isRaw(client.url)
    if (blocked || (raw && refusesRaw)) {
      client.close(LINE_LOST)
      return
    }
    const line: Line = {
      drop: (code) => client.close(code),
      goAway(code, reason) {
        if (!raw) client.send(`c${JSON.stringify([code, reason])}`)
        // Closing in the same tick would lose the frames before it.
        setTimeout(() => client.close(raw ? code : 1000, reason))
      },
    }
    lines.add(line)
    if (!raw) client.send('o')
    const listener = realtime.accept({
      send(frame) {
        if (frame.text.startsWith('CONNECTED')) connected.add(line)
        client.send(raw ? frame.text : `a[${frame.literal}]`)
      },
      close: line.goAway,
    })
    client.addEventListener('message', ({ data }) => {
      // SockJS clients send text only: a JSON list of strings.
      const texts = raw ? [data as string] : (JSON.parse(data as string) as string[])
      for (const text of texts) listener.receive(text)
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
    get refusesRaw() {
      return refusesRaw
    },
    set refusesRaw(refused) {
      refusesRaw = refused
    },
    get open() {
      return connected.size
    },
  }
}
