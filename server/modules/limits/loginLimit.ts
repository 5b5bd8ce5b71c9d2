import { LOGIN_FAILURES_PER_HOUR, LOGIN_SLOWED_FROM_FAILURE } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { countEvent, readCounter, secondsUntil, WINDOW_MS, type Counter } from './counters.queries.ts'

const SLOWEST_SECONDS = 30

/**
 * P20. Four failures cost nothing; after the fifth the next try waits 1 s, then 2, 4, 8, 16 and 30 s; after the
 * hundredth it waits for the end of the hour. A success does not wipe the slate: otherwise the owner's own log-ins
 * would hand a guesser a new hundred each time.
 */
export function loginWaitSeconds({ windowStartedAt, count, lastAt }: Counter, now: Date): number {
  if (count >= LOGIN_FAILURES_PER_HOUR) return secondsUntil(windowStartedAt.getTime() + WINDOW_MS, now)
  if (count < LOGIN_SLOWED_FROM_FAILURE) return 0
  const pauseSeconds = Math.min(2 ** (count - LOGIN_SLOWED_FROM_FAILURE), SLOWEST_SECONDS)
  return secondsUntil(lastAt.getTime() + pauseSeconds * 1000, now)
}

/**
 * Refuses a try that comes too soon. Asked before the password is looked at and again after it was found right: of
 * many tries sent at once, only those that a patient caller could have made get a verdict.
 * @throws AppError COMMON429
 */
export async function refuseHastyLogin({ db, now }: Deps, email: string): Promise<void> {
  refuse(loginWaitSeconds(await readCounter(db, keyOf(email), now()), now()))
}

/** Counts a failure, of known and unknown e-mails alike. @throws AppError COMMON429 if it came too soon to be told the verdict. */
export async function countLoginFailure({ db, now }: Deps, email: string): Promise<void> {
  refuse(await countEvent(db, keyOf(email), now(), loginWaitSeconds))
}

const keyOf = (email: string) => `login:${email}`

function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw new AppError('COMMON429', { retryAfterSeconds: waitSeconds })
}
