/** `atOnce` events at once; afterwards one more each `everySeconds`. */
export interface Bucket {
  readonly atOnce: number
  readonly everySeconds: number
}

/**
 * What a bucket remembers: when it will be full again, in ms on the caller's clock. Undefined: it is full.
 */
export type FullAt = number | undefined

/**
 * Takes one event from a bucket (the generic cell rate algorithm, which is a token bucket that remembers one
 * number). `waitMs` is 0 if it was taken; otherwise nothing is taken and the next event is allowed after
 * `waitMs`. Keep `fullAtMs` in both cases: it is what lets a caller go on after `everySeconds` although the
 * clock was set back.
 */
export function takeOne(
  { atOnce, everySeconds }: Bucket,
  fullAtMs: FullAt,
  nowMs: number,
): { waitMs: number; fullAtMs: number } {
  const everyMs = everySeconds * 1000
  const emptyFor = Math.min(Math.max((fullAtMs ?? nowMs) - nowMs, 0), atOnce * everyMs)
  const waitMs = emptyFor - (atOnce - 1) * everyMs
  return waitMs > 0
    ? { waitMs, fullAtMs: nowMs + emptyFor }
    : { waitMs: 0, fullAtMs: nowMs + emptyFor + everyMs }
}
