import { expect, it } from 'vitest'
import { inParallel } from './inParallel.ts'

it('inParallel runs up to the limit at once and returns the outcomes in the order of the items', async () => {
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

it('inParallel returns an empty list for no items', async () => {
  expect(await inParallel([], 6, async () => 1)).toEqual([])
})
