import { expect, it } from 'vitest'
import { recentlyUsed } from './recentlyUsed.ts'

it('a full cache forgets what was used longest ago', () => {
  const cache = recentlyUsed<string, number>(2)
  cache.set('one', 1).set('two', 2)
  expect(cache.get('one')).toBe(1)
  cache.set('three', 3)
  expect([...cache.keys()].sort()).toEqual(['one', 'three'])
})
