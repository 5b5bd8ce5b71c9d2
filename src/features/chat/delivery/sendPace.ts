import { SENDS_MAX, SENDS_WITHIN_MS } from '#contract/limits.ts'

/** Read marks are SENDs too, so messages leave four of the server's twenty SENDs per ten seconds to them. */
const MESSAGES_MAX = SENDS_MAX - 4

export interface SendPace {
  /** How long to wait before the next message, in ms; 0 means now. */
  waitMs: () => number
  sent: () => void
  /** The server refused for too many SENDs (COMMON429): pauses for a whole window. */
  refused: () => void
}

/** Keeps a burst of messages within the server's limit, so that it need not refuse any. */
export function makeSendPace(now: () => number = Date.now): SendPace {
  let sentAt: number[] = []
  let pausedUntil = -Infinity
  return {
    waitMs() {
      const windowStart = now() - SENDS_WITHIN_MS
      sentAt = sentAt.filter((at) => at > windowStart)
      const oldest = sentAt[sentAt.length - MESSAGES_MAX]
      const untilFree = oldest === undefined ? 0 : oldest + SENDS_WITHIN_MS - now()
      return Math.max(0, untilFree, pausedUntil - now())
    },
    sent() {
      sentAt.push(now())
    },
    refused() {
      pausedUntil = now() + SENDS_WITHIN_MS
    },
  }
}
