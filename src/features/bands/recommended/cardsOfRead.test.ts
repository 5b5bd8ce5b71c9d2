import { expect, it } from 'vitest'
import { cardsOfRead } from './cardsOfRead.ts'
import { aBandDetail } from './testing/bandAnswers.ts'
import { zipSimilar } from './zipSimilar.ts'

it('keeps the order and leaves out what could not be read', () => {
  const cards = cardsOfRead([aBandDetail({ bandId: 3 }), null, aBandDetail({ bandId: 1 })], [])
  expect(cards.map(({ bandId }) => bandId)).toEqual([3, 1])
})

it.each([
  ['looks for nobody any more', { status: 'ACTIVE' as const }],
  ['has no name', { bandName: ' ' }],
])('leaves out a band that %s', (_why, facts) => {
  expect(cardsOfRead([aBandDetail(facts)], [])).toEqual([])
})

it('says which music named the band', () => {
  const track = { trackId: 1, title: '위잉위잉', artist: '혁오', album: null, imageUrl: null, bandId: 7 }
  const [card] = cardsOfRead([aBandDetail({ bandId: 7, region: '서울' })], zipSimilar([track], []))
  expect(card?.tags).toEqual(['혁오', '서울'])
})
