import { asc, eq } from 'drizzle-orm'
import {
  bandArtists,
  bandDays,
  bandGenres,
  bandJobs,
  bandLinks,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { markBandChanged } from '#server/modules/chat/rooms/listChanged.queries.ts'
import type { Repertoire } from './repertoire.service.ts'
import type { WrittenLists } from './written.ts'

type BandColumns = typeof bands.$inferInsert

export async function insertBand(tx: Tx, columns: BandColumns): Promise<number> {
  const [band] = await tx.insert(bands).values(columns).returning({ id: bands.id })
  if (!band) throw new Error('a stored band has no id')
  return band.id
}

/** Undefined leaves a column unchanged. */
export async function updateBand(tx: Tx, bandId: number, columns: Partial<BandColumns>): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx.update(bands).set(columns).where(eq(bands.id, bandId))
}

export type Lists = WrittenLists & Pick<Repertoire, 'artistIds' | 'trackIds'>

/** Replaces each given list, keeping the order. Undefined leaves a list unchanged. */
export async function replaceLists(tx: Tx, bandId: number, lists: Lists): Promise<void> {
  const { sessions, genres, artistIds, trackIds, days, jobs, links } = lists
  const named = <Item, Row>(items: readonly Item[], rowOf: (item: Item) => Row) =>
    items.map((item, position) => ({ bandId, position, ...rowOf(item) }))

  if (sessions) {
    const { recruiting, occupied } = sessions
    const rows = [
      ...named(recruiting, (session) => ({ session, recruiting: true })),
      ...named(occupied, (session) => ({ session, recruiting: false })),
    ]
    await tx.delete(bandSessions).where(eq(bandSessions.bandId, bandId))
    if (rows.length > 0) await tx.insert(bandSessions).values(rows)
    await markBandChanged(tx, bandId)
  }
  if (genres) {
    await tx.delete(bandGenres).where(eq(bandGenres.bandId, bandId))
    if (genres.length > 0) await tx.insert(bandGenres).values(named(genres, (genre) => ({ genre })))
  }
  if (artistIds) {
    await tx.delete(bandArtists).where(eq(bandArtists.bandId, bandId))
    if (artistIds.length > 0)
      await tx.insert(bandArtists).values(named(artistIds, (artistId) => ({ artistId })))
  }
  if (trackIds) {
    await tx.delete(bandTracks).where(eq(bandTracks.bandId, bandId))
    if (trackIds.length > 0) await tx.insert(bandTracks).values(named(trackIds, (trackId) => ({ trackId })))
  }
  if (days) {
    await tx.delete(bandDays).where(eq(bandDays.bandId, bandId))
    if (days.length > 0) await tx.insert(bandDays).values(days.map((day) => ({ bandId, day })))
  }
  if (jobs) {
    await tx.delete(bandJobs).where(eq(bandJobs.bandId, bandId))
    if (jobs.length > 0) await tx.insert(bandJobs).values(named(jobs, (job) => ({ job })))
  }
  if (links) {
    await tx.delete(bandLinks).where(eq(bandLinks.bandId, bandId))
    if (links.length > 0) await tx.insert(bandLinks).values(links.map((link) => ({ bandId, ...link })))
  }
}

/** The music of a form, with the provider's ids, in the manager's order. `song` undefined: none is chosen. */
export async function selectRepertoire(db: Db, bandId: number) {
  const [liked, wanted, [song]] = await Promise.all([
    db
      .select({ spotifyId: artists.spotifyId, name: artists.name, imageUrl: artists.imageUrl })
      .from(bandArtists)
      .innerJoin(artists, eq(artists.id, bandArtists.artistId))
      .where(eq(bandArtists.bandId, bandId))
      .orderBy(asc(bandArtists.position)),
    db
      .select({
        spotifyId: tracks.spotifyId,
        title: tracks.title,
        artist: tracks.artist,
        imageUrl: tracks.imageUrl,
      })
      .from(bandTracks)
      .innerJoin(tracks, eq(tracks.id, bandTracks.trackId))
      .where(eq(bandTracks.bandId, bandId))
      .orderBy(asc(bandTracks.position)),
    db
      .select({ spotifyId: tracks.spotifyId, artist: tracks.artist, trackTitle: tracks.title })
      .from(bands)
      .innerJoin(tracks, eq(tracks.id, bands.representativeTrackId))
      .where(eq(bands.id, bandId)),
  ])
  return { artists: liked, tracks: wanted, song }
}

export type ShownRepertoire = Awaited<ReturnType<typeof selectRepertoire>>
