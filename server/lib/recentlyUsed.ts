import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `max` entries, which forgets what was used longest ago. It grows as it fills: the library
 * would allocate all of `max` at once, 2 ms for 10,000 entries, and a test makes a server with six of them.
 */
export function recentlyUsed<Key extends {}, Value extends {}>(max: number): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: max, sizeCalculation: () => 1 })
}
