import { SENDS_AT_ONCE, SENDS_EVERY_MS } from '#contract/limits.ts'
import { takeOne, type Bucket } from '#contract/tokenBucket.ts'

/** Counts a SEND of the member, whichever socket it came by; false: it is one too many. */
export type CountSend = (memberId: number) => boolean | Promise<boolean>

export const SENDS_OF_MEMBER: Bucket = { atOnce: SENDS_AT_ONCE, everySeconds: SENDS_EVERY_MS / 1000 }

/** Counts in this process, for a node without other limits (tests, the mock worker). */
export function sendCounter(nowMs = () => performance.now()): CountSend {
  const fullAtMs = new Map<number, number>()
  return (memberId) => {
    const taken = takeOne(SENDS_OF_MEMBER, fullAtMs.get(memberId), nowMs())
    fullAtMs.set(memberId, taken.fullAtMs)
    return taken.waitMs === 0
  }
}
