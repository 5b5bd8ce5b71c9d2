import { and, desc, eq, exists, ne, sql } from 'drizzle-orm'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { bandArtists, bands, bandTracks } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'

export interface BandsWanted {
  page: number
  size: number
  status?: BandStatus | undefined
  /** A regular expression matched against `nameKey`. */
  namePattern?: string | undefined
  artistId?: number | undefined
  trackId?: number | undefined
}

/** Newest first, without ended bands. */
export function bandIdsQuery(db: Db, { page, size, status, namePattern, artistId, trackId }: BandsWanted) {
  return db
    .select({ bandId: bands.id })
    .from(bands)
    .where(
      and(
        ne(bands.status, 'ENDED'),
        status && eq(bands.status, status),
        namePattern === undefined ? undefined : sql`${bands.nameKey} ~ ${namePattern}`,
        artistId === undefined ? undefined : exists(likedBy(db, artistId)),
        trackId === undefined ? undefined : exists(wantedBy(db, trackId)),
      ),
    )
    .orderBy(desc(bands.createdAt), desc(bands.id))
    .limit(size)
    .offset(page * size)
}

const likedBy = (db: Db, artistId: number) =>
  db
    .select({ bandId: bandArtists.bandId })
    .from(bandArtists)
    .where(and(eq(bandArtists.bandId, bands.id), eq(bandArtists.artistId, artistId)))

const wantedBy = (db: Db, trackId: number) =>
  db
    .select({ bandId: bandTracks.bandId })
    .from(bandTracks)
    .where(and(eq(bandTracks.bandId, bands.id), eq(bandTracks.trackId, trackId)))
