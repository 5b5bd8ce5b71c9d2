import { NameIndex, RANKS, type Hit } from './nameIndex.ts'
import { readTyped, type Typed } from './typed.ts'

/** A track or an album. */
export interface Work {
  names: readonly string[]
  /** Its artist's number. */
  artist: number
}

/** Artists that are looked at when part of the text is taken for a name of theirs. */
const ARTISTS_OF_A_PART = 8
/** Parts of a text that may be the artist: in what people type, one of the first words ends the name or the title. */
const SPLITS_MAX = 6

interface Ranked {
  item: number
  rank: number
}

/** Works by their own names, by their artist's, and by both together (혁오 톰보이). Numbered from the best known on. */
export class WorksIndex {
  readonly #titles: NameIndex
  readonly #artists: NameIndex
  /** The works of each artist, the best known first. */
  readonly #worksOf = new Map<number, number[]>()

  constructor(works: readonly Work[], artists: NameIndex) {
    this.#titles = new NameIndex(works.map(({ names }) => names))
    this.#artists = artists
    for (const [item, { artist }] of works.entries()) {
      const known = this.#worksOf.get(artist)
      if (known) known.push(item)
      else this.#worksOf.set(artist, [item])
    }
  }

  /** By their own names alone. */
  named(typed: Typed, wanted: number): Hit[] {
    return this.#titles.find(typed, wanted)
  }

  /** At equal rank, what has the name comes before what is by somebody of that name. */
  find(text: string, wanted: number): number[] {
    const typed = readTyped(text)
    if (typed === null) return []
    const titles = this.#titles.find(typed, wanted)
    const artists = this.#artists.find(typed, wanted)
    const both = this.#byBoth(text, typed, titles.length + artists.length > 0)
    const found = new Set<number>()
    for (let rank = 0; rank < RANKS && found.size < wanted; rank += 1) {
      for (const hit of both) if (hit.rank === rank) found.add(hit.item)
      for (const hit of titles) if (hit.rank === rank) found.add(hit.item)
      for (const hit of artists) {
        if (found.size >= wanted) break
        if (hit.rank === rank) for (const item of this.#worksOf.get(hit.item) ?? []) found.add(item)
      }
    }
    return [...found].slice(0, wanted)
  }

  /** Artist and title in one text, in either order. Without a space between them the artist's name must be whole. */
  #byBoth(text: string, typed: Typed, isFound: boolean): Ranked[] {
    const words = text.trim().split(/\s+/)
    if (words.length === 1) return isFound ? [] : this.#byBothUnspaced(typed.units)
    const ranked: Ranked[] = []
    for (let at = 1; at < Math.min(words.length, SPLITS_MAX); at += 1) {
      const [front, back] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
      ranked.push(...this.#byArtistAndTitle(front, back), ...this.#byArtistAndTitle(back, front))
    }
    return ranked.sort(byRank)
  }

  #byArtistAndTitle(artistText: string, titleText: string): Ranked[] {
    const artistTyped = readTyped(artistText)
    const titleTyped = readTyped(titleText)
    if (artistTyped === null || titleTyped === null) return []
    return this.#artists
      .find(artistTyped, ARTISTS_OF_A_PART)
      .flatMap((artist) => this.#ofArtist(artist.item, titleTyped, artist.rank))
  }

  #byBothUnspaced(units: string): Ranked[] {
    const ranked: Ranked[] = []
    for (let at = 1; at < units.length; at += 1) {
      for (const [artist, title] of [
        [units.slice(0, at), units.slice(at)],
        [units.slice(at), units.slice(0, at)],
      ] as const) {
        const items = this.#artists.named(artist)
        // Most parts name nobody, and reading a text costs more than finding that out.
        const titleTyped = items.length === 0 ? null : readTyped(title)
        if (titleTyped === null) continue
        for (const item of items) ranked.push(...this.#ofArtist(item, titleTyped, 0))
      }
    }
    return ranked.sort(byRank)
  }

  #ofArtist(artist: number, typed: Typed, artistRank: number): Ranked[] {
    return (this.#worksOf.get(artist) ?? []).flatMap((item) => {
      const rank = this.#titles.rankOf(item, typed)
      return rank === null ? [] : [{ item, rank: Math.max(artistRank, rank) }]
    })
  }
}

const byRank = (one: Ranked, other: Ranked) => one.rank - other.rank || one.item - other.item
