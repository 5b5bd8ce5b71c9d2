import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect } from 'vitest'
import { type AnyCall, KEY_HEADER } from '#contract/call.ts'
import { CALLS } from '#contract/calls.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { addTrackFolder, changeTrackFolder } from '#contract/http/archive/folders.ts'
import { createRoom, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { bands } from '#server/db/bandTables.ts'
import { albumFolders, artistFolders, trackFolders } from '#server/db/folderTables.ts'
import { friendRequests, keptAnswers, notifications } from '#server/db/requestTables.ts'
import { reports } from '#server/db/safetyTables.ts'
import { members, rooms } from '#server/db/schema.ts'
import { it as base } from '#server/modules/recruitments/recruitments.fixtures.ts'
import { nextId } from '#server/testing/ids.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'

const ROUNDS = 10

interface Example {
  /** A valid body. `other`: a member who has not been named before. */
  body: (other: TestMember) => Record<string, unknown>
  table: PgTable
  /** The events that one such call publishes. */
  events: number
  takesPicture?: true
}

const folder = { body: () => ({ name: '새벽', color: 'BLUE' }), events: 0 }
const asking = (other: TestMember) => ({ targetMemberId: other.memberId, message: '같이 해요' })

/** One for each call with `takesKey`. */
const EXAMPLES: Record<string, Example> = {
  RC1: {
    body: () => ({ name: '해일', session: ['bass'], artistSpotifyIds: ['artist-1'] }),
    table: bands,
    events: 0,
    takesPicture: true,
  },
  CH2: {
    body: ({ memberId }) => ({ memberIds: [memberId], roomName: '사진방' }),
    table: rooms,
    events: 0,
    takesPicture: true,
  },
  CH12: { body: ({ memberId }) => ({ memberId }), table: rooms, events: 0 },
  FT2: { ...folder, table: trackFolders },
  FA2: { ...folder, table: artistFolders },
  FB2: { ...folder, table: albumFolders },
  // the notification of the one, and for both that their friends have changed
  F2: { body: asking, table: friendRequests, events: 3 },
  CR1: { body: asking, table: notifications, events: 1 },
  RP1: {
    body: ({ memberId }) => ({ kind: 'MEMBER', targetId: memberId, reason: 'SPAM' }),
    table: reports,
    events: 0,
  },
}

const KEYED = CALLS.filter(({ takesKey }) => takesKey)

const it = base.extend('tries', ({ server, yuna, kept }) => {
  const ask = (call: AnyCall, key: string, { body, image, as = yuna }: Try) =>
    server.call(call, { as, key, body, ...(image && { files: { image } }) })
  return {
    ask,
    /** The body of each round, about somebody new. */
    async bodies(call: AnyCall, rounds = ROUNDS) {
      const others = await Promise.all(Array.from({ length: rounds }, () => server.aMember()))
      return others.map((other) => EXAMPLES[call.id]!.body(other))
    },
    /** What the calls have left behind. */
    traces: async (call: AnyCall) => ({
      rows: await server.deps.db.$count(EXAMPLES[call.id]!.table),
      events: server.events.length,
      pictures: kept().length,
    }),
  }
})

interface Try {
  body: Record<string, unknown>
  image?: Blob | undefined
  as?: TestMember
}

let photo: Blob
beforeEach(async () => {
  photo = asFile(await aPhoto(40, 30))
})

const imageFor = ({ id }: AnyCall) => (EXAMPLES[id]!.takesPicture ? photo : undefined)

/** What `rounds` calls leave behind when each happens once. */
const tracesOf = ({ id }: AnyCall, rounds = ROUNDS) => ({
  rows: rounds,
  events: rounds * EXAMPLES[id]!.events,
  pictures: EXAMPLES[id]!.takesPicture ? rounds : 0,
})

describe('the contract', () => {
  it('lets the calls of W14 take a key, and each has an example here', () => {
    expect(KEYED.map(({ id }) => id).sort()).toEqual(
      ['RC1', 'CH2', 'CH12', 'FT2', 'FA2', 'FB2', 'F2', 'CR1', 'RP1'].sort(),
    )
    expect(Object.keys(EXAMPLES).sort()).toEqual(KEYED.map(({ id }) => id).sort())
  })

  it('lets only calls of a member take a key that create something', () => {
    expect(KEYED.filter(({ auth, method }) => auth !== 'required' || method !== 'POST')).toEqual([])
  })
})

describe.for(KEYED.map((call) => [call.id, call] as const))('%s with a key', ([, call]) => {
  it('creates once, publishes once and answers the same, when it is sent again after its answer was lost', async ({
    tries,
  }) => {
    const image = imageFor(call)
    for (const body of await tries.bodies(call)) {
      const key = nextId()
      const lost = await tries.ask(call, key, { body, image })
      const repeated = await tries.ask(call, key, { body, image })
      expect(repeated.status).toBe(200)
      expect(repeated.value).toEqual(lost.value)
    }
    expect(await tries.traces(call)).toEqual(tracesOf(call))
  })

  it('creates once, publishes once and answers the same, when it is sent twice at once', async ({
    tries,
  }) => {
    const image = imageFor(call)
    for (const body of await tries.bodies(call)) {
      const key = nextId()
      const [one, other] = await Promise.all([
        tries.ask(call, key, { body, image }),
        tries.ask(call, key, { body, image }),
      ])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(one.value).toEqual(other.value)
    }
    expect(await tries.traces(call)).toEqual(tracesOf(call))
  })

  it('refuses another body under the same key, and creates nothing', async ({ tries }) => {
    const [body, another] = (await tries.bodies(call, 2)) as [Record<string, unknown>, object]
    const key = nextId()
    await tries.ask(call, key, { body }).then(({ value }) => value)
    // of folders and bands each body is the same
    const changed = { ...another, ...(body.name !== undefined && { name: '다른 이름' }) }
    expect(await tries.ask(call, key, { body: changed })).toMatchObject({ status: 409, code: 'COMMON409' })
    expect(await tries.traces(call)).toEqual({ ...tracesOf(call, 1), pictures: 0 })
  })
})

describe('a key', () => {
  const body = { name: '새벽', color: 'BLUE' }

  it('of another member is unrelated', async ({ server, tries, yuna, harin }) => {
    const key = nextId()
    const one = await tries.ask(addTrackFolder, key, { body })
    const other = await tries.ask(addTrackFolder, key, { body: { ...body, name: '아침' }, as: harin })
    expect(other.value).not.toEqual(one.value)
    const owners = await server.deps.db.select({ id: trackFolders.memberId }).from(trackFolders)
    expect(owners.map(({ id }) => id).sort()).toEqual([yuna.memberId, harin.memberId].sort())
  })

  it('of another call is refused', async ({ server, tries }) => {
    const key = nextId()
    await tries.ask(addTrackFolder, key, { body })
    const artists = CALLS.find(({ id }) => id === 'FA2')!
    expect(await tries.ask(artists, key, { body })).toMatchObject({ status: 409, code: 'COMMON409' })
    expect(await server.deps.db.$count(artistFolders)).toBe(0)
  })

  it('is refused with another picture, and with none', async ({ server, tries, harin }) => {
    const key = nextId()
    const room = { memberIds: [harin.memberId], roomName: '사진방' }
    await tries.ask(createRoom, key, { body: room, image: photo })
    const another = asFile(await aPhoto(50, 30))
    for (const image of [another, undefined])
      expect(await tries.ask(createRoom, key, { body: room, image })).toMatchObject({ code: 'COMMON409' })
    expect(await server.deps.db.$count(rooms)).toBe(1)
  })

  it('means the same whether its letters are small or capital, and however the body is spelled', async ({
    server,
    tries,
  }) => {
    const key = 'ABCDEF00-0000-4000-8000-000000000001'
    const one = await tries.ask(addTrackFolder, key, { body })
    const other = await tries.ask(addTrackFolder, key.toLowerCase(), {
      body: { color: 'BLUE', name: ' 새벽 ' },
    })
    expect(other.value).toEqual(one.value)
    expect(await server.deps.db.$count(trackFolders)).toBe(1)
  })

  it.for(['', '1', 'not-a-uuid', '00000000-0000-4000-8000-00000000000g'])(
    'that is no UUID is refused: %j',
    async (key, { server, tries }) => {
      expect(await tries.ask(addTrackFolder, key, { body })).toMatchObject({
        status: 400,
        code: 'COMMON400',
        result: { [KEY_HEADER]: FIELD_TEXT.form },
      })
      expect(await server.deps.db.$count(trackFolders)).toBe(0)
    },
  )

  it('may be used again after a refusal, also with another body', async ({ server, tries, harin }) => {
    const key = nextId()
    const unknown = { memberIds: [999_999], roomName: '사진방' }
    expect(await tries.ask(createRoom, key, { body: unknown })).toMatchObject({ code: 'MEMBER4004' })
    const known = { memberIds: [harin.memberId], roomName: '사진방' }
    expect((await tries.ask(createRoom, key, { body: known })).status).toBe(200)
    expect(await server.deps.db.$count(rooms)).toBe(1)
  })

  it('is free after CH12 was refused because both are in the room', async ({
    server,
    tries,
    yuna,
    harin,
  }) => {
    await server.call(openPrivateRoom, { as: yuna, body: { memberId: harin.memberId } })
    const key = nextId()
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await tries.ask(openPrivateRoom, key, { body: { memberId: harin.memberId } })).toMatchObject({
        status: 409,
        code: 'CHAT4010',
      })
    expect(await server.deps.db.$count(keptAnswers)).toBe(0)
  })

  it('answers as before although the call would now be refused', async ({ server, tries, harin }) => {
    const key = nextId()
    const room = { memberIds: [harin.memberId], roomName: '사진방' }
    const first = await tries.ask(createRoom, key, { body: room })
    await server.deps.db.update(members).set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
    expect((await tries.ask(createRoom, key, { body: room })).value).toEqual(first.value)
  })

  it('of a band is answered again without asking the provider of music', async ({ tries, provider }) => {
    const key = nextId()
    const band = { name: '해일', session: ['bass'], artistSpotifyIds: ['artist-1'] }
    const first = await tries.ask(createRecruitment, key, { body: band })
    provider.fail()
    const other = { ...band, artistSpotifyIds: ['artist-2'] }
    expect(await tries.ask(createRecruitment, nextId(), { body: other })).toMatchObject({
      code: 'SPOTIFY5002',
    })
    expect((await tries.ask(createRecruitment, key, { body: band })).value).toEqual(first.value)
  })

  it('is forgotten after 24 hours, whether its answer was cleaned up or not', async ({ server, tries }) => {
    const key = nextId()
    const first = await tries.ask(addTrackFolder, key, { body })
    server.clock.advance({ hours: 23, minutes: 59 })
    expect((await tries.ask(addTrackFolder, key, { body })).value).toEqual(first.value)
    server.clock.advance({ minutes: 1 })
    const second = await tries.ask(addTrackFolder, key, { body: { ...body, name: '아침' } })
    expect(second.value).not.toEqual(first.value)
    server.clock.advance({ hours: 1 })
    expect((await tries.ask(addTrackFolder, key, { body: { ...body, name: '아침' } })).value).toEqual(
      second.value,
    )
    expect(await server.deps.db.$count(trackFolders)).toBe(2)
  })

  it('goes with its member', async ({ server, tries, yuna, harin }) => {
    await tries.ask(requestFriend, nextId(), { body: { targetMemberId: harin.memberId } })
    await server.deps.db.delete(members).where(sql`id = ${harin.memberId}`)
    expect(await server.deps.db.$count(keptAnswers)).toBe(1)
    await server.deps.db.delete(members).where(sql`id = ${yuna.memberId}`)
    expect(await server.deps.db.$count(keptAnswers)).toBe(0)
  })

  it('is ignored by a call that takes none', async ({ server, tries, yuna }) => {
    const { folderId } = (await tries.ask(addTrackFolder, nextId(), { body })).value
    const answer = await server.call(changeTrackFolder, {
      as: yuna,
      key: 'not-a-uuid',
      path: { folderId },
      body: { name: '아침', color: 'RED' },
    })
    expect(answer.status).toBe(200)
  })
})

it('without a key a creating call creates each time', async ({ server, yuna }) => {
  for (let time = 0; time < 2; time += 1)
    await server.call(addTrackFolder, { as: yuna, body: { name: '새벽' } })
  expect(await server.deps.db.$count(trackFolders)).toBe(2)
  expect(await server.deps.db.$count(keptAnswers)).toBe(0)
})

it('what was created goes too when its answer cannot be kept', async ({ server, tries }) => {
  const { db } = server.deps
  await db.execute(sql`alter table kept_answers add constraint kept_answers_none check (call_id <> 'FT2')`)
  try {
    const answer = await tries.ask(addTrackFolder, nextId(), { body: { name: '새벽' } })
    expect([answer.status, answer.code]).toEqual([500, 'COMMON500'])
  } finally {
    await db.execute(sql`alter table kept_answers drop constraint kept_answers_none`)
  }
  expect(await db.$count(trackFolders)).toBe(0)
})
