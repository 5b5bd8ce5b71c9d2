import { hangulToQwerty } from '#contract/hangul/keyboard.ts'
import { INITIALS, syllableOf } from '#contract/hangul/syllables.ts'
import type { Searchable } from '#server/catalogue/musicIndex.ts'
import { seeded } from '#server/sample/random.ts'

/** Queries as people type them, complete and incomplete, some without a match: `count` of each kind. */
export function musicQueries(music: Searchable, count: number, seed: number): Record<string, string[]> {
  const random = seeded(seed)
  const { artists, tracks, albums } = music
  const names = [...artists, ...[...tracks, ...albums].map((work) => work.names)].flat()
  const hangul = names.filter((name) => /^[가-힣]{2}/.test(name))
  const latin = names.filter((name) => /^[A-Za-z]{2}/.test(name))
  const begun = (from: readonly string[], most: number) =>
    random.pick(from).slice(0, random.between(Math.min(2, most), most))
  const kinds: Record<string, () => string> = {
    'one initial': () => random.pick([...INITIALS]),
    'one syllable': () => begun(hangul, 1),
    'two to four initials': () => initialsOf(begun(hangul, 4)),
    'one Latin letter': () => begun(latin, 1),
    'two to four Latin letters': () => begun(latin, 4),
    'a whole name': () => random.pick(names),
    'artist and title': () => {
      const { artist, names: titles } = random.pick(tracks)
      return `${random.pick(artists[artist]!)} ${begun(titles, 8)}`
    },
    'on the Latin keyboard': () => hangulToQwerty(begun(hangul, 4)),
    'nothing, in Hangul': () => `${begun(hangul, 4)}뷁`,
    'nothing, in Latin letters': () => `${begun(latin, 6)}zq`,
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, query]) => [kind, Array.from({ length: count }, query)]),
  )
}

/** Each syllable by its initial; everything else stays. */
const initialsOf = (text: string) =>
  text.replace(/[가-힣]/g, (syllable) => syllableOf(syllable)?.initial ?? syllable)
