import { PEOPLE } from './people.ts'

/** A sample member, for `as` of a call. */
export const sampleMember = (nickname: string) => ({
  memberId: PEOPLE.findIndex((person) => person.nickname === nickname) + 1,
  email: `${nickname}@example.com`,
})
