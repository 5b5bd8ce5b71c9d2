import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { savedAlbums } from '#server/db/musicTables.ts'

/** False: the member has not saved it. */
export async function updateVisibility(
  db: Db,
  memberId: number,
  albumId: number,
  isPrivate: boolean,
): Promise<boolean> {
  const rows = await db
    .update(savedAlbums)
    .set({ isPrivate })
    .where(and(eq(savedAlbums.memberId, memberId), eq(savedAlbums.albumId, albumId)))
    .returning({ albumId: savedAlbums.albumId })
  return rows.length > 0
}
