import type { RoomSend } from '#contract/ws/destinations.ts'
import type { Authenticated, Refusal, SocketHandlers, SocketMember } from '../handlers.ts'

export interface FakeHandlers extends SocketHandlers {
  /** Every SEND that was accepted, in order. */
  sent: { member: SocketMember; send: RoomSend; body: string }[]
  tokens: (string | null)[]
  /** The result of `send`; may be slow, refuse or throw. */
  answer: (body: string) => Promise<Refusal | null>
}

/** Accepts `member-<id>` as a token; refuses `expired` and others as docs/wire.md "Connecting" says. */
export function fakeHandlers(expiresAt = new Date('2100-01-01')): FakeHandlers {
  const handlers: FakeHandlers = {
    sent: [],
    tokens: [],
    answer: async () => null,
    async authenticate(token): Promise<Authenticated> {
      handlers.tokens.push(token)
      if (token === null) return { ok: false, code: 'COMMON401' }
      const memberId = /^member-(\d+)$/.exec(token)?.[1]
      if (memberId === undefined) return { ok: false, code: token === 'expired' ? 'AUTH_006' : 'AUTH_007' }
      return { ok: true, member: { memberId: Number(memberId), email: `m${memberId}@hapju.kr` }, expiresAt }
    },
    async send(member, send, body) {
      handlers.sent.push({ member, send, body })
      return handlers.answer(body)
    },
  }
  return handlers
}
