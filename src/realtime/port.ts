import { Client } from '@stomp/stompjs'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import type { Connection, ConnectionCallbacks, ConnectionEnd, DialOptions } from './connection.ts'

/** How many transports one dial may try in turn, each for `timeoutMs`; `/info` is the first of SockJS. */
const STEPS = 4
const STOMP_PROTOCOLS = ['v12.stomp', 'v11.stomp', 'v10.stomp']

/** Codes of a refused CONNECT that a renewed token may solve (docs/wire.md "Connecting"). */
const TOKEN_CODES = new Set(['COMMON401', 'AUTH_006', 'AUTH_007'])

/**
 * STOMP over a WebSocket; where none opens, over SockJS, without the member noticing (docs/realtime.md
 * "Transports"). The only file that uses the STOMP library; it is loaded at the first dial. One dial gives
 * one connection: the library's own reconnecting is switched off, because only the engine redials.
 */
export function dialSocket(options: DialOptions, callbacks: ConnectionCallbacks): Connection {
  let isClosed = false
  let hasOpened = false
  const silence = setTimeout(() => overSockJs(true), options.timeoutMs)

  let current = talk(openWebSocket, options, {
    ...callbacks,
    ended(how, reason) {
      clearTimeout(silence)
      // offline nothing else opens either, and the library could not be loaded
      if (hasOpened || how !== 'connect' || !navigator.onLine) callbacks.ended(how, reason)
      else overSockJs(false)
    },
  })

  function openWebSocket(): WebSocket {
    const socket = new WebSocket(`${options.url.replace(/^http/, 'ws')}/websocket`, STOMP_PROTOCOLS)
    socket.addEventListener('open', () => {
      hasOpened = true
      clearTimeout(silence)
    })
    // a closing socket drops what is sent anyway, but Chromium complains of it on the member's console
    const send = socket.send.bind(socket)
    socket.send = (data) => {
      if (socket.readyState === WebSocket.OPEN) send(data)
    }
    return socket
  }

  function overSockJs(isSilent: boolean): void {
    current.close()
    import('./sockJs.ts').then(
      ({ openSockJs }) => {
        const open = () => openSockJs(options.url, options.timeoutMs, isSilent)
        if (!isClosed) current = talk(open, options, callbacks)
      },
      () => {
        if (!isClosed) callbacks.ended('connect', 'SockJS could not be loaded')
      },
    )
  }

  return {
    subscribe: (destination) => current.subscribe(destination),
    unsubscribe: (destination) => current.unsubscribe(destination),
    send: (frame) => current.send(frame),
    close() {
      isClosed = true
      clearTimeout(silence)
      current.close()
    },
  }
}

/** Speaks STOMP over a socket that `open` opens. */
function talk(
  open: () => WebSocket,
  { accessToken, timeoutMs, heartbeatMs }: DialOptions,
  callbacks: ConnectionCallbacks,
): Connection {
  let isOpen = false
  let isOver = false
  let receipts = 0
  /**
   * The receipt that each subscription waits for. Leaving a room and returning makes a new subscription,
   * which the old receipt must not confirm.
   */
  const awaited = new Map<string, string>()
  const end = (how: ConnectionEnd, reason: string) => {
    if (isOver) return
    isOver = true
    callbacks.ended(how, reason)
    void client.deactivate()
  }
  const unlessOver = (act: () => void) => {
    if (!isOver) act()
  }

  const client = new Client({
    webSocketFactory: open,
    connectHeaders: { Authorization: `Bearer ${accessToken}` },
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    reconnectDelay: 0,
    connectionTimeout: timeoutMs * STEPS,
    onConnect: () =>
      unlessOver(() => {
        isOpen = true
        callbacks.opened()
      }),
    onStompError: ({ headers }) => {
      const code = headers.message ?? ''
      end(!isOpen && TOKEN_CODES.has(code) ? 'tokenRefused' : 'stomp', code)
    },
    // of a subscription that has just ended: the server did not know yet, and tells it nowhere else
    onUnhandledMessage: ({ headers, body }) =>
      unlessOver(() => callbacks.frame(headers.destination ?? '', body)),
    // closing a dead socket can take a minute, so the connection ends here
    onHeartbeatLost: () => end('socket', 'heart-beat lost'),
    onWebSocketClose: ({ code, reason }) => end(howClosed(code, isOpen), `${code} ${reason}`),
  })
  client.activate()

  return {
    subscribe(destination) {
      unlessOver(() => {
        receipts += 1
        const receipt = `s${receipts}`
        awaited.set(destination, receipt)
        client.watchForReceipt(receipt, () =>
          unlessOver(() => {
            if (awaited.get(destination) === receipt) callbacks.subscribed(destination)
          }),
        )
        client.subscribe(destination, ({ body }) => unlessOver(() => callbacks.frame(destination, body)), {
          // the same id in every client, so that the server can share one frame between them
          // (docs/realtime.md "Why it is fast")
          id: destination,
          receipt,
        })
      })
    },
    unsubscribe: (destination) =>
      unlessOver(() => {
        awaited.delete(destination)
        client.unsubscribe(destination)
      }),
    send: ({ destination, body, contentType }) =>
      unlessOver(() => client.publish({ destination, body, headers: { 'content-type': contentType } })),
    close() {
      isOver = true
      void client.deactivate()
    },
  }
}

function howClosed(code: number, wasOpen: boolean): ConnectionEnd {
  // a log-out on another device may have ended the session: this device's tokens may still be valid
  if (code === CLOSE.tokenExpired || code === CLOSE.sessionsEnded) return 'tokenRefused'
  if (code === CLOSE.tooMany) return 'displaced'
  if (code === CLOSE.restart) return 'restart'
  return wasOpen ? 'socket' : 'connect'
}
