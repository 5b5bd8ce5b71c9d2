import { and, desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { muteRoom, unmuteRoom } from '#contract/http/chat/mutes.ts'
import {
  changeRoom,
  createRoom,
  joinRoom,
  leaveRoom,
  openPrivateRoom,
  pinRoom,
  unpinRoom,
} from '#contract/http/chat/rooms.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import {
  decideApplications,
  joinBand,
  withdrawApplication,
} from '#contract/http/recruitments/applications.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { blockMember, unblockMember } from '#contract/http/safety/blocks.ts'
import { applications } from '#server/db/bandTables.ts'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { members, participants, rooms } from '#server/db/schema.ts'
import { deleteWithdrawn } from '#server/jobs/withdrawnMembers.ts'
import { insertHidden } from '#server/modules/safety/moderation/deciding.queries.ts'
import { lift } from '#server/modules/safety/moderation/sanctionRows.queries.ts'
import { safetyTest } from '#server/modules/safety/safety.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testPostgres } from '#server/testing/store.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { chatTest } from '../chat.fixtures.ts'
import { manyGroups, RoomListReader, wholeList } from './roomListReader.fixtures.ts'

const PEOPLE = 4
/** Their lists are read. The last member may be deleted. */
const READERS = 3

interface World {
  server: TestServer
  chat: ReturnType<typeof chatTest>
  safety: ReturnType<typeof safetyTest>
  people: TestMember[]
  bands: number[]
}

/** One thing that somebody does. `at` picks a room, band or member, whichever it is about. */
type Act = (world: World, who: number, at: number) => Promise<unknown>

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]
const other = ({ people }: World, who: number, at: number) =>
  people[(who + 1 + (at % (PEOPLE - 1))) % PEOPLE]!

/** In a room that `who` is or was in. */
const inRoom =
  (act: (world: World, as: TestMember, room: typeof rooms.$inferSelect) => Promise<unknown>): Act =>
  async (world, who, at) => {
    const { memberId } = world.people[who]!
    const seats = await world.server.deps.db
      .select({ room: rooms })
      .from(participants)
      .innerJoin(rooms, eq(rooms.id, participants.roomId))
      .where(eq(participants.memberId, memberId))
      .orderBy(rooms.id)
    const seat = pick(seats, at)
    if (seat) await act(world, world.people[who]!, seat.room)
  }

const ofBand =
  (act: (world: World, as: TestMember, bandId: number) => Promise<unknown>): Act =>
  (world, who, at) =>
    act(world, world.people[who]!, pick(world.bands, at)!)

/** As the manager of a band, whoever is meant to act. */
const managing = (act: (world: World, as: TestMember, bandId: number) => Promise<unknown>): Act =>
  ofBand((world, _as, bandId) => act(world, world.people[world.bands.indexOf(bandId)]!, bandId))

const say: Act = inRoom(({ chat }, as, { id, kind }) =>
  (kind === 'GROUP' ? chat.toGroup : kind === 'BAND' ? chat.toBand : chat.toPrivate)(as, id, {
    content: '말',
  }),
)

