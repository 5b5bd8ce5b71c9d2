import { expect, it } from 'vitest'
import { memoryBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { testClock } from '#server/testing/clock.ts'
import { countSendOf } from './chat.socket.ts'

it('the nodes that count in one place allow a member sixty SENDs at once, then four a second', async () => {
  const clock = testClock()
  const buckets = memoryBuckets(clock.now)
  const nodes = [countSendOf({ buckets }), countSendOf({ buckets })]
  const sent = async () => {
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => nodes.map(async (count) => count(7))).flat(),
    )
    return taken.filter(Boolean).length
  }
  expect(await sent()).toBe(60)
  clock.advance({ seconds: 1 })
  expect(await sent()).toBe(4)
  expect(await nodes[0]!(8)).toBe(true)
})
