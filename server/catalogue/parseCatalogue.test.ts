import { describe, expect, it } from 'vitest'
import { parseCatalogue } from './parseCatalogue.ts'

const parsed = (...lines: string[]) => parseCatalogue(lines.join('\n'), 'test')

it('reads an artist with songs and an album', () => {
  const [artist] = parsed(
    '',
    '@ 혁오 | HYUKOH/Hyuk Oh | Indie Rock, K-indie',
    '위잉위잉 | Wi Ing Wi Ing',
    'Gondry',
    '= 23 | | 2017',
    'Burning youth',
    'TOMBOY | 톰보이',
    '',
  )
  expect(artist).toMatchObject({
    name: '혁오',
    otherNames: ['HYUKOH', 'Hyuk Oh'],
    genres: ['Indie Rock', 'K-indie'],
    albums: [{ name: '23', otherName: null, year: '2017' }],
  })
  expect(artist!.tracks.map(({ title, otherTitle, album }) => [title, otherTitle, album?.name])).toEqual([
    ['위잉위잉', 'Wi Ing Wi Ing', undefined],
    ['Gondry', null, undefined],
    ['Burning youth', null, '23'],
    ['TOMBOY', '톰보이', '23'],
  ])
  expect(artist!.albums[0]!.tracks).toEqual(artist!.tracks.slice(2))
})

it('takes a song of two albums for one, which belongs to the first', () => {
  const [artist] = parsed('@ A | 에이 | Rock', '= One', 'Song', '= Two', 'Song', 'Other')
  expect(artist!.tracks.map(({ title, album }) => [title, album?.name])).toEqual([
    ['Song', 'One'],
    ['Other', 'Two'],
  ])
  expect(artist!.albums[1]!.tracks).toHaveLength(2)
})

describe('a slip', () => {
  it.each([
    [['Song'], 'line 1: nobody to whom this belongs: Song'],
    [['= Album'], 'line 1: nobody to whom this belongs: = Album'],
    [['@ A | Rock'], 'line 1: not "@ name | other names | genres": @ A | Rock'],
    [['@ A | B | Rokc'], 'line 1: no genre of the list (Rokc): @ A | B | Rokc'],
    [['@ A | B | Rock', 'Song | Lied | Canción'], 'line 2: not "title | other title"'],
    [['@ A | B | Rock', '= Album | | 199'], 'line 2: a year has four digits'],
    [['@ A | B | Rock', 'Song', 'Song'], 'line 3: a song twice: Song'],
    [['@ A | B | Rock', 'Song', '= Album', 'Song'], 'line 4: a song twice: Song'],
    [['@ A | B | Rock', '= Album', 'Song', 'Song'], 'line 4: a song twice: Song'],
    [['@ A | B | Rock', '= Album', '= Album'], 'line 3: an album twice: = Album'],
  ])('in %j is named with its line', (lines, message) => {
    expect(() => parsed(...lines)).toThrow(message)
  })
})
