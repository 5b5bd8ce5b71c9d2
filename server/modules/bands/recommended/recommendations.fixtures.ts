import { eq } from 'drizzle-orm'
import type { Level, SessionType } from '#contract/sessions.ts'
import { savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import type { BandTest } from '../bands.fixtures.ts'

export interface Tastes extends Partial<Pick<typeof members.$inferInsert, 'region' | 'age' | 'gender'>> {
  sessions?: Partial<Record<SessionType, Level>>
  genres?: readonly string[]
  keywords?: readonly string[]
  /** Artist names. */
  artists?: readonly string[]
  /** Track titles. */
  tracks?: readonly string[]
}

/** Stores what a member plays and likes. */
export function tastesTest({ deps: { db, now } }: TestServer, { anArtist, aTrack }: BandTest) {
  return async function likes({ memberId }: TestMember, tastes: Tastes): Promise<void> {
    const { sessions = {}, genres = [], keywords = [], artists = [], tracks = [], ...facts } = tastes
    if (Object.keys(facts).length > 0) await db.update(members).set(facts).where(eq(members.id, memberId))
    const named = <Item, Row>(items: readonly Item[], rowOf: (item: Item) => Row) =>
      items.map((item, position) => ({ memberId, position, ...rowOf(item) }))
    const played = Object.entries(sessions) as [SessionType, Level][]
    if (played.length > 0)
      await db
        .insert(memberSessions)
        .values(named(played, ([sessionType, level]) => ({ sessionType, level })))
    if (genres.length > 0) await db.insert(memberGenres).values(named(genres, (genre) => ({ genre })))
    if (keywords.length > 0)
      await db.insert(memberKeywords).values(named(keywords, (keyword) => ({ keyword })))
    const savedAt = now()
    for (const name of artists)
      await db.insert(savedArtists).values({ memberId, artistId: await anArtist(name), savedAt })
    for (const title of tracks)
      await db.insert(savedTracks).values({ memberId, trackId: await aTrack(title), savedAt })
  }
}
