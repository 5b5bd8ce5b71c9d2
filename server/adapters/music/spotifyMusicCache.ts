import { LRUCache } from 'lru-cache'

export interface Cache<Value> {
  /**
   * The cached value, or the result of `make`. Concurrent callers for one key share a promise; a failure is
   * not cached.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

/** At most `size` values, evicted by least recent use; each lives for `livesMs` after it was requested. */
export function boundedCache<Value>(size: number, livesMs: number, nowMs: () => number): Cache<Value> {
  const kept = new LRUCache<string, Promise<Value>>({
    max: size,
    // the library keeps a value for one more millisecond than it is told
    ttl: livesMs - 1,
    ttlResolution: 0,
    perf: { now: nowMs },
  })
  return {
    get(key, make) {
      const known = kept.get(key)
      if (known !== undefined) return known
      const made = make()
      kept.set(key, made)
      made.catch(() => {
        if (kept.peek(key) === made) kept.delete(key)
      })
      return made
    },
  }
}
