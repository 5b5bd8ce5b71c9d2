import type { ParsedQueryOf } from '#contract/call.ts'
import type {
  BandDetail,
  BandMember,
  BandProfile,
  BandSummary,
  listBands as listBandsCall,
} from '#contract/http/bands/bands.ts'
import { namePattern } from '#server/catalogue/namePattern.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectBandFacts, type BandFacts } from './bandFacts.queries.ts'
import { membersOf } from './bandMembers.present.ts'
import { selectPeople } from './bandPeople.queries.ts'
import { detailOf, profileOf, summaryOf } from './bands.present.ts'
import { bandIdsQuery } from './bands.queries.ts'

type Store = Pick<Deps, 'db'>

/** B1. */
export async function listBands(
  { db }: Store,
  { q, ...wanted }: ParsedQueryOf<typeof listBandsCall>,
  urlOf: UrlOf,
): Promise<BandSummary[]> {
  const pattern = q === undefined ? undefined : namePattern(q)
  if (pattern === null) return []
  const found = await bandIdsQuery(db, { ...wanted, namePattern: pattern })
  const bands = await selectBandFacts(
    db,
    found.map(({ bandId }) => bandId),
  )
  // a band may have ended between the two reads
  return bands.filter(isThere).map((band) => summaryOf(band, urlOf))
}

/** B3. @throws AppError BAND4004 */
export const readBandProfile = async ({ db }: Store, bandId: number, urlOf: UrlOf): Promise<BandProfile> =>
  profileOf(await requireBand(db, bandId), urlOf)

/** B4. @throws AppError BAND4004 */
export const readBandDetail = async ({ db }: Store, bandId: number, urlOf: UrlOf): Promise<BandDetail> =>
  detailOf(await requireBand(db, bandId), urlOf)

/** B5. @throws AppError BAND4004 */
export async function listBandMembers({ db }: Store, bandId: number, urlOf: UrlOf): Promise<BandMember[]> {
  const band = await requireBand(db, bandId)
  return membersOf(band, await selectPeople(db, bandId), urlOf)
}

const isThere = ({ status }: Pick<BandFacts, 'status'>) => status !== 'ENDED'

/** @throws AppError BAND4004 unknown or ended */
async function requireBand(db: Db, bandId: number): Promise<BandFacts> {
  const [band] = await selectBandFacts(db, [bandId])
  if (band === undefined || !isThere(band)) throw new AppError('BAND4004')
  return band
}
