import { expect, it } from 'vitest'
import { inParallel } from './inParallel.ts'

it('has so many under way and no more, and answers in the order of what was asked', async () => {
  let underWay = 0
  let most = 0
  const answers = await inParallel([5, 1, 4, 2, 3], 2, async (ticks) => {
    underWay += 1
    most = Math.max(most, underWay)
    for (let i = 0; i < ticks; i += 1) await Promise.resolve()
    underWay -= 1
    return ticks * 10
  })
  expect(answers).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

it('has nothing to do with nothing', async () => {
  expect(await inParallel([], 6, async () => 1)).toEqual([])
})
