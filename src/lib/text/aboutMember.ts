import { GENDER_NAMES, type Gender } from '#contract/scalars.ts'

interface About {
  age: number | null
  gender: Gender
  region: string | null
  district: string | null
}

/** `26세 · 여성`. */
export const ageAndGender = ({ age, gender }: Pick<About, 'age' | 'gender'>) =>
  [age === null ? null : `${age}세`, GENDER_NAMES[gender]].filter(Boolean).join(' · ')

/** `서울 마포구`; empty when neither is given. */
export const placeOf = ({ region, district }: Pick<About, 'region' | 'district'>) =>
  [region, district].filter(Boolean).join(' ')

/** `26세 · 여성 · 서울 마포구`. */
export const aboutMember = (member: About) =>
  [ageAndGender(member), placeOf(member)].filter(Boolean).join(' · ')
