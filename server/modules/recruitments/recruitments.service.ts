import { FIELD_TEXT } from '#contract/fieldText.ts'
import {
  areAgesInOrder,
  type NewRecruitment,
  type Recruitment,
  type RecruitmentChange,
  type RecruitmentResult,
} from '#contract/http/recruitments/recruitments.ts'
import type { Deps } from '#server/deps.ts'
import { discardShown, withPicture } from '#server/files/keeping.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { badFields } from '#server/http/parse.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import { selectBandFacts } from '../bands/bandFacts.queries.ts'
import { lockApplicant } from './applications/applying.queries.ts'
import { demoPath, requireDemo } from './demo.ts'
import { isEndOutOfRange } from './endDate.ts'
import { endRecruitment } from './ending.service.ts'
import { holdManaged, type HeldBand } from './managing.queries.ts'
import { recruitmentOf, resultOf } from './recruitments.present.ts'
import { insertBand, replaceLists, selectRepertoire, updateBand } from './recruitments.queries.ts'
import { repertoireOf } from './repertoire.service.ts'
import { columnsOf, listsOf } from './written.ts'

interface Pictured {
  /** The bytes as sent; null: none were. */
  image: Uint8Array<ArrayBuffer> | null
}

/**
 * RC1. The slow work, looking up the music and the picture, happens before the transaction.
 * @throws AppError COMMON400 bad end · SESSION4004 · GENRE4004 · SPOTIFY4004 · SPOTIFY5002 · COMMON415 the
 * picture cannot be read
 */
export async function createRecruitment(
  deps: Deps,
  memberId: number,
  { image, ...written }: NewRecruitment & Pictured,
  urlOf: UrlOf,
  once: Once<RecruitmentResult>,
): Promise<RecruitmentResult> {
  const createdAt = deps.now()
  const columns = { ...columnsOf(written), name: written.name }
  requireFutureEnd(columns.endsAt, createdAt, null)
  requireOpen(columns, createdAt)
  const lists = listsOf(written)
  const mediaUrl = demoPath(written.mediaUrl, urlOf)
  const { representativeTrackId, ...music } = await repertoireOf(deps, written)
  return withPicture(deps, image, (imageUrl) =>
    deps.db.transaction(async (tx) => {
      await once.begin(tx)
      // locked, or the band would stay behind when its manager withdraws at the same moment
      if (!(await lockApplicant(tx, memberId))) throw new AppError('AUTH_007')
      await requireDemo(deps, tx, mediaUrl, null)
      const shown = { imageUrl, mediaUrl, representativeTrackId, createdAt }
      const band = { ...columns, managerId: memberId, ...shown }
      const bandId = await insertBand(tx, band)
      await replaceLists(tx, bandId, { ...lists, ...music })
      return once.keep(tx, resultOf({ ...band, bandId }, urlOf))
    }),
  )
}

/**
 * RC2. One transaction; changes of one band are serialised. ENDED is final, and the other fields sent with it
 * are ignored.
 * @throws AppError as `createRecruitment` · BAND4004 unknown or ended · BAND4001
 */
export async function changeRecruitment(
  deps: Deps,
  memberId: number,
  { image, bandId, ...written }: RecruitmentChange & Pictured,
  urlOf: UrlOf,
): Promise<RecruitmentResult> {
  const { status } = written
  if (status === 'ENDED') return endRecruitment(deps, memberId, bandId, urlOf)
  requireManager(await selectManaged(deps.db, bandId), memberId, 'BAND4001')
  const columns = columnsOf(written)
  const lists = listsOf(written)
  const mediaUrl = demoPath(written.mediaUrl, urlOf)
  const { representativeTrackId, ...music } = await repertoireOf(deps, written)
  const { before, after } = await withPicture(deps, image, (imageUrl) =>
    deps.db.transaction(async (tx) => {
      const before = requireManager(await holdManaged(tx, bandId), memberId, 'BAND4001')
      requireSense(before, { ...columns, status }, deps.now())
      await requireDemo(deps, tx, mediaUrl, before.mediaUrl)
      const shown = { name: columns.name ?? before.name, imageUrl: imageUrl ?? before.imageUrl }
      await updateBand(tx, bandId, {
        ...columns,
        imageUrl: imageUrl ?? undefined,
        mediaUrl,
        status,
        representativeTrackId,
      })
      await replaceLists(tx, bandId, { ...lists, ...music })
      return { before, after: { ...shown, bandId, createdAt: before.createdAt } }
    }),
  )
  if (after.imageUrl !== before.imageUrl) await discardShown(deps, before.imageUrl)
  return resultOf(after, urlOf)
}

/** RC3. @throws AppError BAND4004 unknown or ended · COMMON403 */
export async function readRecruitment(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<Recruitment> {
  const [band] = await selectBandFacts(db, [bandId])
  return recruitmentOf(requireManager(band, memberId, 'COMMON403'), await selectRepertoire(db, bandId), urlOf)
}

type Said = Partial<Pick<HeldBand, 'ageStart' | 'ageEnd' | 'endsAt' | 'autoClose' | 'status'>>

/** Checks the sent values against the stored ones. @throws AppError COMMON400 */
function requireSense(before: HeldBand, said: Said, now: Date): void {
  requireFutureEnd(said.endsAt, now, before.endsAt)
  const isReopened = said.status === 'RECRUITING' && before.status !== 'RECRUITING'
  const { endsAt = before.endsAt, autoClose = before.autoClose } = said
  if (isReopened) requireOpen({ endsAt, autoClose }, now)
  const { ageStart = before.ageStart, ageEnd = before.ageEnd } = said
  if (!areAgesInOrder({ ageStart: ageStart ?? 0, ageEnd: ageEnd ?? 0 }))
    throw badFields({ ageEnd: FIELD_TEXT.range })
}

/** @throws AppError COMMON400 */
function requireFutureEnd(endsAt: Date | null | undefined, now: Date, stored: Date | null): void {
  if (endsAt && isEndOutOfRange(endsAt, now, stored)) throw badFields({ endDate: FIELD_TEXT.range })
}

interface Closing {
  endsAt?: Date | null | undefined
  autoClose?: boolean | undefined
}

/** A band that starts recruiting must not close immediately. @throws AppError COMMON400 */
function requireOpen({ endsAt, autoClose }: Closing, now: Date): void {
  if (autoClose && endsAt && endsAt <= now) throw badFields({ endDate: FIELD_TEXT.range })
}
