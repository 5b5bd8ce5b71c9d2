import { and, desc, eq, exists, ilike, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { artists, savedArtists } from '#server/db/musicTables.ts'
import { members } from '#server/db/schema.ts'
import type { ArtistRow } from './catalogue.ts'

/**
 * By the name that the catalogue shows. Several artists may share a name: those saved by the member come
 * first, then the lowest id.
 */
export async function selectArtistsNamed(
  db: Db,
  memberId: number,
  names: readonly string[],
): Promise<ArtistRow[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ artist: artists })
    .from(artists)
    .leftJoin(savedArtists, and(eq(savedArtists.artistId, artists.id), eq(savedArtists.memberId, memberId)))
    .where(inArray(artists.name, [...names]))
    .orderBy(sql`${savedArtists.savedAt} is null`, artists.id)
  return rows.map(({ artist }) => artist)
}

const savedBy = sql`(select count(*) from ${savedArtists} where ${savedArtists.artistId} = ${artists.id})`

/** Artists that at least one member has saved, most saved first. */
export async function selectMostSaved(db: Db, limit: number): Promise<ArtistRow[]> {
  return db
    .select()
    .from(artists)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(savedArtists)
          .where(eq(savedArtists.artistId, artists.id)),
      ),
    )
    .orderBy(desc(savedBy), artists.id)
    .limit(limit)
}

/** Artists whose name contains the text, ignoring case; most saved first. */
export async function selectArtistsNamedLike(db: Db, text: string, limit: number): Promise<ArtistRow[]> {
  return db
    .select()
    .from(artists)
    .where(ilike(artists.name, `%${text.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(savedBy), artists.id)
    .limit(limit)
}

/** Saves the artists and marks them as favourites. A favourite that is already marked keeps its time. */
export async function insertFavourites(
  tx: Tx,
  memberId: number,
  artistIds: readonly number[],
  at: Date,
): Promise<void> {
  if (artistIds.length === 0) return
  await tx
    .insert(savedArtists)
    .values(
      artistIds
        .toSorted((one, other) => one - other)
        .map((artistId) => ({ memberId, artistId, savedAt: at, favouredAt: at })),
    )
    .onConflictDoUpdate({
      target: [savedArtists.memberId, savedArtists.artistId],
      set: { favouredAt: sql`coalesce(${savedArtists.favouredAt}, excluded.favoured_at)` },
    })
}

/** Unmarks all other favourites; they stay saved. */
export async function unmarkOthers(tx: Tx, memberId: number, artistIds: readonly number[]): Promise<void> {
  await tx
    .update(savedArtists)
    .set({ favouredAt: null })
    .where(
      and(
        eq(savedArtists.memberId, memberId),
        isNotNull(savedArtists.favouredAt),
        artistIds.length === 0 ? undefined : notInArray(savedArtists.artistId, [...artistIds]),
      ),
    )
}

/** Locks the member's row, so that other changes of the member's favourites wait for this transaction. */
export async function holdMember(tx: Tx, memberId: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
}
