import type { OutgoingFrame } from './channel.ts'

/** How a connection, or an attempt to connect, ended. */
export type ConnectionEnd =
  /**
   * The server refused the token at CONNECT, or closed the connection because the token expired or its log-in
   * ended (P19).
   */
  | 'tokenRefused'
  /** The member has opened more sockets than the server keeps, and this was the oldest. */
  | 'displaced'
  /** The node is stopping, or has missed events of another node: the client is asked to dial again. */
  | 'restart'
  /** Any other ERROR frame. */
  | 'stomp'
  /** An open connection broke. */
  | 'socket'
  /** The connection never opened. */
  | 'connect'

/** `ended` is called once and last. After `close` nothing is called. */
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
  /** The time for one transport to open; then the next one is tried. */
  timeoutMs: number
  heartbeatMs: number
}

/** Opens one connection. `port.ts` is the real implementation, `fakeConnection` the one for tests. */
export type Dial = (options: DialOptions, callbacks: ConnectionCallbacks) => Connection
