import { describe, expect, it } from 'vitest'
import { bandStateOf, readBandState } from './bandState.ts'

const CARD = {
  bandId: 7,
  title: 'Velvet Kite',
  subtitle: '키보디스트를 찾아요',
  image: null,
  seed: 'band-7',
  tags: [],
  wanted: [],
  reasons: [],
  description: '',
  deadline: null,
  links: [],
  demo: null,
}

describe('the band in the navigation state', () => {
  it('is read as the card passed it', () => {
    const { bandId, title, subtitle, image, seed } = CARD
    expect(readBandState(bandStateOf(CARD), 7)).toEqual({ bandId, title, subtitle, image, seed })
  })

  it('is read for a sample band, which has no id', () => {
    expect(readBandState(bandStateOf({ ...CARD, bandId: null }), null)?.title).toBe('Velvet Kite')
  })

  it('is null when it is another band', () => {
    expect(readBandState(bandStateOf(CARD), 8)).toBeNull()
    expect(readBandState(bandStateOf(CARD), null)).toBeNull()
  })

  it.each([null, undefined, 'Velvet Kite', {}, { title: 7 }])('is null when the state is %o', (state) => {
    expect(readBandState(state, 7)).toBeNull()
  })
})
