import { isSpecialMember, SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import type { BandCard } from '../bandCard.ts'

const SPECIAL_CARD: BandCard = {
  bandId: SPECIAL_BAND_ID,
  title: '합주 라운지',
  subtitle: '누구든 들어와서 인사해요',
  image: null,
  seed: `band-${SPECIAL_BAND_ID}`,
  tags: [],
  wanted: [],
  reasons: [],
  description: '',
  deadline: null,
  links: [],
  demo: null,
}

/** Members 36 and 37 see the special band on top (P15), once, whatever is recommended. */
export function withSpecialBand(cards: readonly BandCard[], memberId: number | null): readonly BandCard[] {
  if (!isSpecialMember(memberId)) return cards
  return [SPECIAL_CARD, ...cards.filter(({ bandId }) => bandId !== SPECIAL_BAND_ID)]
}
