import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { OutFrame } from './outFrame.ts'

/**
 * The connection to one peer, whatever carries it: a WebSocket, a SockJS polling session or the fake socket
 * of `mocks/`. `Realtime.accept` takes it and returns the listener for the other direction.
 */
export interface Connection {
  /** The peer's address, for the log of refused peers; absent where there is none. */
  readonly address?: string
  /** Queues a frame; the transport writes once a tick. Does nothing after the connection has closed. */
  send(frame: OutFrame): void
  /** Writes what is queued, then closes. Only the first call has an effect. */
  close(code: CloseCode, reason: string): void
  /** Called once, when the peer has authenticated. Until then a transport may count it as a stranger. */
  identified?(): void
}

/** What a transport tells the session behind a connection. */
export interface ConnectionListener {
  /** Text from the peer: part of a STOMP frame, one frame, or several. */
  receive(chunk: string): void
  /** The connection has closed, whichever side closed it. Called exactly once. */
  closed(): void
}
