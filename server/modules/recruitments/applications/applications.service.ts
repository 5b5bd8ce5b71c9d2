import type { ApplicationList } from '#contract/http/recruitments/applications.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import { applicantOf } from './applications.present.ts'
import { selectApplications } from './applications.queries.ts'
import { selectRecruited } from './recruiting.queries.ts'

/** RC4. @throws AppError BAND4004 unknown or ended · COMMON403 not the manager */
export async function listApplications(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<ApplicationList> {
  requireManager(await selectManaged(db, bandId), memberId, 'COMMON403')
  return applicationsOf(db, bandId, urlOf)
}

/** The answer of RC4 and RC5; the caller has checked the permission. @throws AppError BAND4004 deleted */
export async function applicationsOf(db: Db, bandId: number, urlOf: UrlOf): Promise<ApplicationList> {
  const band = await selectManaged(db, bandId)
  if (band === undefined) throw new AppError('BAND4004')
  // sequential, because `db` may be a transaction, which has one connection
  const sessions = await selectRecruited(db, bandId)
  const rows = await selectApplications(db, bandId)
  return {
    bandId,
    bandName: band.name,
    bandImage: urlOf(band.imageUrl),
    status: band.status,
    sessions,
    bandChatList: rows.map((row) => applicantOf(row, urlOf)),
  }
}
