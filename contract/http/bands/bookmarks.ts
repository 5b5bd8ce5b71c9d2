import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId, BAND_STATUSES } from '#contract/scalars.ts'

export const BandBookmark = v.object({
  bandId: AnswerId,
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  status: v.picklist(BAND_STATUSES),
  /** At most three nicknames joined by commas, then ` 외 N명`. Empty: no people yet. */
  memberSummary: v.string(),
  /** The number of people in the band: the manager and the accepted applicants. */
  memberCount: v.number(),
})
export type BandBookmark = v.InferOutput<typeof BandBookmark>

const Done = v.object({ status: v.literal(200), message: v.string() })

/** BM1. Returns the bookmarked bands, the last bookmarked first. */
export const listBookmarks = call({
  id: 'BM1',
  method: 'GET',
  path: '/api/bands/bookmarks',
  auth: 'required',
  body: 'bare',
  answer: v.array(BandBookmark),
})

/** BM2. Bookmarks a band. Refuses: BAND4004, BAND4009 (bookmarked already). */
export const addBookmark = call({
  id: 'BM2',
  method: 'POST',
  path: '/api/bands/:bandId/bookmark',
  auth: 'required',
  body: 'bare',
  answer: Done,
})

/** BM3. Removes a bookmark. Refuses: BAND4004 (unknown band), BAND4000 (not bookmarked). */
export const removeBookmark = call({
  id: 'BM3',
  method: 'DELETE',
  path: '/api/bands/:bandId/bookmark',
  auth: 'required',
  body: 'bare',
  answer: Done,
})
