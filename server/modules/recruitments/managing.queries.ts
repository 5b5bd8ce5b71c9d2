import { eq } from 'drizzle-orm'
import { bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'

/**
 * A band with the facts that a change is checked against, locked: changes of one band are serialised, and
 * nobody can apply, save it or decide meanwhile. The band is locked before its rooms (see `apply`).
 * Undefined: no such band.
 */
export async function holdManaged(tx: Tx, bandId: number) {
  const [band] = await tx
    .select({
      managerId: bands.managerId,
      name: bands.name,
      imageUrl: bands.imageUrl,
      mediaUrl: bands.mediaUrl,
      status: bands.status,
      ageStart: bands.ageStart,
      ageEnd: bands.ageEnd,
      endsAt: bands.endsAt,
      autoClose: bands.autoClose,
      createdAt: bands.createdAt,
    })
    .from(bands)
    .where(eq(bands.id, bandId))
    .for('no key update')
  return band
}

export type HeldBand = NonNullable<Awaited<ReturnType<typeof holdManaged>>>
