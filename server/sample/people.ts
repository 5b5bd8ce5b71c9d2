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
  /** Gone a day ago: in nobody's friend list any more, but still named in old rooms. */
  withdrawn: v.optional(v.literal(true)),
})

/** Log-ins that a visitor may try: a manager with applicants, two people she talks to, one of the two with the special card. */
export const SAMPLE_LOG_INS = ['yuna22', 'harin', 'minseo', 'gaon'] as const

/**
 * Member ids are 1 to 41 in this order, so numbers 36 and 37 exist (P15). Everybody is invented. No pictures: the SPA draws
 * a portrait for each.
 */
export const PEOPLE = readData('people.json', v.array(Person), people)

/** Friends of each other; the first name of a line with all the others. */
export const FRIENDS = readData('friends.json', v.array(v.array(v.string())), friends)
