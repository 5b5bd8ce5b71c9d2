import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { albums, artists } from '#server/db/musicTables.ts'
import type { TrackRow } from '../music/catalogue.ts'

/**
 * The artist and the album of a track. A track names both as text, as the provider does; where the catalogue
 * has two of a name, the first one that it got is taken.
 */
export async function selectWhereFrom(
  db: Db,
  { artist, album }: Pick<TrackRow, 'artist' | 'album'>,
): Promise<{ artistId: number | null; albumId: number | null }> {
  const [[artistRow], [albumRow]] = await Promise.all([
    db
      .select({ id: artists.id })
      .from(artists)
      .where(eq(artists.name, artist))
      .orderBy(asc(artists.id))
      .limit(1),
    album === null
      ? []
      : db
          .select({ id: albums.id })
          .from(albums)
          .where(and(eq(albums.name, album), eq(albums.artist, artist)))
          .orderBy(asc(albums.id))
          .limit(1),
  ])
  return { artistId: artistRow?.id ?? null, albumId: albumRow?.id ?? null }
}
