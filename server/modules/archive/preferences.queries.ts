import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { artists, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import { memberGenres } from '#server/db/profileTables.ts'

export async function selectGenres(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .select({ genre: memberGenres.genre })
    .from(memberGenres)
    .where(eq(memberGenres.memberId, memberId))
    .orderBy(asc(memberGenres.position))
  return rows.map(({ genre }) => genre)
}

/** Newest first, like the titles. */
export async function selectFavouriteNames(db: Db, memberId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: artists.name })
    .from(savedArtists)
    .innerJoin(artists, eq(artists.id, savedArtists.artistId))
    .where(and(eq(savedArtists.memberId, memberId), isNotNull(savedArtists.favouredAt)))
    .orderBy(desc(savedArtists.favouredAt), desc(savedArtists.artistId))
    .limit(limit)
  return rows.map(({ name }) => name)
}

export async function selectSavedTitles(db: Db, memberId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ title: tracks.title })
    .from(savedTracks)
    .innerJoin(tracks, eq(tracks.id, savedTracks.trackId))
    .where(eq(savedTracks.memberId, memberId))
    .orderBy(desc(savedTracks.savedAt), desc(savedTracks.trackId))
    .limit(limit)
  return rows.map(({ title }) => title)
}
