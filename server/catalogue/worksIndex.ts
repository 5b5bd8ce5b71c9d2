import { NameIndex, RANKS, type Hit } from './nameIndex.ts'
import { readTyped, type Typed } from './typed.ts'

/** A track or an album. */
export interface Work {
  names: readonly string[]
  /** The index of its artist. */
  artist: number
}

/** The number of artists that are considered when a part of the text is read as an artist's name. */
const ARTISTS_OF_A_PART = 8
/**
 * The maximum of splits of a text into artist and title. In real queries one of the first words ends the
 * artist or the title.
 */
const SPLITS_MAX = 6

interface Ranked {
  item: number
  rank: number
}

/**
 * Finds works by their own names, by their artist's, and by both together (혁오 톰보이). Works are numbered
 * by popularity.
 */
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

  /** Finds works by their own names only. */
  named(typed: Typed, wanted: number): Hit[] {
    return this.#titles.find(typed, wanted)
  }

  /** At equal rank a work with the name comes before a work of an artist with the name. */
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

  /**
   * Finds artist and title in one text, in either order. Without a space between them the artist's name must
   * be complete.
   */
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
        // Most parts are not the name of an artist, and preparing a query costs more than finding that out.
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
