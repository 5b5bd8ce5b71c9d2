import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId, BAND_STATUSES } from '#contract/scalars.ts'

export const BandBookmark = v.object({
  bandId: AnswerId,
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  status: v.picklist(BAND_STATUSES),
  /** Up to three nicknames joined by commas, then ` 외 N명`; empty: nobody yet. */
  memberSummary: v.string(),
  /** The manager and who passed. */
  memberCount: v.number(),
})
export type BandBookmark = v.InferOutput<typeof BandBookmark>

const Done = v.object({ status: v.literal(200), message: v.string() })

/** BM1. Newest first. */
export const listBookmarks = call({
  id: 'BM1',
  method: 'GET',
  path: '/api/bands/bookmarks',
  auth: 'required',
  body: 'bare',
  answer: v.array(BandBookmark),
})

/** BM2. Saves a band. Refuses: BAND4004, BAND4009 (saved already). */
export const addBookmark = call({
  id: 'BM2',
  method: 'POST',
  path: '/api/bands/:bandId/bookmark',
  auth: 'required',
  body: 'bare',
  answer: Done,
})

/** BM3. Takes a band out of the saved ones. Refuses: BAND4004 (no such band), BAND4000 (not saved). */
export const removeBookmark = call({
  id: 'BM3',
  method: 'DELETE',
  path: '/api/bands/:bandId/bookmark',
  auth: 'required',
  body: 'bare',
  answer: Done,
})
