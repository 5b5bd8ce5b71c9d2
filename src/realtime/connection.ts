import type { OutgoingFrame } from './channel.ts'

/** How a connection, or the attempt at one, ended. */
export type ConnectionEnd =
  /** Bad CONNECT for its token, or the token ran out while connected (P19). */
  | 'tokenRefused'
  /** Any other ERROR frame. */
  | 'stomp'
  /** It was open and broke. */
  | 'socket'
  /** It never opened. */
  | 'connect'

/** `ended` comes once and last. After `close` nothing comes any more. */
export interface ConnectionCallbacks {
  opened: () => void
  ended: (end: ConnectionEnd, reason: string) => void
  frame: (destination: string, body: string) => void
  /** The server has confirmed the SUBSCRIBE. */
  subscribed: (destination: string) => void
}

export interface Connection {
  subscribe: (destination: string) => void
  unsubscribe: (destination: string) => void
  send: (frame: OutgoingFrame) => void
  close: () => void
}

export interface DialOptions {
  url: string
  accessToken: string
  /** For one transport to open; the next one is tried after it. */
  timeoutMs: number
  heartbeatMs: number
}

/** Opens one connection. The port is the real one, `fakeConnection` the one of tests. */
export type Dial = (options: DialOptions, callbacks: ConnectionCallbacks) => Connection
