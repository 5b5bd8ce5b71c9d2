import { expect, it, vi } from 'vitest'
import { batchedReads, type ReadBatch } from './batchedReads.ts'

/** A store that answers each statement when the test tells it to. */
function heldStore() {
  const statements: string[][] = []
  const answer: (() => void)[] = []
  const fail: ((error: Error) => void)[] = []
  const read: ReadBatch<string, string> = (keys) => {
    statements.push([...keys])
    return new Promise((resolve, reject) => {
      answer.push(() => resolve(keys.map((key) => `${key}!`)))
      fail.push(reject)
    })
  }
  return { statements, answer, fail, read }
}

const ONE_AT_A_TIME = { batchMax: 10, underWayMax: 1 }

it('reads all keys of one tick in one statement, and gives each caller its own value', async () => {
  const { statements, answer, read } = heldStore()
  const ask = batchedReads(read, ONE_AT_A_TIME)
  const answers = ['a', 'b', 'c'].map(ask)
  await vi.waitFor(() => expect(statements).toEqual([['a', 'b', 'c']]))
  answer[0]?.()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!'])
})

it('never answers from a statement that began before the call', async () => {
  const { statements, answer, read } = heldStore()
  const ask = batchedReads(read, ONE_AT_A_TIME)
  const before = ask('a')
  await vi.waitFor(() => expect(statements).toHaveLength(1))
  const [again, other] = [ask('a'), ask('b')]
  answer[0]?.()
  await before
  await vi.waitFor(() => expect(statements).toEqual([['a'], ['a', 'b']]))
  answer[1]?.()
  expect(await Promise.all([again, other])).toEqual(['a!', 'b!'])
})

it('respects the limits of keys per statement and of concurrent statements', async () => {
  const { statements, answer, read } = heldStore()
  const ask = batchedReads(read, { batchMax: 2, underWayMax: 2 })
  const answers = ['a', 'b', 'c', 'd', 'e'].map(ask)
  await vi.waitFor(() =>
    expect(statements).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  )
  answer[1]?.()
  await vi.waitFor(() => expect(statements[2]).toEqual(['e']))
  for (const each of answer) each()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

it('rejects all callers of a failed statement, and continues for the others', async () => {
  const { statements, answer, fail, read } = heldStore()
  const ask = batchedReads(read, { batchMax: 2, underWayMax: 1 })
  const [a, b, c] = ['a', 'b', 'c'].map(ask)
  await vi.waitFor(() => expect(statements).toHaveLength(1))
  const refused = Promise.allSettled([a, b])
  fail[0]?.(new Error('out of reach'))
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await vi.waitFor(() => expect(statements[1]).toEqual(['c']))
  answer[1]?.()
  expect(await c).toBe('c!')
})
