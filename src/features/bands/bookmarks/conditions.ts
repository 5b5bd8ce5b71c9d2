import type { BandDetail } from '#contract/http/bands/bands.ts'
import { placeOf } from '#src/lib/text/aboutMember.ts'
import { ageText } from '../bandText.ts'

const ANY = '무관'

/** Whom a band is looking for, under the words that say what it is about. */
export const conditionsOf = ({ ageRange, genderCondition, region, district }: BandDetail) => [
  { label: '나이', text: ageText(ageRange) },
  // 성별 무관 needs no second 성별
  { label: '성별', text: genderCondition.replace(/^성별 /, '') },
  { label: '지역', text: placeOf({ region, district }) || ANY },
]
