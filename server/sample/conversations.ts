import * as v from 'valibot'
import conversations from './data/conversations.json' with { type: 'json' }
import { readData } from './readData.ts'

/**
 * Messages in quick succession. The scene starts at a time of day in Seoul some days ago, or some minutes
 * ago.
 */
const Scene = v.strictObject({
  daysAgo: v.optional(v.number()),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
  minutesAgo: v.optional(v.number()),
  /** In the form that `speak` reads. */
  lines: v.array(v.string()),
})
export type Scene = v.InferOutput<typeof Scene>

const SampleRoom = v.strictObject({
  kind: v.picklist(['PRIVATE', 'GROUP']),
  people: v.array(v.string()),
  /** GROUP only, at most 10 characters. */
  name: v.optional(v.string()),
  /** Set only where the number matters. */
  id: v.optional(v.number()),
  scenes: v.array(Scene),
  /** The number of newest messages that each of these members has not read. */
  unread: v.optional(v.record(v.string(), v.number())),
  pinnedBy: v.optional(v.array(v.string())),
})

/** The group room of band 49, the open one (P15). */
export const LOUNGE_ROOM_ID = 52

/** Written conversations, for the rooms that a visitor opens first. */
export const ROOMS = readData('conversations.json', v.array(SampleRoom), conversations)
