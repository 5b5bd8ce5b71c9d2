import { PEOPLE } from './people.ts'

/** Somebody of the sample data, as `as` of a call. */
export const sampleMember = (nickname: string) => ({
  memberId: PEOPLE.findIndex((person) => person.nickname === nickname) + 1,
  email: `${nickname}@example.com`,
})
