import type { AnswerOf } from '#contract/call.ts'
import type {
  addBookmark as addBookmarkCall,
  BandBookmark,
  removeBookmark as removeBookmarkCall,
} from '#contract/http/bands/bookmarks.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentBookmark } from './bookmarks.present.ts'
import { deleteBookmark, insertBookmark, isBand, selectBookmarks } from './bookmarks.queries.ts'

/** BM1. */
export async function listBookmarks(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<BandBookmark[]> {
  const rows = await selectBookmarks(db, memberId)
  return rows.map((row) => presentBookmark(row, urlOf))
}

/** BM2. @throws AppError BAND4004 unknown or ended · BAND4009 */
export async function addBookmark(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  bandId: number,
): Promise<AnswerOf<typeof addBookmarkCall>> {
  const { isThere, isNew } = await insertBookmark(db, { memberId, bandId }, now())
  if (!isThere) throw new AppError('BAND4004')
  if (!isNew) throw new AppError('BAND4009')
  return { status: 200, message: '밴드가 저장되었습니다!' }
}

/** BM3. @throws AppError BAND4004 no such band · BAND4000 not saved */
export async function removeBookmark(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  bandId: number,
): Promise<AnswerOf<typeof removeBookmarkCall>> {
  if (!(await deleteBookmark(db, { memberId, bandId })))
    throw new AppError((await isBand(db, bandId)) ? 'BAND4000' : 'BAND4004')
  return { status: 200, message: '저장한 밴드가 삭제되었습니다.' }
}
