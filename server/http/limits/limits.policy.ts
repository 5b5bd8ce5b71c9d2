import { LOGIN_FAILURES_PER_HOUR, LOGIN_SLOWED_FROM_FAILURE } from '#contract/limits.ts'

export const WINDOW_MS = 60 * 60 * 1000

/** Events of one kind since the window opened with the first of them. */
export interface Counter {
  windowStartedAt: Date
  count: number
  lastAt: Date
}

/** Seconds until the next event is let through, given what was counted; 0: at once. */
export type LimitRule = (counter: Counter, now: Date) => number

const SLOWEST_SECONDS = 30

/** So many events an hour, then none until the hour is over. */
export const perHour =
  (max: number): LimitRule =>
  ({ windowStartedAt, count }, now) =>
    count < max ? 0 : secondsUntil(windowStartedAt.getTime() + WINDOW_MS, now)

const endOfHour = perHour(LOGIN_FAILURES_PER_HOUR)

/**
 * P20. Four failures cost nothing; after the fifth the next try waits 1 s, then 2, 4, 8, 16 and 30 s; after the
 * hundredth it waits for the end of the hour. A success does not wipe the slate: otherwise the owner's own log-ins
 * would hand a guesser a new hundred each time.
 */
export const loginWaitSeconds: LimitRule = (counter, now) => {
  const { count, lastAt } = counter
  if (count >= LOGIN_FAILURES_PER_HOUR) return endOfHour(counter, now)
  if (count < LOGIN_SLOWED_FROM_FAILURE) return 0
  const pauseSeconds = Math.min(2 ** (count - LOGIN_SLOWED_FROM_FAILURE), SLOWEST_SECONDS)
  return secondsUntil(lastAt.getTime() + pauseSeconds * 1000, now)
}

/** What counts at `now`: nothing once the window has passed. */
export function countedAt(now: Date, counter: Counter | undefined): Counter {
  const isOpen = counter !== undefined && now.getTime() - counter.windowStartedAt.getTime() < WINDOW_MS
  return isOpen ? counter : { windowStartedAt: now, count: 0, lastAt: now }
}

/** Whole seconds, rounded up, as Retry-After wants them; 0 when the instant has come. */
function secondsUntil(instant: number, now: Date): number {
  return Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
}
