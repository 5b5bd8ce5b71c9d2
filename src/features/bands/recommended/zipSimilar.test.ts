import { expect, it } from 'vitest'
import { zipSimilar } from './zipSimilar.ts'

const aTrack = (title: string, bandId?: number) => ({
  trackId: 1,
  title,
  artist: '혁오',
  album: null,
  imageUrl: null,
  ...(bandId !== undefined && { bandId }),
})
const anArtist = (name: string, bandId?: number) => ({
  artistId: 1,
  name,
  imageUrl: `https://pictures/${name}`,
  ...(bandId !== undefined && { bandId }),
})

it('the first track and the first artist share a card, and so on', () => {
  const cards = zipSimilar([aTrack('위잉위잉'), aTrack('공드리')], [anArtist('잔나비'), anArtist('새소년')])
  expect(cards.map(({ title, tags }) => [title, ...tags])).toEqual([
    ['위잉위잉', '혁오', '잔나비'],
    ['공드리', '혁오', '새소년'],
  ])
})

it('the rest of the longer list gets cards of its own', () => {
  const cards = zipSimilar([aTrack('위잉위잉')], [anArtist('잔나비'), anArtist('새소년')])
  expect(cards.map(({ title }) => title)).toEqual(['위잉위잉', '새소년'])
  expect(zipSimilar([], [])).toEqual([])
})

it('a card belongs to the band of the track, else to that of the artist, else to none', () => {
  const cards = zipSimilar(
    [aTrack('a', 3), aTrack('b'), aTrack('c')],
    [anArtist('x', 9), anArtist('y', 4), anArtist('z')],
  )
  expect(cards.map(({ bandId }) => bandId)).toEqual([3, 4, null])
})

it('a card has the picture of the track, else that of the artist', () => {
  expect(zipSimilar([aTrack('a')], [anArtist('x')])[0]?.image).toBe('https://pictures/x')
})

it("a name that is both the track's artist and the similar artist is shown once", () => {
  expect(zipSimilar([aTrack('위잉위잉')], [anArtist('혁오')])[0]?.tags).toEqual(['혁오'])
})
