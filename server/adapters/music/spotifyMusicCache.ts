export interface Cache<Value> {
  /** The kept value, or what `make` gives. Whoever asks meanwhile for the same waits for the same; a failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/** At most `size` values, the one unused for longest goes first; each for `livesMs` after it was asked for. */
export function boundedCache<Value>(size: number, livesMs: number, nowMs: () => number): Cache<Value> {
  const kept = new Map<string, Kept<Value>>()
  return {
    get(key, make) {
      const known = kept.get(key)
      kept.delete(key)
      const entry =
        known !== undefined && nowMs() < known.until ? known : { value: make(), until: nowMs() + livesMs }
      kept.set(key, entry)
      const oldest = kept.keys().next()
      if (kept.size > size && !oldest.done) kept.delete(oldest.value)
      if (entry !== known)
        entry.value.catch(() => {
          if (kept.get(key) === entry) kept.delete(key)
        })
      return entry.value
    },
  }
}
