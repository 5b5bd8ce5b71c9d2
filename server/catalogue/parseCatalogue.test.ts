import { describe, expect, it } from 'vitest'
import { parseCatalogue } from './parseCatalogue.ts'

const parsed = (...lines: string[]) => parseCatalogue({ name: 'koreanBallad.txt', text: lines.join('\n') })

it('an artist is read with songs and an album', () => {
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

it('empty lines and comments are skipped, and # is part of a title', () => {
  const [artist] = parsed('// Rock.', '', '@ A | 에이 | Rock', '// Not a song.', '', '#1 Crush')
  expect(artist!.tracks.map(({ title }) => title)).toEqual(['#1 Crush'])
})

it('a song of two albums is one song, which belongs to the first album', () => {
  const [artist] = parsed('@ A | 에이 | Rock', '= One', 'Song', '= Two', 'Song', 'Other')
  expect(artist!.tracks.map(({ title, album }) => [title, album?.name])).toEqual([
    ['Song', 'One'],
    ['Other', 'Two'],
  ])
  expect(artist!.albums[1]!.tracks).toHaveLength(2)
})

describe('a mistake', () => {
  it.each([
    [['Song'], 'koreanBallad.txt:1: no artist above this line: Song'],
    [['// Ballads.', '', 'Song'], 'koreanBallad.txt:3: no artist above this line: Song'],
    [['= Album'], 'koreanBallad.txt:1: no artist above this line: = Album'],
    [['@ A | Rock'], 'koreanBallad.txt:1: not "@ name | other names | genres": @ A | Rock'],
    [['@ A | B | Rokc'], 'koreanBallad.txt:1: no genre of the list (Rokc): @ A | B | Rokc'],
    [['@ A | B | Rock', 'Song | Lied | Canción'], 'koreanBallad.txt:2: not "title | other title"'],
    [['@ A | B | Rock', '= Album | | 199'], 'koreanBallad.txt:2: a year has four digits'],
    [['@ A | B | Rock', 'Song', 'Song'], 'koreanBallad.txt:3: a song twice: Song'],
    [['@ A | B | Rock', 'Song', '= Album', 'Song'], 'koreanBallad.txt:4: a song twice: Song'],
    [['@ A | B | Rock', '= Album', 'Song', 'Song'], 'koreanBallad.txt:4: a song twice: Song'],
    [['@ A | B | Rock', '= Album', '= Album'], 'koreanBallad.txt:3: an album twice: = Album'],
  ])('in %j is reported with its file and line', (lines, message) => {
    expect(() => parsed(...lines)).toThrow(message)
  })
})
