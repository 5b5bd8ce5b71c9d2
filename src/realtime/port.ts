import { Client } from '@stomp/stompjs'
import SockJS from 'sockjs-client'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import type { Connection, ConnectionCallbacks, ConnectionEnd, DialOptions } from './connection.ts'

/**
 * Tried in this order: where WebSockets are blocked, the next transport is used without the member noticing.
 */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling']

/** Codes of a refused CONNECT that a renewed token may solve (docs/wire.md "Connecting"). */
const TOKEN_CODES = new Set(['COMMON401', 'AUTH_006', 'AUTH_007'])

/**
 * STOMP over SockJS. The only file that uses the two libraries; it is loaded at the first dial. One dial
 * gives one connection: the library's own reconnecting is switched off, because only the engine redials.
 */
export function dialSockJs(
  { url, accessToken, timeoutMs, heartbeatMs }: DialOptions,
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
    webSocketFactory: () => new SockJS(url, null, { transports: TRANSPORTS, timeout: timeoutMs }),
    connectHeaders: { Authorization: `Bearer ${accessToken}` },
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    reconnectDelay: 0,
    // long enough for /info and every transport in turn on a silent network
    connectionTimeout: timeoutMs * (1 + TRANSPORTS.length),
    onConnect: () =>
      unlessOver(() => {
        isOpen = true
        callbacks.opened()
      }),
    onStompError: ({ headers }) => {
      const code = headers.message ?? ''
      end(!isOpen && TOKEN_CODES.has(code) ? 'tokenRefused' : 'stomp', code)
    },
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
  return wasOpen ? 'socket' : 'connect'
}
