import { MEDIA_PER_MEMBER_PER_HOUR } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { countEvent, secondsUntil, WINDOW_MS, type Counter } from './counters.queries.ts'

/**
 * Counts a recording, or any file that no profile shows, about to be kept: nothing ever takes it away, and each may have 50 MB.
 * @throws AppError COMMON429 after 30 in the hour
 */
export async function countMedia({ db, now }: Pick<Deps, 'db' | 'now'>, memberId: number): Promise<void> {
  const waitSeconds = await countEvent(db, `media:${memberId}`, now(), mediaWaitSeconds)
  if (waitSeconds > 0) throw new AppError('COMMON429', { retryAfterSeconds: waitSeconds })
}

function mediaWaitSeconds({ windowStartedAt, count }: Counter, now: Date): number {
  return count < MEDIA_PER_MEMBER_PER_HOUR ? 0 : secondsUntil(windowStartedAt.getTime() + WINDOW_MS, now)
}
