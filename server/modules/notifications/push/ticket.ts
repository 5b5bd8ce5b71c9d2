import { PUSH_TICKET_LIVES_SECONDS } from '#contract/limits.ts'
import type { Deps, Digest } from '#server/deps.ts'

/** What a pushed message may be answered with (N9, N10). */
export interface Ticket {
  memberId: number
  sessionId: string
  roomId: number
  /** The newest message of the push. */
  messageId: number
}

/** Separates tickets from the other digests under the server's secret. */
const PURPOSE = 'push-ticket:'

/** The ticket as text: what it says, until when in seconds, and the digest of both. */
export async function signTicket(
  { digest, now }: Pick<Deps, 'digest' | 'now'>,
  { memberId, sessionId, roomId, messageId }: Ticket,
): Promise<string> {
  const expiresAt = Math.floor(now().getTime() / 1000) + PUSH_TICKET_LIVES_SECONDS
  const said = [memberId, sessionId, roomId, messageId, expiresAt].join('.')
  return `${said}.${await digest(PURPOSE + said)}`
}

/** Null: forged, or over. Accepts any text. */
export async function readTicket(
  { digest, now }: Pick<Deps, 'digest' | 'now'>,
  text: string,
): Promise<Ticket | null> {
  const end = text.lastIndexOf('.')
  const [said, signature] = [text.slice(0, end), text.slice(end + 1)]
  if (end === -1 || !(await isSigned(digest, said, signature))) return null
  const [memberId, sessionId, roomId, messageId, expiresAt] = said.split('.')
  if (Number(expiresAt) * 1000 <= now().getTime()) return null
  return {
    memberId: Number(memberId),
    sessionId: sessionId!,
    roomId: Number(roomId),
    messageId: Number(messageId),
  }
}

/** A digest under a secret cannot be guessed bit by bit: both sides are digests of the same length. */
async function isSigned(digest: Digest, said: string, signature: string): Promise<boolean> {
  return (await digest.underEach(PURPOSE + said)).includes(signature)
}
