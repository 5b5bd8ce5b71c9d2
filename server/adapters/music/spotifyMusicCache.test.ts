import { expect, it } from 'vitest'
import { boundedCache } from './spotifyMusicCache.ts'

/** A cache of size two that records what was made. */
function aCache() {
  let now = 1_000_000
  const made: string[] = []
  const cache = boundedCache<string>(2, 1_000, () => now)
  return {
    made,
    pass: (ms: number) => (now += ms),
    get: (key: string) =>
      cache.get(key, async () => {
        made.push(key)
        return key
      }),
  }
}

it('the cache keeps up to `size` values and evicts the least recently used', async () => {
  const { get, made } = aCache()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('the cache keeps a value for its lifetime, however often it is requested', async () => {
  const { get, made, pass } = aCache()
  await get('a')
  pass(999)
  await get('a')
  expect(made).toEqual(['a'])
  pass(1)
  await get('a')
  expect(made).toEqual(['a', 'a'])
})

it('the cache does not keep a failure', async () => {
  const cache = boundedCache<string>(2, 1_000, () => 0)
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => 'yes')).toBe('yes')
})
