import { expect, it } from 'vitest'
import { memoryBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { createLog } from '#server/start/log.ts'
import { testClock } from '#server/testing/clock.ts'
import { countSendOf } from './chat.socket.ts'

it('the nodes that count in one place allow a member sixty SENDs at once, then four a second', async () => {
  const clock = testClock()
  const buckets = memoryBuckets(clock.now)
  const deps = { buckets, log: createLog('silent'), now: clock.now }
  const nodes = [countSendOf(deps), countSendOf(deps)]
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

it('a member who sends too fast is logged once in ten seconds, however often that is', async () => {
  const clock = testClock()
  const logged: unknown[] = []
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
  const count = countSendOf({ buckets: memoryBuckets(clock.now), log, now: clock.now })
  const flood = async () => {
    for (let n = 0; n < 200; n += 1) await count(7)
  }
  await flood()
  clock.advance({ seconds: 5 })
  await flood()
  expect(logged).toMatchObject([{ event: 'rate_limited', reason: 'sends', memberId: 7 }])
  clock.advance({ seconds: 5 })
  await flood()
  expect(logged).toHaveLength(2)
})
