import { takeOne } from '#contract/tokenBucket.ts'
import type { Buckets, KeyedBucket } from '#server/deps.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'

/** About 20 MB. Beyond it the bucket that was used longest ago is forgotten, which means that it is full. */
const REMEMBERED_MAX = 100_000

export interface MemoryBuckets extends Buckets {
  /**
   * Takes over what another counter knows: the milliseconds until each bucket is full, in the order of `of`.
   */
  remember(of: readonly KeyedBucket[], emptyForMs: readonly number[]): void
}

/** Counts in this process; right for one node, and while Redis is away. */
export function memoryBuckets(now: () => Date): MemoryBuckets {
  const fullAtMs = recentlyUsed<string, number>(REMEMBERED_MAX)
  return {
    take(from) {
      const nowMs = now().getTime()
      const taken = from.map(({ key, bucket }) => takeOne(bucket, fullAtMs.get(key), nowMs))
      const waitMs = Math.max(0, ...taken.map((one) => one.waitMs))
      for (const [i, { key }] of from.entries()) {
        const one = taken[i]!
        // Another bucket refused, so nothing is taken from this one.
        if (waitMs === 0 || one.waitMs > 0) fullAtMs.set(key, one.fullAtMs)
      }
      return waitMs
    },
    remember(of, emptyForMs) {
      const nowMs = now().getTime()
      for (const [i, { key }] of of.entries()) fullAtMs.set(key, nowMs + emptyForMs[i]!)
    },
  }
}

/** Counts nothing. */
export const noBuckets: Buckets = { take: () => 0 }
