import { expect, it, vi } from 'vitest'
import { createLog } from '#server/start/log.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { createAppender, type StoreBatch } from './appender.ts'

interface Item {
  text: string
  key?: string
}

const log = createLog('silent')

/** A store that keeps each batch and finishes when the test tells it to. */
function heldStore() {
  const batches: string[][] = []
  const finish: (() => void)[] = []
  const store: StoreBatch<Item, string> = (items) => {
    batches.push(items.map(({ text }) => text))
    return new Promise((resolve) => finish.push(() => resolve(items.map(({ text }) => `stored ${text}`))))
  }
  return { batches, finish, store }
}

const appenderOf = (store: StoreBatch<Item, string>) =>
  createAppender({
    store,
    keyOf: ({ key }) => key ?? null,
    placeOf: () => undefined,
    tracing: noTracing,
    log,
  })

it('stores everything of one tick together, then everything that arrived meanwhile', async () => {
  const { batches, finish, store } = heldStore()
  const { append } = appenderOf(store)
  const first = [append({ text: 'a' }), append({ text: 'b' })]
  await vi.waitFor(() => expect(batches).toEqual([['a', 'b']]))
  const second = [append({ text: 'c' }), append({ text: 'd' })]
  finish[0]?.()
  expect(await Promise.all(first)).toEqual(['stored a', 'stored b'])
  await vi.waitFor(() =>
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  )
  finish[1]?.()
  expect(await Promise.all(second)).toEqual(['stored c', 'stored d'])
})

it('resolves no item before its batch is stored', async () => {
  const { batches, finish, store } = heldStore()
  const { append } = appenderOf(store)
  const answered = vi.fn()
  const answer = append({ text: 'a' }).then(answered)
  await vi.waitFor(() => expect(batches).toHaveLength(1))
  expect(answered).not.toHaveBeenCalled()
  finish[0]?.()
  await answer
})

it('keeps items with one key in separate batches, so that the later finds the earlier stored', async () => {
  const { batches, finish, store } = heldStore()
  const { append } = appenderOf(store)
  const answers = [
    append({ text: 'a', key: 'x' }),
    append({ text: 'again', key: 'x' }),
    append({ text: 'b', key: 'y' }),
    append({ text: 'c' }),
  ]
  await vi.waitFor(() => expect(batches).toEqual([['a', 'b', 'c']]))
  finish[0]?.()
  await vi.waitFor(() => expect(batches[1]).toEqual(['again']))
  finish[1]?.()
  await Promise.all(answers)
})

it('limits a batch to 200 items', async () => {
  const sizes: number[] = []
  const { append } = appenderOf(async (items) => {
    sizes.push(items.length)
    return items.map(({ text }) => text)
  })
  await Promise.all(Array.from({ length: 450 }, (_, n) => append({ text: String(n) })))
  expect(sizes).toEqual([200, 200, 50])
})

it('stores one by one when the store refuses a batch, so that a bad item affects no other', async () => {
  const refusal = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  const { append } = appenderOf(async (items) => {
    if (items.some(({ text }) => text === 'bad')) throw refusal
    return items.map(({ text }) => `stored ${text}`)
  })
  const answers = await Promise.allSettled(['a', 'bad', 'b'].map((text) => append({ text })))
  expect(answers).toMatchObject([{ value: 'stored a' }, { reason: refusal }, { value: 'stored b' }])
})

it('retries a single item too: the item it conflicted with is stored by then', async () => {
  const collision = Object.assign(new Error('duplicate key'), { code: '23505' })
  const store = vi
    .fn<StoreBatch<Item, string>>()
    .mockRejectedValueOnce(collision)
    .mockResolvedValue(['a repeat'])
  expect(await appenderOf(store).append({ text: 'a' })).toBe('a repeat')
})

it('does not retry when the store is unreachable: the commit may have happened', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'))
  const store = vi
    .fn<StoreBatch<Item, string>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(['stored later'])
  const { append } = appenderOf(store)
  const answers = await Promise.allSettled([append({ text: 'a' }), append({ text: 'b' })])
  expect(answers).toMatchObject([{ reason: lost }, { reason: lost }])
  expect(store).toHaveBeenCalledTimes(1)
  expect(await append({ text: 'later' })).toBe('stored later')
})
