import { hangulToQwerty, qwertyToHangul } from '#contract/hangul/keyboard.ts'
import { NameIndex, type Hit } from './nameIndex.ts'
import { isReadable, readTyped } from './typed.ts'
import { WorksIndex, type Work } from './worksIndex.ts'

export interface Searchable {
  /** The names of each artist, the best-known artist first. Tracks and albums are ordered the same way. */
  artists: readonly (readonly string[])[]
  tracks: readonly Work[]
  albums: readonly Work[]
}

export type Kind = keyof Searchable

/**
 * Finds music as Koreans type it. Returns indices into the lists of the constructor, the best match first.
 */
export class MusicIndex {
  readonly #artists: NameIndex
  readonly #works: Record<'tracks' | 'albums', WorksIndex>

  constructor({ artists, tracks, albums }: Searchable) {
    this.#artists = new NameIndex(artists)
    this.#works = {
      tracks: new WorksIndex(tracks, this.#artists),
      albums: new WorksIndex(albums, this.#artists),
    }
  }

  find(kind: Kind, text: string, wanted: number): number[] {
    return asTyped(text, wanted, (each) => this.#findTyped(kind, each, wanted))
  }

  /** The distinct names of these kinds that contain the text. */
  complete(kinds: readonly Kind[], text: string, wanted: number): string[] {
    return asTyped(text, wanted, (each) => this.#namesTyped(kinds, each, wanted))
  }

  #findTyped(kind: Kind, text: string, wanted: number): number[] {
    if (kind !== 'artists') return this.#works[kind].find(text, wanted)
    return this.#hits(kind, text, wanted).map(({ item }) => item)
  }

  #hits(kind: Kind, text: string, wanted: number): Hit[] {
    const typed = readTyped(text)
    if (typed === null) return []
    return kind === 'artists' ? this.#artists.find(typed, wanted) : this.#works[kind].named(typed, wanted)
  }

  /**
   * Many songs have the same name, such as Intro, so the number of hits grows until there are enough distinct
   * names.
   */
  #namesTyped(kinds: readonly Kind[], text: string, wanted: number): string[] {
    for (let asked = wanted; ; asked *= 4) {
      const hits = kinds.map((kind) => this.#hits(kind, text, asked))
      const names = new Set(
        hits
          .flat()
          .sort((one, other) => one.rank - other.rank)
          .map(({ name }) => name),
      )
      if (names.size >= wanted || hits.every((list) => list.length < asked))
        return [...names].slice(0, wanted)
    }
  }
}

/**
 * Searches the text as typed. If that finds too little, it also searches what the same keys write on the
 * Korean keyboard (gurdh for 혁오). If nothing is found at all, it searches what they write on the Latin one
 * (ㅐㅁ냔 for oasis).
 */
function asTyped<Found>(text: string, wanted: number, find: (text: string) => Found[]): Found[] {
  const found = find(text)
  if (found.length >= wanted) return found
  const hangul = qwertyToHangul(text)
  const more = hangul !== text && isReadable(hangul) ? find(hangul) : []
  const all = [...new Set([...found, ...more])].slice(0, wanted)
  if (all.length > 0) return all
  const latin = hangulToQwerty(text)
  return latin === text ? [] : find(latin)
}
