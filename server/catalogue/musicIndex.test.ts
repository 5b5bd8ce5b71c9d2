import { describe, expect, it } from 'vitest'
import { MusicIndex } from './musicIndex.ts'
import { orderNames } from './orderNames.ts'

const artists = [
  ['혁오', 'HYUKOH'],
  ['Oasis', '오아시스'],
  ['The Beatles', '비틀즈'],
  ['Wonder Girls', '원더걸스'],
]
const titles: [string, number][] = [
  ['TOMBOY', 0],
  ['Wonderwall', 1],
  ['Help!', 2],
  ['Oasis', 3],
  ['Live Forever', 1],
  ['Tell Me', 3],
]
const index = new MusicIndex({
  artists,
  tracks: titles.map(([title, artist]) => ({ names: [title], artist })),
  albums: [{ names: ['23'], artist: 0 }],
})

const tracks = (text: string, wanted = 10) =>
  index.find('tracks', text, wanted).map((item) => titles[item]![0])

describe('tracks', () => {
  it('are found by their artist, after tracks whose own title matches', () => {
    expect(tracks('oasis')).toEqual(['Oasis', 'Wonderwall', 'Live Forever'])
    expect(tracks('오아시스')).toEqual(['Wonderwall', 'Live Forever'])
  })

  it('are found by artist and title together, in either order, also by an unfinished text', () => {
    for (const text of [
      'oasis wonderwall',
      'wonderwall oasis',
      'oasis won',
      'won oasis',
      '오아 won',
      'oasiswonder',
      'wonderoasis',
    ])
      expect(tracks(text)[0]).toBe('Wonderwall')
    expect(tracks('beatles help')).toEqual(['Help!'])
  })

  it('of another artist are not found by artist and title', () => {
    expect(tracks('oasis tomboy')).toEqual([])
  })

  it('are at most as many as wanted', () => {
    expect(tracks('oasis', 2)).toEqual(['Oasis', 'Wonderwall'])
    expect(tracks('o', 1)).toHaveLength(1)
  })
})

describe('a text typed with the wrong keyboard', () => {
  const named = (text: string) => index.find('artists', text, 10).map((item) => artists[item]![0])

  it('is recognized for both keyboards', () => {
    expect(named('gurdh')).toEqual(['혁오'])
    expect(named('gurd')).toEqual(['혁오'])
    expect(named('ㅐㅁ냔')).toEqual(['Oasis'])
    expect(tracks('ㅐㅁ냔 재ㅜㅇㄷㄱㅈ미ㅣ')[0]).toBe('Wonderwall')
  })

  it('ranks after the text as typed', () => {
    const both = new MusicIndex({ artists: [['아'], ['dk']], tracks: [], albums: [] })
    expect(both.find('artists', 'dk', 10)).toEqual([1, 0])
  })

  it('is ignored if it gives vowels outside syllables', () => {
    const noise = new MusicIndex({ artists: [['ㅜㅕㄷ']], tracks: [], albums: [] })
    expect(noise.find('artists', 'nue', 10)).toEqual([])
  })
})

describe('completions', () => {
  it('are distinct, and as many as wanted even if many items have the same name', () => {
    const many = new MusicIndex({
      artists: [['Nobody']],
      tracks: [...Array.from({ length: 500 }, () => 'Intro'), 'Introduction', 'An Intro'].map((title) => ({
        names: [title],
        artist: 0,
      })),
      albums: [{ names: ['Intro'], artist: 0 }],
    })
    expect(many.complete(['tracks', 'albums'], 'intro', 10)).toEqual(['Intro', 'Introduction', 'An Intro'])
  })

  it('are of the requested kinds, ordered by rank across kinds', () => {
    expect(index.complete(['artists', 'tracks', 'albums'], 'o', 10)[0]).toBe('Oasis')
    expect(index.complete(['albums'], 'o', 10)).toEqual([])
    expect(index.complete(['artists', 'tracks'], 'wonder', 10)).toEqual(['Wonder Girls', 'Wonderwall'])
  })
})

it('names from another source are ordered the same way, without those that do not match', () => {
  expect(orderNames('star', ['Superstar', 'Moon', 'Star', 'Star'], 5)).toEqual(['Star', 'Superstar'])
  expect(orderNames(' ', ['Star'], 5)).toEqual([])
})
