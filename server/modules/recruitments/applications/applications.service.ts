import type { ApplicationList } from '#contract/http/recruitments/applications.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import type { Signing } from '#server/modules/chat/attachments/attachments.present.ts'
import { applicantOf } from './applications.present.ts'
import { selectApplications, selectClips } from './applications.queries.ts'
import { selectRecruited } from './recruiting.queries.ts'

type Reading = Pick<Deps, 'db'> & Signing

/** RC4. @throws AppError BAND4004 unknown or ended · COMMON403 not the manager */
export async function listApplications(
  deps: Reading,
  memberId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<ApplicationList> {
  requireManager(await selectManaged(deps.db, bandId), memberId, 'COMMON403')
  return applicationsOf(deps, bandId, urlOf)
}

/** The answer of RC4 and RC5; the caller has checked the permission. @throws AppError BAND4004 deleted */
export async function applicationsOf(deps: Reading, bandId: number, urlOf: UrlOf): Promise<ApplicationList> {
  const { db } = deps
  const band = await selectManaged(db, bandId)
  if (band === undefined) throw new AppError('BAND4004')
  const [sessions, rows, clips] = await Promise.all([
    selectRecruited(db, bandId),
    selectApplications(db, bandId),
    selectClips(db, bandId),
  ])
  return {
    bandId,
    bandName: band.name,
    bandImage: urlOf(band.imageUrl),
    status: band.status,
    sessions,
    bandChatList: await Promise.all(rows.map((row) => applicantOf(deps, row, clips.get(row.roomId), urlOf))),
  }
}
