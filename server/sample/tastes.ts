import * as v from 'valibot'
import { LEVELS, SESSION_TYPES } from '#contract/sessions.ts'
import tastes from './data/tastes.json' with { type: 'json' }
import { readData } from './readData.ts'
import { WorkText } from './works.ts'

/** What a member plays and likes. Artists, tracks and albums are newest first. */
const Taste = v.strictObject({
  nickname: v.string(),
  sessions: v.array(v.strictObject({ sessionType: v.picklist(SESSION_TYPES), level: v.picklist(LEVELS) })),
  genres: v.array(v.string()),
  keywords: v.array(v.string()),
  artists: v.array(v.string()),
  tracks: v.array(WorkText),
  albums: v.array(WorkText),
})
export type Taste = v.InferOutput<typeof Taste>

/** Members without an entry have no taste yet. */
export const TASTES = readData('tastes.json', v.array(Taste), tastes)
