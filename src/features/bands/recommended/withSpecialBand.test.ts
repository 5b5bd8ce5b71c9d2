import { expect, it } from 'vitest'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import { withSpecialBand } from './withSpecialBand.ts'

const [first] = BUILT_IN_BANDS

it.each([36, 37])('band 49 is on top for member %d', (memberId) => {
  const cards = withSpecialBand(BUILT_IN_BANDS, memberId)
  expect(cards[0]?.bandId).toBe(49)
  expect(cards.slice(1)).toEqual(BUILT_IN_BANDS)
})

it('the special band is shown once, also when it is recommended', () => {
  const cards = withSpecialBand([first!, { ...first!, bandId: 49 }], 36)
  expect(cards.map(({ bandId }) => bandId)).toEqual([49, null])
})

it.each([35, 38, null])('nothing changes for member %s', (memberId) => {
  expect(withSpecialBand(BUILT_IN_BANDS, memberId)).toBe(BUILT_IN_BANDS)
})
