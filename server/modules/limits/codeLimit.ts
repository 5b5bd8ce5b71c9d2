import { CODES_PER_EMAIL_PER_HOUR } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { countEvent, secondsUntil, WINDOW_MS, type Counter } from './counters.queries.ts'

/** P20. Counts a code about to be sent. @throws AppError COMMON429 after 50 in the hour. */
export async function countCode({ db, now }: Deps, email: string): Promise<void> {
  const waitSeconds = await countEvent(db, `code:${email}`, now(), codeWaitSeconds)
  if (waitSeconds > 0) throw new AppError('COMMON429', { retryAfterSeconds: waitSeconds })
}

function codeWaitSeconds({ windowStartedAt, count }: Counter, now: Date): number {
  return count < CODES_PER_EMAIL_PER_HOUR ? 0 : secondsUntil(windowStartedAt.getTime() + WINDOW_MS, now)
}
