import type { BandDetail } from '#contract/http/bands/bands.ts'
import { placeOf } from '#src/lib/text/aboutMember.ts'
import { ageText } from '../bandText.ts'

const ANY = '무관'

/** The conditions of a recruitment with their labels. */
export const conditionsOf = ({ ageRange, genderCondition, region, district }: BandDetail) => [
  { label: '나이', text: ageText(ageRange) },
  // the label says 성별 already: 성별 무관 becomes 무관
  { label: '성별', text: genderCondition.replace(/^성별 /, '') },
  { label: '지역', text: placeOf({ region, district }) || ANY },
]
