/**
 * Why the server ended a socket. The same number travels in the WebSocket close frame and in SockJS's `c[code,"reason"]`;
 * both clients hand it to `onclose`. Without a code of this list (1006) the line was lost.
 */
export const CLOSE = {
  /** The client said DISCONNECT. */
  goodbye: 1000,
  /** The SockJS envelope could not be read. */
  brokenFraming: 1002,
  /** An ERROR frame has been sent and says why: bad CONNECT, or a violation of STOMP. Also: no CONNECT in time, a flood of frames. */
  violation: 1008,
  /** One WebSocket message was longer than a frame may be. */
  tooBig: 1009,
  /** This node stops, or has missed events of another node. Dial again. */
  restart: 1012,
  /** No room for more sockets, or the client reads more slowly than its rooms talk. Dial again later. */
  overload: 1013,
  /** SockJS: a second receiver for a polling session that still has one. */
  secondReceiver: 2010,
  /** The access token ran out (decision P19). Dial again with a fresh one; nothing to show. */
  tokenExpired: 4001,
  /** The member logged out or withdrew (A3, A4). Do not dial again with this token. */
  sessionsEnded: 4002,
  /** Nothing was heard for three heart-beat periods (docs/wire.md "Connecting"). */
  silent: 4003,
} as const

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
