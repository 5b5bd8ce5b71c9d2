/**
 * Why the server closed a socket. The WebSocket close frame and SockJS's `c[code,"reason"]` carry the same
 * number, and both clients pass it to `onclose`. A code outside this list (1006) means that the connection
 * was lost.
 */
export const CLOSE = {
  /** The client sent DISCONNECT. */
  goodbye: 1000,
  /**
   * An ERROR frame with the reason was sent: a refused CONNECT or a STOMP violation. Also: no CONNECT in
   * time, or too many frames.
   */
  violation: 1008,
  /** A WebSocket message exceeded the maximum frame size. */
  tooBig: 1009,
  /** This node is stopping, or has missed events of another node. Reconnect at once. */
  restart: 1012,
  /**
   * The server has no capacity for more sockets, or the client reads more slowly than messages arrive.
   * Reconnect later.
   */
  overload: 1013,
  /** SockJS: a second receiver on a polling session that has one. */
  secondReceiver: 2010,
  /** The access token expired (P19). Reconnect with a fresh token, without telling the member. */
  tokenExpired: 4001,
  /** The member logged out or withdrew (A3, A4). Do not reconnect with this token. */
  sessionsEnded: 4002,
  /** Nothing was received for three heart-beat periods (docs/wire.md "Connecting"). */
  silent: 4003,
  /**
   * The member has opened more than `SOCKETS_PER_MEMBER_MAX` sockets, and this is the oldest. Reconnect only
   * when the member looks at the page again: otherwise forgotten tabs would close each other for ever.
   */
  tooMany: 4004,
} as const

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