const ACTS = {
  say,
  read: inRoom(({ chat }, as, { id, kind, lastMessageId }) =>
    (kind === 'GROUP' ? chat.readGroup : chat.readPrivate)(as, id, lastMessageId || 1),
  ),
  leave: inRoom(({ server }, as, { id }) => server.call(leaveRoom, { as, path: { roomId: id } })),
  join: inRoom(({ server }, as, { id }) => server.call(joinRoom, { as, path: { roomId: id }, body: {} })),
  pin: inRoom(({ server }, as, { id }) => server.call(pinRoom, { as, query: { chatId: id } })),
  unpin: inRoom(({ server }, as, { id }) => server.call(unpinRoom, { as, query: { chatId: id } })),
  pinBand: managing(({ server }, as, bandId) => server.call(pinRoom, { as, query: { bandId } })),
  unpinBand: managing(({ server }, as, bandId) => server.call(unpinRoom, { as, query: { bandId } })),
  mute: inRoom(({ server }, as, { id }) =>
    server.call(muteRoom, {
      as,
      path: { roomId: id },
      body: { until: new Date(server.clock.now().getTime() + 60 * 60_000).toISOString(), mentions: true },
    }),
  ),
  muteForGood: inRoom(({ server }, as, { id }) =>
    server.call(muteRoom, { as, path: { roomId: id }, body: { until: null, mentions: false } }),
  ),
  unmute: inRoom(({ server }, as, { id }) => server.call(unmuteRoom, { as, path: { roomId: id } })),
  block: (world, who, at) =>
    world.server.call(blockMember, {
      as: world.people[who]!,
      path: { memberId: other(world, who, at).memberId },
    }),
  unblock: (world, who, at) =>
    world.server.call(unblockMember, {
      as: world.people[who]!,
      path: { memberId: other(world, who, at).memberId },
    }),
  change: inRoom(({ server }, as, { id, isOpen }) =>
    server.call(changeRoom, {
      as,
      body: { roomId: id, roomName: isOpen ? '닫힌 방' : '열린 방', isOpen: !isOpen },
    }),
  ),
  group: (world, who, at) =>
    world.server.call(createRoom, {
      as: world.people[who]!,
      body: { memberIds: [other(world, who, at).memberId], roomName: '새 방' },
    }),
  open: (world, who, at) =>
    world.server.call(openPrivateRoom, {
      as: world.people[who]!,
      body: { memberId: other(world, who, at).memberId },
    }),
  rename: ({ server, people }, who, at) =>
    server.call(changeProfile, { as: people[who]!, body: { nickname: `이름${who}${at}` } }),
  apply: ofBand(({ server }, as, bandId) =>
    server.call(joinBand, { as, path: { bandId }, body: { session: 'bass' } }),
  ),
  withdraw: ofBand(({ server }, as, bandId) => server.call(withdrawApplication, { as, path: { bandId } })),
  decide: managing(async ({ server }, as, bandId) => {
    const applied = await server.deps.db
      .select()
      .from(applications)
      .where(and(eq(applications.bandId, bandId), eq(applications.passFail, 'PENDING')))
    const roomId = applied[0]?.roomId
    if (roomId === undefined) return
    const passFail = roomId % 2 === 0 ? 'PASS' : 'FAIL'
    await server.call(decideApplications, {
      as,
      path: { bandId },
      body: { applicantUpdate: [{ roomId, passFail }], closesSession: roomId % 3 === 0 },
    })
  }),
  changeSessions: managing(({ server }, as, bandId) =>
    server.call(changeRecruitment, {
      as,
      body: { bandId, session: ['bass', 'vocal'], currentSessions: ['drums'] },
    }),
  ),
  changeSessionsBack: managing(({ server }, as, bandId) =>
    server.call(changeRecruitment, { as, body: { bandId, session: ['bass'] } }),
  ),
  renameBand: managing(({ server }, as, bandId) =>
    server.call(changeRecruitment, {
      as,
      body: { bandId, name: `밴드 ${server.clock.now().getTime() % 997}` },
    }),
  ),
  end: managing(({ server }, as, bandId) =>
    server.call(changeRecruitment, { as, body: { bandId, status: 'ENDED' } }),
  ),
  hide: inRoom(async ({ server, safety, people }, _as, { lastMessageId }) => {
    if (lastMessageId === 0) return
    const { db, now } = server.deps
    const facts = { kind: 'HIDDEN' } as const
    // of the last member, with whom it goes, unless they have been deleted
    const sanctionId = await safety
      .aSanction(people[READERS]!, facts)
      .catch(() => safety.aSanction(people[0]!, facts))
    await db.transaction((tx) => insertHidden(tx, sanctionId, [lastMessageId], now()))
  }),
  show: async ({ server }) => {
    const { db, now } = server.deps
    const [hidden] = await db.select().from(hiddenMessages).orderBy(desc(hiddenMessages.sanctionId)).limit(1)
    if (hidden) await db.transaction((tx) => lift(tx, hidden.sanctionId, now()))
  },
  wait: async ({ server }) => server.clock.advance({ minutes: 31 }),
  delete: async ({ server, people }) => {
    const { db } = server.deps
    await db
      .update(members)
      .set({ state: 'INACTIVE', withdrawnOn: '2020-01-01' })
      .where(eq(members.id, people[READERS]!.memberId))
    await deleteWithdrawn(server.deps)
  },
} satisfies Record<string, Act>
type ActName = keyof typeof ACTS

