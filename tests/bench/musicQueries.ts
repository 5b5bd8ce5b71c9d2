import { hangulToQwerty } from '#contract/hangul/keyboard.ts'
import type { Searchable } from '#server/catalogue/musicIndex.ts'
import { initialsOf } from '#server/catalogue/typed.ts'
import { seeded } from '#server/sample/random.ts'

/** Beginnings of existing names and titles as people type them, and sometimes of something unknown. */
export function musicQueries(music: Searchable, count: number, seed: number): string[] {
  const random = seeded(seed)
  const nameOf = (names: readonly string[]) => random.pick(names)
  const begun = (text: string) => text.slice(0, random.between(1, Math.max(1, Math.min(text.length, 8))))
  const ways: (() => string)[] = [
    () => begun(nameOf(random.pick(music.tracks).names)),
    () => begun(nameOf(random.pick(music.artists))),
    () => nameOf(random.pick(music.albums).names),
    () => nameOf(random.pick(music.tracks).names).split(' ').at(-1) ?? '',
    () => begun(initialsOf(music.artists[random.between(0, music.artists.length - 1)]![0]!)),
    () => begun(hangulToQwerty(random.pick(music.artists)[0]!)),
    () => {
      const track = random.pick(music.tracks)
      return `${nameOf(music.artists[track.artist]!)} ${begun(nameOf(track.names))}`
    },
    () => random.pick([...'aeioubst', ...'ㅇㄱㅅㅎ', ...'이아가나']),
    () => `${begun(nameOf(random.pick(music.tracks).names))}${random.pick(['zq', '뷁', 'qqq'])}`,
  ]
  return Array.from({ length: count }, () => random.pick(ways)())
}
