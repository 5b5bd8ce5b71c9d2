import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/start/log.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { createAppender, type LockWait, NotStored, RoomLocked, type StoreBatch } from './appender.ts'

interface Item {
  text: string
  key?: string
  room?: number
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
    roomOf: ({ room }) => room ?? 1,
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

it('tries only those again that the store has not stored, so that none is stored twice', async () => {
  const stored: string[] = []
  let isFirst = true
  const { append } = appenderOf(async (items) => {
    const verdicts = items.map(({ text }) => {
      if (isFirst && text === 'b') return new NotStored(new Error('its room has changed'))
      stored.push(text)
      return `stored ${text}`
    })
    isFirst = false
    return verdicts
  })
  expect(await Promise.all(['a', 'b', 'c'].map((text) => append({ text })))).toEqual([
    'stored a',
    'stored b',
    'stored c',
  ])
  expect(stored).toEqual(['a', 'c', 'b'])
})

describe('while a room is locked', () => {
  const timeout = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

  /** A store in which rooms are locked until the test frees them. */
  function lockingStore(locked: Set<number>) {
    const calls: [wait: LockWait, texts: string[]][] = []
    const freed = new Map<number, (() => void)[]>()
    const store: StoreBatch<Item, string> = async (items, wait) => {
      calls.push([wait, items.map(({ text }) => text)])
      const isLocked = ({ room = 1 }: Item) => locked.has(room)
      if (wait === 'briefly' && items.some(isLocked)) throw timeout()
      if (wait === 'fully') {
        for (const room of new Set(items.filter(isLocked).map(({ room: each = 1 }) => each)))
          await new Promise<void>((go) => freed.set(room, [...(freed.get(room) ?? []), go]))
      }
      return items.map((item) => (isLocked(item) ? new NotStored(new RoomLocked()) : `stored ${item.text}`))
    }
    const free = (room: number) => {
      locked.delete(room)
      for (const go of freed.get(room) ?? []) go()
    }
    return { calls, store, free }
  }

  it('stores a batch without its items, which wait alone', async () => {
    const { calls, store, free } = lockingStore(new Set([2]))
    const { append, waiting } = appenderOf(store)
    const own = [append({ text: 'a', room: 2 }), append({ text: 'b', room: 2 })]
    expect(await Promise.all([append({ text: 'c' }), append({ text: 'd', room: 3 })])).toEqual([
      'stored c',
      'stored d',
    ])
    const later = append({ text: 'e', room: 2 })
    expect(waiting()).toBe(1)
    expect(await append({ text: 'f' })).toBe('stored f')
    expect(calls).toEqual([
      ['briefly', ['a', 'b', 'c', 'd']],
      ['never', ['a', 'b', 'c', 'd']],
      ['fully', ['a', 'b']],
      ['briefly', ['f']],
    ])
    free(2)
    expect(await Promise.all([...own, later])).toEqual(['stored a', 'stored b', 'stored e'])
    expect(calls.at(-1)).toEqual(['fully', ['e']])
  })

  it('keeps the order of a room whose items arrived while the batch waited', async () => {
    const locked = new Set([2])
    const { calls, store, free } = lockingStore(locked)
    let arrived = () => {}
    const { append } = appenderOf(async (items, wait) => {
      arrived()
      return store(items, wait)
    })
    const answers: Promise<string>[] = []
    arrived = () => {
      arrived = () => {}
      answers.push(append({ text: 'b', room: 2 }), append({ text: 'c', room: 3 }))
    }
    answers.push(append({ text: 'a', room: 2 }))
    await vi.waitFor(() => expect(calls.at(-1)).toEqual(['briefly', ['c']]))
    free(2)
    await vi.waitFor(() => expect(calls).toContainEqual(['fully', ['a', 'b']]))
    expect(await Promise.all(answers)).toEqual(['stored a', 'stored b', 'stored c'])
  })

  it('waits for four rooms at once, and then for the others', async () => {
    const rooms = [2, 3, 4, 5, 6, 7]
    const { calls, store, free } = lockingStore(new Set(rooms))
    const { append } = appenderOf(store)
    const answers = rooms.map((room) => append({ text: String(room), room }))
    expect(await append({ text: 'free' })).toBe('stored free')
    const waited = () => calls.filter(([wait]) => wait === 'fully').flatMap(([, texts]) => texts)
    await vi.waitFor(() => expect(waited()).toEqual(['2', '3', '4', '5']))
    free(3)
    await answers[1]
    await vi.waitFor(() => expect(waited()).toEqual(['2', '3', '4', '5', '6']))
    for (const room of rooms) {
      await vi.waitFor(() => expect(waited()).toContain(String(room)))
      free(room)
    }
    expect(await Promise.all(answers)).toEqual(rooms.map((room) => `stored ${room}`))
  })

  it('gives a room up that stays locked for longer than the store allows, and no other', async () => {
    const lost = timeout()
    const { append } = appenderOf(async (items, wait) => {
      if (wait !== 'never' && items.some(({ room }) => room === 2)) throw lost
      return items.map(({ text, room }) => (room === 2 ? new NotStored(new RoomLocked()) : `stored ${text}`))
    })
    const answers = await Promise.allSettled([append({ text: 'a', room: 2 }), append({ text: 'b' })])
    expect(answers).toMatchObject([{ reason: lost }, { value: 'stored b' }])
  })
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