/** Everybody knows everybody; bands of the first two, to which all others have applied. */
async function aWorld(): Promise<World> {
  const server = await testServer()
  const chat = chatTest(server)
  const people: TestMember[] = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await server.aMember({ nickname: `사람${n}` }))
  const bands: number[] = []
  for (const manager of people.slice(0, 2)) {
    const bandId = await chat.aBand(manager, { name: `밴드${bands.length}` })
    bands.push(bandId)
    for (const applicant of people)
      if (applicant !== manager) await chat.anApplication(bandId, manager, applicant)
  }
  await chat.aRoom('GROUP', people, { isOpen: true })
  await chat.aRoom('GROUP', people.slice(1), { isOpen: true })
  for (const [one, two] of [
    [0, 1],
    [0, 3],
    [1, 2],
  ] as const)
    await chat.aRoom('PRIVATE', [people[one]!, people[two]!])
  // the list of one reader is read as a long one
  await manyGroups(server, [people[READERS - 1]!])
  return { server, chat, safety: safetyTest(server), people, bands }
}

/** PGlite takes five times as long for each. */
const HISTORIES = runs(testPostgres ? 8 : 3)

const RARE: readonly ActName[] = ['delete', 'end']
const act = fc.record({
  name: fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom(...(Object.keys(ACTS) as ActName[]).filter((name) => !RARE.includes(name))),
    },
    { weight: 6, arbitrary: fc.constantFrom<ActName>('say', 'read') },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  ),
  who: fc.nat(PEOPLE - 1),
  at: fc.nat(30),
})
/** Acts at the same time, and who looks meanwhile and afterwards. */
const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  during: fc.array(fc.nat(READERS - 1), { maxLength: 2 }),
  after: fc.array(fc.nat(READERS - 1), { minLength: 1, maxLength: 2 }),
})

it('a list kept by its changes is the whole list, whatever members do meanwhile', async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      const world = await aWorld()
      const readers = world.people.slice(0, READERS).map((as) => new RoomListReader(world.server, as))
      for (const reader of readers) await reader.readPages()

      const expectKept = async (reader: RoomListReader) => {
        const before = reader.rowsRead
        expect(await reader.readChanges()).toBe(true)
        changed += reader.rowsRead - before
        expect(reader.rows).toEqual(await wholeList(world.server, reader.as))
      }
      for (const { acts, during, after } of steps) {
        await Promise.all([
          ...acts.map(({ name, who, at }) => ACTS[name](world, who, at)),
          ...[...new Set(during)].map(async (who) => {
            const reader = readers[who]!
            // a row may come and go between the two statements of an answer
            if (!(await reader.readChanges())) await reader.readPages()
          }),
        ])
        for (const who of after) await expectKept(readers[who]!)
      }
      for (const reader of readers) await expectKept(reader)
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  expect(changed).toBeGreaterThan(12 * HISTORIES)
}, 300_000)

it('a list read in pages of any size is the whole list', async () => {
  const world = await aWorld()
  for (let at = 0; at < 12; at += 1) {
    world.server.clock.advance({ minutes: 1 })
    await ACTS.say(world, at % PEOPLE, at * 7)
    if (at % 4 === 0) await ACTS.pin(world, 0, at * 3)
  }
  await ACTS.pinBand(world, 0, 0)
  const [as] = world.people
  const whole = [...(await wholeList(world.server, as!)).keys()]
  expect(whole.length).toBeGreaterThan(4)
  for (let limit = 1; limit <= whole.length + 1; limit += 1) {
    const reader = new RoomListReader(world.server, as!, limit)
    expect([limit, await reader.readPages()]).toEqual([limit, whole])
    expect(reader.rowsOfPages).toBe(whole.length)
  }
})
