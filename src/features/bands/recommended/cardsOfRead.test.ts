import { expect, it } from 'vitest'
import { cardsOfRead } from './cardsOfRead.ts'
import { aBandDetail } from './testing/bandAnswers.ts'
import { zipSimilar } from './zipSimilar.ts'

it('the cards keep the order, without the bands that could not be read', () => {
  const cards = cardsOfRead([aBandDetail({ bandId: 3 }), null, aBandDetail({ bandId: 1 })], [])
  expect(cards.map(({ bandId }) => bandId)).toEqual([3, 1])
})

it.each([
  ['is not recruiting any more', { status: 'ACTIVE' as const }],
  ['has no name', { bandName: ' ' }],
])('a band gets no card when it %s', (_why, facts) => {
  expect(cardsOfRead([aBandDetail(facts)], [])).toEqual([])
})

it('a card has the music that named its band among its tags', () => {
  const track = { trackId: 1, title: '위잉위잉', artist: '혁오', album: null, imageUrl: null, bandId: 7 }
  const [card] = cardsOfRead([aBandDetail({ bandId: 7, region: '서울' })], zipSimilar([track], []))
  expect(card?.tags).toEqual(['혁오', 'Nu Metal', '서울'])
})
