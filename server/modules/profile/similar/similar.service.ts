import type { AnswerOf } from '#contract/call.ts'
import type {
  readQuestion as readQuestionCall,
  SimilarArtist,
} from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { SimilarMember } from '#contract/http/profile/members.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { SavedKind } from './likeMinded.ts'
import { questionOf } from './question.present.ts'
import {
  selectQuestion,
  selectSimilarArtists,
  selectSimilarMembers,
  selectSimilarTracks,
} from './similar.queries.ts'

type Store = Pick<Deps, 'db' | 'now'>

/** AT7. */
export async function listSimilarTracks(
  { db, now }: Store,
  memberId: number,
  urlOf: UrlOf,
): Promise<SimilarTrack[]> {
  const rows = await selectSimilarTracks(db, memberId, now())
  return rows.map((row) => presentItem(row, urlOf))
}

/** AR6. */
export async function listSimilarArtists(
  { db, now }: Store,
  memberId: number,
  urlOf: UrlOf,
): Promise<SimilarArtist[]> {
  const rows = await selectSimilarArtists(db, memberId, now())
  return rows.map((row) => presentItem(row, urlOf))
}

/** Omits `bandId` when no band lists the item. */
const presentItem = <Row extends { bandId: number | null; imageUrl: string | null }>(
  { bandId, ...item }: Row,
  urlOf: UrlOf,
) => ({ ...item, imageUrl: urlOf(item.imageUrl), ...(bandId !== null && { bandId }) })

/** AR7. @throws AppError MEMBER4004 */
export async function readQuestion(
  { db, now }: Store,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof readQuestionCall>> {
  const row = await selectQuestion(db, memberId, now())
  if (row === undefined) throw new AppError('MEMBER4004')
  return { question: questionOf(row), ...row, profileImageUrl: urlOf(row.profileImageUrl) }
}

/** MS1. */
export async function listSimilarMembers(
  { db, now }: Store,
  memberId: number,
  by: SavedKind,
  urlOf: UrlOf,
): Promise<SimilarMember[]> {
  const rows = await selectSimilarMembers(db, by, memberId, now())
  return rows.map((row) => ({ ...row, profileImageUrl: urlOf(row.profileImageUrl) }))
}
