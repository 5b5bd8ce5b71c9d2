import type { ErrorCode } from '#contract/errors.ts'
import type { RoomSend } from '#contract/ws/destinations.ts'

/** The member behind a connected session. `email` is the STOMP user name (docs/wire.md "Connecting"). */
export interface SocketMember {
  memberId: number
  email: string
  /** A pseudonym of the peer's address, for the log. Absent: the address is unknown. */
  addressHash?: string
}

export type Authenticated =
  | { ok: true; member: SocketMember; expiresAt: Date }
  | { ok: false; code: ErrorCode }

/** A SEND that was dropped; reported on WS4 if the session has subscribed to it. */
export interface Refusal {
  code: ErrorCode
  clientMessageId: string | null
}

/**
 * What the socket layer needs from the rest of the server: `send` from the chat module, `authenticate` from
 * the auth module.
 */
export interface SocketHandlers {
  /**
   * `token`: the CONNECT header's value without `Bearer `; null when the header is missing. `address`: the
   * peer's, if it is known. Never throws.
   */
  authenticate(token: string | null, address?: string): Promise<Authenticated>
  /**
   * Stores and publishes; resolves after the commit. Null: accepted. Throws only unexpected errors, which the
   * session reports as COMMON500.
   */
  send(member: SocketMember, send: RoomSend, body: string): Promise<Refusal | null>
}
