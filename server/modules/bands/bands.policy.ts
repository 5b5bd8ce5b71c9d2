import { eq } from 'drizzle-orm'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { AppError } from '#server/http/errors.ts'

/** The facts that decide who may manage a band. */
interface Managed {
  managerId: number
  status: BandStatus
}

/**
 * Returns the band to its manager. An ended band has no manager any more. `forbidden` is the call's code for
 * anybody else. @throws AppError BAND4004 unknown (undefined) or ended · `forbidden`
 */
export function requireManager<Band extends Managed>(
  band: Band | undefined,
  memberId: number,
  forbidden: 'BAND4001' | 'COMMON403',
): Band {
  if (band === undefined || band.status === 'ENDED') throw new AppError('BAND4004')
  if (band.managerId !== memberId) throw new AppError(forbidden)
  return band
}

/** The band, of any status. Undefined: no such band. */
export async function selectManaged(db: Db, bandId: number) {
  const [band] = await db
    .select({
      managerId: bands.managerId,
      name: bands.name,
      imageUrl: bands.imageUrl,
      status: bands.status,
    })
    .from(bands)
    .where(eq(bands.id, bandId))
  return band
}
