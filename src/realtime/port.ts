import { Client } from '@stomp/stompjs'
import SockJS from 'sockjs-client'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import type { Connection, ConnectionCallbacks, ConnectionEnd, DialOptions } from './connection.ts'

/** In this order: where WebSockets are blocked the next one is used, and nobody notices. */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling']

/** Codes of a bad CONNECT that a fresh token may heal (docs/wire.md "Connecting"). */
const TOKEN_CODES = new Set(['COMMON401', 'AUTH_006', 'AUTH_007'])

/**
 * STOMP over SockJS. The only file that knows the two libraries; it is loaded when somebody is signed in. One dial, one
 * connection: the library's own reconnecting is switched off, the engine is the one redialler.
 */
export function dialSockJs(
  { url, accessToken, timeoutMs, heartbeatMs }: DialOptions,
  callbacks: ConnectionCallbacks,
): Connection {
  let isOpen = false
  let isOver = false
  let receipts = 0
  /** The receipt each subscription waits for: leaving a room and coming back is a new subscription, not confirmed by the old receipt. */
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
    // /info and each transport in turn, however silent the network is
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
    // closing a dead line can take a minute: it is over now
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
          // the same id in every client, so that a server may share the frame between them (performance.md)
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
  // a session that was ended by a log-out on another device is no reason to stop: this device's tokens may be good
  if (code === CLOSE.tokenExpired || code === CLOSE.sessionsEnded) return 'tokenRefused'
  return wasOpen ? 'socket' : 'connect'
}
