import { LOGIN_FAILURES_PER_HOUR, LOGIN_SLOWED_FROM_FAILURE } from '#contract/limits.ts'

export const WINDOW_MS = 60 * 60 * 1000

/** Events of one kind since the first of them opened the window. */
export interface Counter {
  windowStartedAt: Date
  count: number
  lastAt: Date
}

/** Seconds until the next event is allowed, given the counter; 0 if it is allowed now. */
export type LimitRule = (counter: Counter, now: Date) => number

const SLOWEST_SECONDS = 30

/** Allows `max` events an hour, then none until the hour is over. */
export const perHour =
  (max: number): LimitRule =>
  ({ windowStartedAt, count }, now) =>
    count < max ? 0 : secondsUntil(windowStartedAt.getTime() + WINDOW_MS, now)

const endOfHour = perHour(LOGIN_FAILURES_PER_HOUR)

/**
 * P20. Four failures cost nothing; after the fifth the next try waits 1 s, then 2, 4, 8, 16 and 30 s; after
 * the hundredth it waits for the end of the hour. A success does not reset the count: otherwise each log-in
 * of the owner would give a guesser another hundred tries.
 */
export const loginWaitSeconds: LimitRule = (counter, now) => {
  const { count, lastAt } = counter
  if (count >= LOGIN_FAILURES_PER_HOUR) return endOfHour(counter, now)
  if (count < LOGIN_SLOWED_FROM_FAILURE) return 0
  const pauseSeconds = Math.min(2 ** (count - LOGIN_SLOWED_FROM_FAILURE), SLOWEST_SECONDS)
  return secondsUntil(lastAt.getTime() + pauseSeconds * 1000, now)
}

/** The counter at `now`: zero once the window has passed. */
export function countedAt(now: Date, counter: Counter | undefined): Counter {
  const isOpen = counter !== undefined && now.getTime() - counter.windowStartedAt.getTime() < WINDOW_MS
  return isOpen ? counter : { windowStartedAt: now, count: 0, lastAt: now }
}

/** Whole seconds, rounded up for Retry-After; 0 when the instant has passed. */
function secondsUntil(instant: number, now: Date): number {
  return Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
}
