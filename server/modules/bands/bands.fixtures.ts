import { joinBand } from '#contract/http/recruitments/applications.ts'
import type { Day, Job, PASS_FAIL, SnsPlatform } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import {
  applications,
  bandArtists,
  bandDays,
  bandGenres,
  bandJobs,
  bandLinks,
  bandSessions,
  bands,
  bandTracks,
} from '#server/db/bandTables.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { participants, rooms } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { bandNameKey } from './bandNameKey.ts'

interface Person {
  memberId: number
}

type Columns = Partial<Omit<typeof bands.$inferInsert, 'id' | 'managerId' | 'nameKey'>>

interface BandWords extends Columns {
  sessions?: readonly BandSessionType[]
  occupied?: readonly BandSessionType[]
  genres?: readonly string[]
  /** Artist names. */
  artists?: readonly string[]
  /** Track titles. */
  tracks?: readonly string[]
  days?: readonly Day[]
  jobs?: readonly Job[]
  links?: Partial<Record<SnsPlatform, string>>
}

/** Helpers for tests of bands. Rows are inserted as the server would store them. */
export function bandTest({ deps: { db, now } }: TestServer) {
  const dated = () => ({ createdAt: now(), updatedAt: now() })

  async function anArtist(name: string, imageUrl: string | null = null): Promise<number> {
    const [row] = await db
      .insert(artists)
      .values({ spotifyId: name, name, imageUrl, ...dated() })
      .onConflictDoUpdate({ target: artists.spotifyId, set: { name } })
      .returning({ id: artists.id })
    return row!.id
  }

  async function aTrack(title: string, imageUrl: string | null = null): Promise<number> {
    const [row] = await db
      .insert(tracks)
      .values({ spotifyId: title, title, artist: `${title} 밴드`, imageUrl, ...dated() })
      .onConflictDoUpdate({ target: tracks.spotifyId, set: { title } })
      .returning({ id: tracks.id })
    return row!.id
  }

  /** Recruits a bassist by default. */
  async function aBand(manager: Person, words: BandWords = {}): Promise<number> {
    const { sessions = ['bass'], occupied = [], genres = [], days = [], jobs = [], ...rest } = words
    const { links = {}, artists: liked = [], tracks: wanted = [], name = '새벽 네 시', ...columns } = rest
    const [band] = await db
      .insert(bands)
      .values({
        managerId: manager.memberId,
        name,
        nameKey: bandNameKey(name),
        createdAt: now(),
        ...columns,
      })
      .returning({ id: bands.id })
    const bandId = band!.id
    const named = <Item, Row>(items: readonly Item[], rowOf: (item: Item) => Row) =>
      items.map((item, position) => ({ bandId, position, ...rowOf(item) }))
    const played = [
      ...named(sessions, (session) => ({ session })),
      ...named(occupied, (session) => ({ session, recruiting: false })),
    ]
    if (played.length > 0) await db.insert(bandSessions).values(played)
    if (genres.length > 0) await db.insert(bandGenres).values(named(genres, (genre) => ({ genre })))
    if (days.length > 0) await db.insert(bandDays).values(days.map((day) => ({ bandId, day })))
    if (jobs.length > 0) await db.insert(bandJobs).values(named(jobs, (job) => ({ job })))
    for (const [position, each] of liked.entries())
      await db.insert(bandArtists).values({ bandId, position, artistId: await anArtist(each) })
    for (const [position, each] of wanted.entries())
      await db.insert(bandTracks).values({ bandId, position, trackId: await aTrack(each) })
    for (const [platform, url] of Object.entries(links) as [SnsPlatform, string][])
      await db.insert(bandLinks).values({ bandId, platform, url })
    return bandId
  }

  /** Inserts the application's room. */
  async function anApplication(
    bandId: number,
    manager: Person,
    applicant: Person,
    facts: { session?: BandSessionType; passFail?: (typeof PASS_FAIL)[number] } = {},
  ): Promise<number> {
    const [room] = await db
      .insert(rooms)
      .values({ kind: 'BAND', createdAt: now() })
      .returning({ id: rooms.id })
    const roomId = room!.id
    await db
      .insert(participants)
      .values([manager, applicant].map(({ memberId }) => ({ roomId, memberId, joinedAt: now() })))
    await db.insert(applications).values({
      roomId,
      bandId,
      applicantId: applicant.memberId,
      session: 'bass',
      createdAt: now(),
      ...facts,
    })
    return roomId
  }

  return { anArtist, aTrack, aBand, anApplication }
}

export type BandTest = ReturnType<typeof bandTest>

/** Helpers for tests of applying, by `applicant` unless `as` is given. */
function applyingTest({ call, deps }: TestServer, applicant: TestMember) {
  const join = (bandId: number, body: { session?: string | null; message?: string } = {}, as = applicant) =>
    call(joinBand, { as, path: { bandId }, body })
  return {
    join,
    roomOf: async (bandId: number, body = {}, as?: TestMember) => (await join(bandId, body, as)).value.roomId,
    async codeOf(bandId: number, body = {}, as?: TestMember) {
      const { status, code } = await join(bandId, body, as)
      return [status, code]
    },
    applied: () => deps.db.select().from(applications).orderBy(applications.roomId),
  }
}

/** Tests of bands: yuna manages them, and harin applies. */
export const it = base
  .extend('band', ({ server }) => bandTest(server))
  .extend('yuna', ({ server }) => server.aMember({ nickname: 'yuna' }))
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
  .extend('applying', ({ server, harin }) => applyingTest(server, harin))
