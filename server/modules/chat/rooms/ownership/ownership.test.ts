import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { readInvitation } from '#contract/http/chat/invitations.ts'
import { createRoom, joinRoom } from '#contract/http/chat/rooms.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import { rooms as roomTable } from '#server/db/schema.ts'
import { withdrawing } from '#server/modules/auth/withdrawal/withdrawal.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../../chat.fixtures.ts'

/** `withdraws` calls A4 for a member. `ownerOf` reads the owner in CH1 as somebody who is in the group. */
const it = base
  .extend('withdraws', ({ server }) => async (as: TestMember) => {
    const { code } = await withdrawing(server)(as)
    if (code !== 'COMMON200') throw new Error(`A4 was refused: ${code}`)
  })
  .extend('ownerOf', ({ rooms }) => async (as: TestMember, roomId: number) => {
    const room = (await rooms(as)).find((each) => each.roomId === roomId)
    return room?.roomType === 'GROUP' ? room.ownerId : undefined
  })

describe('the owner of a group', () => {
  it('is who created it (CH2)', async ({ server, harin, dojun, ownerOf }) => {
    const body = { memberIds: [harin.memberId], roomName: '둘이서' }
    const { roomId } = (await server.call(createRoom, { as: dojun, body })).value
    expect(await ownerOf(harin, roomId)).toBe(dojun.memberId)
  })

  it('is after them who has been in it longest, by the present stay', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    ownerOf,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    const join = async (as: TestMember) => {
      server.clock.advance({ minutes: 1 })
      await server.call(joinRoom, { as, path: { roomId } }).then(({ value }) => value)
    }
    await join(taeo)
    await chat.leave(dojun, roomId)
    await join(dojun)
    expect(await ownerOf(taeo, roomId)).toBe(harin.memberId)
    await chat.leave(harin, roomId)
    expect(await ownerOf(taeo, roomId)).toBe(taeo.memberId)
    await join(harin)
    await chat.leave(taeo, roomId)
    expect(await ownerOf(harin, roomId)).toBe(dojun.memberId)
  })

  it('stays when another leaves', async ({ chat, harin, dojun, taeo, ownerOf }) => {
    const roomId = await chat.aRoom('GROUP', [dojun, harin, taeo])
    await chat.leave(harin, roomId)
    expect(await ownerOf(taeo, roomId)).toBe(dojun.memberId)
  })

  it('is nobody once nobody is in it; the next one who comes in owns it', async ({
    server,
    chat,
    harin,
    taeo,
    ownerOf,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin])
    const { code } = (await server.call(readInvitation, { as: harin, path: { roomId } })).value
    await chat.leave(harin, roomId)
    const [room] = await server.deps.db.select().from(roomTable).where(eq(roomTable.id, roomId))
    expect(room!.ownerId).toBeNull()
    await server.call(joinRoom, { as: taeo, path: { roomId }, body: { code } })
    expect(await ownerOf(taeo, roomId)).toBe(taeo.memberId)
  })

  it('is exactly one of those who remain when all others leave at once', async ({
    chat,
    harin,
    dojun,
    taeo,
    ownerOf,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await Promise.all([chat.leave(harin, roomId), chat.leave(dojun, roomId)])
    expect(await ownerOf(taeo, roomId)).toBe(taeo.memberId)
  })
})

describe('when the owner withdraws (A4)', () => {
  it('the longest-standing of the others owns the group, and those who have it open are told', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    withdraws,
    ownerOf,
  }) => {
    const own = await chat.aRoom('GROUP', [harin, dojun, taeo])
    const ofDojun = await chat.aRoom('GROUP', [dojun, harin])
    const before = server.events.length
    await withdraws(harin)
    expect(await ownerOf(taeo, own)).toBe(dojun.memberId)
    expect(await ownerOf(dojun, ofDojun)).toBe(dojun.memberId)
    expect(server.events.slice(before).filter(({ kind }) => kind === 'room')).toEqual([
      {
        kind: 'room',
        roomId: own,
        channel: 'topic',
        audience: [harin.memberId, dojun.memberId, taeo.memberId],
        event: { type: 'ROOMS_CHANGED', data: {} },
      },
    ])
  })

  it('nobody follows who has withdrawn before', async ({ chat, harin, dojun, taeo, withdraws, ownerOf }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await withdraws(dojun)
    await chat.leave(harin, roomId)
    expect(await ownerOf(taeo, roomId)).toBe(taeo.memberId)
  })

  it('of many groups, all get another owner', async ({ server, chat, harin, dojun, withdraws }) => {
    for (let n = 0; n < 103; n += 1) await chat.aRoom('GROUP', [harin, dojun])
    await withdraws(harin)
    const owners = await server.deps.db.selectDistinct({ ownerId: roomTable.ownerId }).from(roomTable)
    expect(owners).toEqual([{ ownerId: dojun.memberId }])
  })
})

it('only groups have an owner, are open, or have a code, whatever is written to the store', async ({
  server,
  chat,
  harin,
  dojun,
}) => {
  const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
  for (const set of [{ ownerId: harin.memberId }, { isOpen: true }, { invitationCode: 'a' }])
    expect(
      await server.deps.db
        .update(roomTable)
        .set(set)
        .where(eq(roomTable.id, roomId))
        .catch((error: unknown) => brokenConstraint(error)),
    ).toBe('rooms_group_access')
})

it('a group from before there were owners gets its earliest active member, and only the lounge stays open', async ({
  server,
  chat,
  harin,
  dojun,
  taeo,
  withdraws,
  ownerOf,
}) => {
  const { db } = server.deps
  const others = await chat.aRoom('GROUP', [harin, dojun, taeo])
  const lounge = await chat.aRoom('GROUP', [taeo], { id: 52, name: '합주 라운지' })
  const left = await chat.aRoom('GROUP', [harin])
  await withdraws(harin)
  await chat.leave(dojun, others)
  await db.update(roomTable).set({ ownerId: null, isOpen: false })
  // taeo alone is left in both
  for (const statement of migrationStatements()) await db.execute(sql.raw(statement))
  expect(await ownerOf(taeo, others)).toBe(taeo.memberId)
  const open = await db.select({ id: roomTable.id }).from(roomTable).where(eq(roomTable.isOpen, true))
  expect(open).toEqual([{ id: lounge }])
  const [empty] = await db.select().from(roomTable).where(eq(roomTable.id, left))
  expect(empty!.ownerId).toBeNull()
})

/** What the migration does to the groups that exist, without the changes of the table. */
function migrationStatements(): string[] {
  const folder = new URL('../../../../db/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_room_owners.sql'))
  const text = readFileSync(new URL(file!, folder), 'utf8')
  const updates = text.split('--> statement-breakpoint').filter((each) => each.includes('UPDATE "rooms"'))
  expect(updates).toHaveLength(2)
  return updates
}
