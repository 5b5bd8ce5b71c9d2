import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { CALLS } from '#contract/calls.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import type { TestMember } from '../members.ts'
import { ABOUT_ONESELF, BLOCKED_MATRIX, BLOCKED_SOCKET_MATRIX, NAMES_SOMEBODY } from './blockedMatrix.ts'
import { idsNamedBy } from './idsNamedBy.ts'
import { MATRIX } from './matrix.ts'
import { REQUESTS } from './requests.ts'
import { cellsOf, rowsOf, type Caller } from './rows.ts'
import { SOCKET_MATRIX } from './socketMatrix.ts'
import { gotBy } from './socketScenes.ts'
import { aWorld, type World } from './world.ts'

const SIDES = ['stranger', 'member', 'owner'] as const
type Side = (typeof SIDES)[number]
/** The members who may have a block with the owner. */
type Other = Exclude<Side, 'owner'>
const rows = cellsOf(BLOCKED_MATRIX, SIDES)
const socketRows = cellsOf(BLOCKED_SOCKET_MATRIX, ['member', 'owner'] as const)
const BLOCKERS = ['the owner', 'the other'] as const
type Blocker = (typeof BLOCKERS)[number]

const callOf = (id: string) => CALLS.find((call) => call.id === id)!

/** A block between the owner and another. */
async function blockBetween({ server, owner, ...others }: World, blocker: Blocker, side: Other) {
  const other = others[side]
  const [as, blocked] = blocker === 'the owner' ? [owner, other] : [other, owner]
  await server.call(blockMember, { as, path: { memberId: blocked.memberId } }).then(({ value }) => value)
}

/** Moderators see the two whatever is between them, and others nothing. */
const isOfModerators = ({ path }: AnyCall) => path.startsWith('/api/admin/')

it('every call that names a member, a room, a band or a request has a row, and every row a request', () => {
  const named = rowsOf(MATRIX).filter(
    ({ id }) =>
      !isOfModerators(callOf(id)) &&
      !ABOUT_ONESELF.includes(id) &&
      idsNamedBy(callOf(id)).some((name) => NAMES_SOMEBODY.includes(name)),
  )
  const names = rows.map(({ name }) => name)
  expect(named.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !REQUESTS[name])).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it.each(rows)(
  '$name answers the two as the table says, whoever has blocked whom',
  async ({ name, cells }) => {
    for (const blocker of BLOCKERS) {
      const got = { ...cells }
      for (const pair of [['stranger'], ['member', 'owner']] as const)
        Object.assign(got, await answersTo(name, pair, blocker))
      expect({ blocker, ...got }).toEqual({ blocker, ...cells })
    }
  },
)

/**
 * The owner has a block with the first of the pair only, because a block with both would end what the request
 * is about. After a success everything is made anew.
 */
async function answersTo(name: string, pair: readonly [Other, ...Side[]], blocker: Blocker) {
  const call = callOf(name.split(' ')[0]!)
  const answers: Partial<Record<Side, string>> = {}
  let made: { world: World; request: object } | null = null
  for (const side of pair) {
    made ??= await madeFor(name, pair[0], blocker)
    const { world, request } = made
    const { status, code } = await world.server.call(call, { ...request, as: world[side] })
    answers[side] = status === 200 ? 'OK' : code!
    if (status === 200) made = null
  }
  return answers
}

async function madeFor(name: string, side: Other, blocker: Blocker) {
  const world = await aWorld()
  const request = await REQUESTS[name]!(world)
  await blockBetween(world, blocker, side)
  return { world, request }
}

it('every destination has a row', () => {
  expect(socketRows.map(({ name }) => name).sort()).toEqual(
    rowsOf(SOCKET_MATRIX)
      .map(({ name }) => name)
      .sort(),
  )
})

it.each(socketRows)(
  '$name brings the two what the table says, whoever has blocked whom',
  async ({ name, cells }) => {
    for (const blocker of BLOCKERS) {
      const got = { ...cells }
      for (const side of ['member', 'owner'] as const)
        got[side] = await gotBy(side satisfies Caller, name, (world) =>
          blockBetween(world, blocker, 'member'),
        )
      expect({ blocker, ...got }).toEqual({ blocker, ...cells })
    }
  },
)

/** Everything that can be between two members: a group, a room, applications, a request, saved music. */
async function aSharedPast(world: World): Promise<void> {
  const { friends, member, owner } = world
  const groupId = await world.aGroup()
  const roomId = await world.aPrivateRoom()
  await friends.toGroup(owner, groupId, { content: '안녕하세요' })
  await friends.toPrivate(owner, roomId, { content: '안녕하세요' })
  await world.anAppliedBand()
  const decided = await friends.aBand(member, { sessions: ['bass'] })
  await friends.anApplication(decided, member, owner, { passFail: 'PASS' })
  await friends.ask(owner, member)
  await world.anInvitation()
  await world.anItem('track')
  await world.anItem('artist')
}

const lists = CALLS.filter(
  (call) =>
    call.method === 'GET' &&
    !isOfModerators(call) &&
    !call.path.includes(':') &&
    idsNamedBy(call).length === 0 &&
    call.auth === 'required' &&
    // lists common groups too; below
    call.id !== 'CH1',
)
const mentions = (answer: unknown, { memberId }: TestMember) => {
  const text = JSON.stringify(answer)
  return (
    /"owner["님]/.test(text) ||
    new RegExp(`"\\w*(?:memberId|senderId|managerId)":${memberId}\\b`, 'i').test(text)
  )
}

describe.each(BLOCKERS)('when %s blocks', (blocker) => {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
    await aSharedPast(world)
    await blockBetween(world, blocker, 'member')
  })

  // the member's own blocks name the owner
  const others = lists.filter(({ id }) => id !== 'BL1' || blocker === 'the owner')
  it.each(others)('$id mentions the owner nowhere but in a common group', async (call) => {
    const answer = await world.server.call(call, { ...(await REQUESTS[call.id]!(world)), as: world.member })
    expect(answer.status).toBe(200)
    expect(mentions(answer.value, world.owner)).toBe(false)
  })
})

it('CH1 lists of the two the common groups alone', async () => {
  const world = await aWorld()
  await aSharedPast(world)
  const about = async () => {
    const { chatRoomInfos } = (await world.server.call(listRooms, { as: world.member })).value
    return chatRoomInfos.filter((room) => mentions(room, world.owner)).map(({ roomType }) => roomType)
  }
  expect([...new Set(await about())].sort()).toEqual(['BAND-APPLICANT', 'BAND-MANAGER', 'GROUP', 'PRIVATE'])
  await blockBetween(world, 'the owner', 'member')
  expect([...new Set(await about())]).toEqual(['GROUP'])
})
