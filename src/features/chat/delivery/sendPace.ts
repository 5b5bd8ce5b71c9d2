import { SENDS_AT_ONCE, SENDS_EVERY_MS } from '#contract/limits.ts'
import { type Bucket, type FullAt, takeOne } from '#contract/tokenBucket.ts'

/**
 * Read marks are SENDs too, and other devices of the member share the limit: messages leave four of the burst
 * and a fifth of the rate to them.
 */
const MESSAGES: Bucket = { atOnce: SENDS_AT_ONCE - 4, everySeconds: (SENDS_EVERY_MS / 1000) * 1.25 }
const PAUSE_MS = 2_000

export interface SendPace {
  /** How long to wait before the next message, in ms; 0 means now. */
  waitMs: () => number
  sent: () => void
  /** The server refused for too many SENDs (COMMON429): pauses for 2 s, then goes on without a burst. */
  refused: () => void
}

/** Keeps a burst of messages within the server's limit, so that it need not refuse any. */
export function makeSendPace(now: () => number = Date.now): SendPace {
  let fullAtMs: FullAt
  let pausedUntil = -Infinity
  return {
    waitMs: () => Math.max(0, takeOne(MESSAGES, fullAtMs, now()).waitMs, pausedUntil - now()),
    sent() {
      fullAtMs = takeOne(MESSAGES, fullAtMs, now()).fullAtMs
    },
    refused() {
      pausedUntil = now() + PAUSE_MS
      fullAtMs = pausedUntil + (MESSAGES.atOnce - 1) * MESSAGES.everySeconds * 1000
    },
  }
}
