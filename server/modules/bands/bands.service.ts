import type { ParsedQueryOf } from '#contract/call.ts'
import type {
  BandDetail,
  BandMember,
  BandProfile,
  BandSummary,
  countBands as countBandsCall,
  listBands as listBandsCall,
} from '#contract/http/bands/bands.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectBandFacts, type BandFacts } from './bandFacts.queries.ts'
import { membersOf } from './bandMembers.present.ts'
import { selectPeople } from './bandPeople.queries.ts'
import { detailOf, profileOf, summaryOf } from './bands.present.ts'
import { countMatching, type BandsWanted } from './bands.queries.ts'
import { meantBy } from './meantText.ts'
import { selectBandIds } from './namedBands.ts'

type Store = Pick<Deps, 'db'>

/** B1. */
export async function listBands(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewerId: number,
  { page, size, sort, ...asked }: ParsedQueryOf<typeof listBandsCall>,
  urlOf: UrlOf,
): Promise<BandSummary[]> {
  const wanted = wantedBands(viewerId, asked, now())
  if (wanted === null) return []
  const found = await selectBandIds(db, { ...wanted, order: sort, offset: page * size, limit: size })
  const bands = await selectBandFacts(
    db,
    found.map(({ bandId }) => bandId),
  )
  // a band may have ended between the two reads
  return bands.filter(isThere).map((band) => summaryOf(band, urlOf))
}

/** B9. */
export async function countBands(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewerId: number,
  asked: ParsedQueryOf<typeof countBandsCall>,
): Promise<{ count: number }> {
  const wanted = wantedBands(viewerId, asked, now())
  return { count: wanted === null ? 0 : await countMatching(db, wanted) }
}

/** Null: the text is blank, which finds nothing. */
function wantedBands(
  viewerId: number,
  asked: ParsedQueryOf<typeof countBandsCall>,
  now: Date,
): BandsWanted | null {
  const { q, session = [], genre, region, day, status, artistId, trackId } = asked
  const text = q === undefined ? undefined : meantBy(q)
  if (text === null) return null
  // who plays the keyboard may play the piano, as in the recommendations
  const sessions = session.includes('keyboard') ? ([...session, 'piano'] as const) : session
  return {
    viewerId,
    now,
    status,
    artistId,
    trackId,
    text,
    sessions,
    genres: genre,
    regions: region,
    days: day,
  }
}

/** B3. @throws AppError BAND4004 */
export const readBandProfile = async (
  { db }: Store,
  viewerId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<BandProfile> => profileOf(await requireBand(db, viewerId, bandId), urlOf)

/** B4. @throws AppError BAND4004 */
export const readBandDetail = async (
  { db }: Store,
  viewerId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<BandDetail> => detailOf(await requireBand(db, viewerId, bandId), urlOf)

/** B5. @throws AppError BAND4004 */
export async function listBandMembers(
  { db }: Store,
  viewerId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<BandMember[]> {
  const band = await requireBand(db, viewerId, bandId)
  return membersOf(band, await selectPeople(db, bandId, viewerId), urlOf)
}

const isThere = ({ status }: Pick<BandFacts, 'status'>) => status !== 'ENDED'

/** @throws AppError BAND4004 unknown or ended, or a block between the viewer and the manager (P22) */
async function requireBand(db: Db, viewerId: number, bandId: number): Promise<BandFacts> {
  const [band] = await selectBandFacts(db, [bandId])
  if (band === undefined || !isThere(band)) throw new AppError('BAND4004')
  if (band.managerId !== viewerId && (await areBlocked(db, viewerId, band.managerId)))
    throw new AppError('BAND4004')
  return band
}
