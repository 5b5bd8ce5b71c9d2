import * as v from 'valibot'
import { GENDERS, REGIONS } from '#contract/scalars.ts'
import friends from './data/friends.json' with { type: 'json' }
import people from './data/people.json' with { type: 'json' }
import { readData } from './readData.ts'

const Person = v.strictObject({
  nickname: v.string(),
  gender: v.picklist(GENDERS),
  age: v.number(),
  region: v.picklist(REGIONS),
  bio: v.nullable(v.string()),
  /** Withdrawn a day ago: in no friend list, but still named in old rooms. */
  withdrawn: v.optional(v.literal(true)),
})

/**
 * Log-ins for visitors: a manager with applicants, two members who chat with her, and member 36, whose lists
 * begin with the card of band 49 (P15).
 */
export const SAMPLE_LOG_INS = ['yuna22', 'harin', 'minseo', 'gaon'] as const

/** The log-in of a moderator, who has joined for nothing else. */
export const SAMPLE_MODERATOR = 'haewon'

/**
 * Member ids are 1 to 42 in this order, so ids 36 and 37 exist (P15). All members are invented. They have no
 * pictures; the app draws a portrait for each.
 */
export const PEOPLE = readData('people.json', v.array(Person), people)

/** Friendships: the first name of a line with each of the others. */
export const FRIENDS = readData('friends.json', v.array(v.array(v.string())), friends)
