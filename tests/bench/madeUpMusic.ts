import type { Searchable } from '#server/catalogue/musicIndex.ts'
import { seeded, type Random } from '#server/sample/random.ts'

const TRACKS_OF_AN_ARTIST = 20
const TRACKS_OF_AN_ALBUM = 10
const WORDS = 4_000

/**
 * Made-up music of the requested size, the same every time: titles of one to five words, half of them Hangul,
 * with common words repeated often.
 */
export function madeUpMusic(tracks: number): Searchable {
  const random = seeded(1)
  const hangul = Array.from({ length: WORDS }, () => hangulWord(random))
  const latin = Array.from({ length: WORDS }, () => latinWord(random))
  const words = (from: readonly string[], most: number) =>
    Array.from({ length: random.between(1, most) }, () => common(from, random)).join(' ')
  const names = (most: number) => {
    const [one, other] = [words(hangul, most), words(latin, most)]
    if (random.between(1, 3) === 1) return [one, other]
    return [random.between(0, 1) === 0 ? one : other]
  }
  const artists = Array.from({ length: Math.ceil(tracks / TRACKS_OF_AN_ARTIST) }, () => [
    words(hangul, 2),
    words(latin, 2),
  ])
  const works = (count: number) =>
    Array.from({ length: count }, () => ({ names: names(5), artist: random.between(0, artists.length - 1) }))
  return { artists, tracks: works(tracks), albums: works(Math.ceil(tracks / TRACKS_OF_AN_ALBUM)) }
}

/** Picks a word so that few words are in most titles. */
function common(from: readonly string[], random: Random): string {
  const share = random.between(1, 1_000_000) / 1_000_000
  return from[Math.floor(from.length * share ** 3)] ?? ''
}

const hangulWord = (random: Random) =>
  Array.from({ length: random.between(1, 4) }, () =>
    String.fromCharCode(0xac00 + random.between(0, 18) * 588 + random.between(0, 20) * 28 + final(random)),
  ).join('')

/** Most syllables have no final consonant. */
const final = (random: Random) => (random.between(0, 2) === 0 ? random.between(1, 27) : 0)

const latinWord = (random: Random) =>
  Array.from(
    { length: random.between(1, 4) },
    () => random.pick([...'bcdfghjklmnprstvwyz']) + random.pick([...'aeiou']),
  ).join('')
