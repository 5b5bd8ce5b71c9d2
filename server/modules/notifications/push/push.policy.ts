import type { NewsKind, NotificationSettings } from '#contract/http/notifications/settings.ts'

/** A member's seat in a room, as far as it decides about pushes. */
export interface Seat {
  mutedAt: Date | null
  mutedUntil: Date | null
  mentionsHeard: boolean
}

export const isMuted = ({ mutedAt, mutedUntil }: Seat, at: Date): boolean =>
  mutedAt !== null && (mutedUntil === null || mutedUntil > at)

/**
 * Whether a message in a room is pushed to a member of it. A message that names the member is told as a
 * message or as a mention, whichever of the two the member wants.
 */
export function isMessagePushed(
  settings: Pick<NotificationSettings, 'MESSAGE' | 'MENTION'>,
  seat: Seat,
  isMention: boolean,
  at: Date,
): boolean {
  const muted = isMuted(seat, at)
  if (!muted && settings.MESSAGE.push) return true
  return isMention && settings.MENTION.push && (!muted || seat.mentionsHeard)
}

/** Null: a kind that cannot be silenced. */
export const isNewsPushed = (settings: NotificationSettings, kind: NewsKind | null): boolean =>
  kind === null || settings[kind].push

const RETRY_FIRST_SECONDS = 5
const RETRY_LAST_SECONDS = 30 * 60

/** How long to wait after so many failed tries: what the service says, else twice as long each time. */
export const waitAfter = (tries: number, retryAfterSeconds: number | null): number =>
  retryAfterSeconds ?? Math.min(RETRY_FIRST_SECONDS * 2 ** tries, RETRY_LAST_SECONDS)

/** Safari's: a push that shows nothing costs the permission there. */
export const isOfApple = (endpoint: string): boolean => new URL(endpoint).hostname.endsWith('.push.apple.com')
