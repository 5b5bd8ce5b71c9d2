import { inArray, sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { participants, rooms, members } from '#server/db/schema.ts'
import { nextId } from '#server/testing/ids.ts'
import { testPostgres } from '#server/testing/store.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it as base, messagesOf } from '../chat.fixtures.ts'

// PGlite has one connection: nothing can be locked by another transaction while a batch is stored.

interface Lock {
  /** Ends the transaction that holds the lock. */
  release(): Promise<void>
}

/** Holds the rows of the query until it is released, at the latest at the end of the test. */
async function hold(server: TestServer, query: ReturnType<typeof sql>): Promise<Lock> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let ended: Promise<unknown> = Promise.resolve()
  await new Promise<void>((held, failed) => {
    ended = server.deps.db.transaction(async (tx) => {
      await tx.execute(query)
      held()
      await released
    })
    ended.catch(failed)
  })
  return {
    async release() {
      release()
      await ended
    },
  }
}

const it = base
  .extend('lock', ({ server }, { onCleanup }) => {
    const locks: Lock[] = []
    onCleanup(async () => {
      for (const lock of locks) await lock.release()
    })
    const holding = async (query: ReturnType<typeof sql>) => {
      const lock = await hold(server, query)
      locks.push(lock)
      return lock
    }
    return {
      // All on one connection: with one each, the lanes would take the last ones of the pool.
      rooms: (...ids: number[]) =>
        holding(sql`select from ${rooms} where ${inArray(rooms.id, ids)} for update`),
      member: (memberId: number) => holding(sql`select from ${members} where id = ${memberId} for update`),
      seat: (roomId: number, memberId: number) =>
        holding(
          sql`select from ${participants} where room_id = ${roomId} and member_id = ${memberId} for update`,
        ),
    }
  })
  .extend('otherRoom', ({ chat, harin, dojun }) => chat.aRoom('GROUP', [harin, dojun]))
  .extend('textsIn', ({ server, harin }) => async (roomId: number) => {
    const { value } = await server.call(listMessages, { as: harin, path: { roomId }, query: {} })
    return value.messages.map(({ content }) => content).toReversed()
  })

describe.runIf(testPostgres)('while another transaction has locked a room', () => {
  it('messages for other rooms are confirmed, and its own follow in their order', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    otherRoom,
    lock,
    textsIn,
  }) => {
    const held = await lock.rooms(roomId)
    const confirmed = vi.fn<() => void>()
    const own: Promise<unknown>[] = []
    const say = (content: string) => {
      const answer = chat.toGroup(own.length % 2 ? harin : dojun, roomId, { content })
      own.push(answer)
      void answer.then(confirmed)
    }
    say('하나')
    say('둘')
    // in one batch with those
    expect(await chat.toGroup(harin, otherRoom, { content: '이 방은 열려 있어요' })).toBeNull()
    say('셋')
    for (const content of ['둘째', '셋째'])
      expect(await chat.toGroup(dojun, otherRoom, { content })).toBeNull()
    say('넷')
    expect(confirmed).not.toHaveBeenCalled()
    expect(await textsIn(otherRoom)).toEqual(['이 방은 열려 있어요', '둘째', '셋째'])
    await held.release()
    expect(await Promise.all(own)).toEqual([null, null, null, null])
    expect(await textsIn(roomId)).toEqual(['하나', '둘', '셋', '넷'])
    const told = messagesOf(server.events).filter((message) => message.roomId === roomId)
    expect(told.map(({ content }) => content)).toEqual(['하나', '둘', '셋', '넷'])
    expect(server.logged.filter(({ msg }) => String(msg).includes('one by one'))).toEqual([])
  })

  it('so do those for other rooms when many are locked', async ({
    chat,
    harin,
    dojun,
    otherRoom,
    lock,
    textsIn,
  }) => {
    const many = await Promise.all(Array.from({ length: 6 }, () => chat.aRoom('GROUP', [harin, dojun])))
    const held = await lock.rooms(...many)
    const waiting = many.map((each) => chat.toGroup(harin, each, { content: '기다려요' }))
    for (const content of ['하나', '둘']) expect(await chat.toGroup(dojun, otherRoom, { content })).toBeNull()
    await held.release()
    expect(await Promise.all(waiting)).toEqual(Array(6).fill(null))
    for (const each of many) expect(await textsIn(each)).toEqual(['기다려요'])
  })

  it('a message for it that is sent again is stored once', async ({
    chat,
    harin,
    roomId,
    otherRoom,
    lock,
    textsIn,
  }) => {
    const held = await lock.rooms(roomId)
    const clientMessageId = nextId()
    const again = () => chat.toGroup(harin, roomId, { content: '한 번만', clientMessageId })
    const answers = [again(), again()]
    expect(await chat.toGroup(harin, otherRoom, { content: '다른 방' })).toBeNull()
    answers.push(again())
    await held.release()
    expect(await Promise.all(answers)).toEqual([null, null, null])
    expect(await textsIn(roomId)).toEqual(['한 번만'])
  })

  it('later messages for it go with those of other rooms again once it is free', async ({
    server,
    chat,
    harin,
    roomId,
    otherRoom,
    lock,
  }) => {
    const held = await lock.rooms(roomId)
    const first = chat.toGroup(harin, roomId, { content: '하나' })
    expect(await chat.toGroup(harin, otherRoom, { content: '다른 방' })).toBeNull()
    await held.release()
    await first
    await chat.toGroup(harin, roomId, { content: '둘' })
    const statements = await chat.statementsDuring(() =>
      Promise.all([roomId, otherRoom].map((each) => chat.toGroup(harin, each, { content: '함께' }))),
    )
    const alone = await chat.statementsDuring(() => chat.toGroup(harin, otherRoom, { content: '혼자' }))
    expect(statements).toBe(alone)
    expect(server.logged.filter(({ msg }) => String(msg).includes('locked'))).toHaveLength(1)
  })
})

describe.runIf(testPostgres)('while another transaction has locked something else of a sender', () => {
  it('their row, as when they withdraw, others are confirmed', async ({
    chat,
    harin,
    dojun,
    roomId,
    otherRoom,
    lock,
  }) => {
    const held = await lock.member(dojun.memberId)
    const waits = chat.toGroup(dojun, roomId, { content: '기다려요' })
    for (const content of ['하나', '둘']) expect(await chat.toGroup(harin, otherRoom, { content })).toBeNull()
    await held.release()
    expect(await waits).toBeNull()
  })

  it('their seat, as when they read, others in other rooms are confirmed', async ({
    chat,
    harin,
    dojun,
    roomId,
    otherRoom,
    lock,
  }) => {
    const held = await lock.seat(roomId, dojun.memberId)
    const waits = chat.toGroup(dojun, roomId, { content: '기다려요' })
    for (const content of ['하나', '둘']) expect(await chat.toGroup(harin, otherRoom, { content })).toBeNull()
    await held.release()
    expect(await waits).toBeNull()
  })
})
