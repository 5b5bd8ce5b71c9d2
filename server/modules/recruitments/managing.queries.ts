import { eq } from 'drizzle-orm'
import { bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'

/**
 * A band, with what a change of it is measured by. Changes of one band follow each other, and nobody applies to it, saves it
 * or is judged meanwhile. The band comes before its rooms (see `apply`). Undefined: no such band.
 */
export async function holdManaged(tx: Tx, bandId: number) {
  const [band] = await tx
    .select({
      managerId: bands.managerId,
      name: bands.name,
      imageUrl: bands.imageUrl,
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
