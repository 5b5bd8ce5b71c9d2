import { eq } from 'drizzle-orm'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { AppError } from '#server/http/errors.ts'

/** What decides whether somebody may look after a band. */
interface Managed {
  managerId: number
  status: BandStatus
}

/**
 * The band, for its manager. An ended one is nobody's any more, its manager's neither. `forbidden` is what the call says to anybody
 * else. @throws AppError BAND4004 unknown (undefined) or ended · `forbidden`
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

/** Whatever its status. Undefined: no such band. */
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
