import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { OutFrame } from './outFrame.ts'

/**
 * The way to one peer, whatever carries it: a WebSocket, a SockJS polling session, the fake socket of `mocks/`.
 * `Realtime.accept` takes it and gives back the other direction.
 */
export interface Connection {
  /** Queues a frame; the transport writes once a tick. Does nothing after the end. */
  send(frame: OutFrame): void
  /** Writes what is queued, then ends. Only the first call counts. */
  close(code: CloseCode, reason: string): void
  /** Called once, when the peer has said who it is. Until then a transport may count it as a stranger. */
  identified?(): void
}

/** What a transport tells the session behind a connection. */
export interface ConnectionListener {
  /** Text from the peer: a part of a STOMP frame, one, or several. */
  receive(chunk: string): void
  /** The peer is gone, whoever ended it. Always called, once. */
  closed(): void
}
