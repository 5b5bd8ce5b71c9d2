import { CATALOGUE_GENRES } from './catalogueGenres.ts'
import { providerId } from './providerId.ts'

export interface CatalogueArtist {
  spotifyId: string
  /** The name that is shown. */
  name: string
  /** The name in the other script first, then other names. */
  otherNames: readonly string[]
  genres: readonly string[]
  /** Distinct, in the order of the file: the songs, then the tracks of the albums. */
  tracks: CatalogueTrack[]
  albums: CatalogueAlbum[]
}

export interface CatalogueTrack {
  readonly spotifyId: string
  title: string
  otherTitle: string | null
  /** The first album with the track; null: none is known. */
  album: CatalogueAlbum | null
}

export interface CatalogueAlbum {
  spotifyId: string
  name: string
  otherName: string | null
  year: string | null
  /** All tracks, in the order of the record. */
  tracks: CatalogueTrack[]
}

/** A file of the catalogue. The format is described in README.md. */
export interface CatalogueSource {
  /** The file's name for messages: `koreanBallad.txt`. */
  name: string
  text: string
}

/** @throws Error with the file and line of the mistake */
export function parseCatalogue({ name, text }: CatalogueSource): CatalogueArtist[] {
  const artists: CatalogueArtist[] = []
  let album: CatalogueAlbum | null = null
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('// ')) continue
    const fail = (why: string): never => {
      throw new Error(`${name}:${at + 1}: ${why}: ${line}`)
    }
    if (line.startsWith('@ ')) {
      artists.push(readArtist(fieldsOf(line.slice(2)), fail))
      album = null
      continue
    }
    const artist = artists.at(-1) ?? fail('no artist above this line')
    if (line.startsWith('= ')) album = addAlbum(artist, fieldsOf(line.slice(2)), fail)
    else addTrack(artist, album, fieldsOf(line), fail)
  }
  return artists
}

type Fail = (why: string) => never

const fieldsOf = (line: string) => line.split('|').map((field) => field.trim())

function readArtist([name, others, genres, ...more]: string[], fail: Fail): CatalogueArtist {
  if (!name || !others || !genres || more.length > 0) return fail('not "@ name | other names | genres"')
  const named = genres.split(',').map((each) => each.trim())
  const unknown = named.find((each) => !CATALOGUE_GENRES.includes(each))
  if (unknown !== undefined) return fail(`no genre of the list (${unknown})`)
  return {
    spotifyId: providerId('artist', name),
    name,
    otherNames: others.split('/').map((each) => each.trim()),
    genres: named,
    tracks: [],
    albums: [],
  }
}

function addAlbum(
  artist: CatalogueArtist,
  [name, otherName, year, ...more]: string[],
  fail: Fail,
): CatalogueAlbum {
  if (!name || more.length > 0) return fail('not "= album | other title | year"')
  if (year && !/^\d{4}$/.test(year)) return fail('a year has four digits')
  if (artist.albums.some((each) => each.name === name)) return fail('an album twice')
  const album: CatalogueAlbum = {
    spotifyId: providerId('album', artist.name, name),
    name,
    otherName: otherName || null,
    year: year || null,
    tracks: [],
  }
  artist.albums.push(album)
  return album
}

/** Its id is computed when it is first asked for: a start of the program needs none of fifteen thousand. */
class Track implements CatalogueTrack {
  readonly title: string
  readonly otherTitle: string | null
  readonly album: CatalogueAlbum | null
  readonly #artist: string
  #id: string | undefined

  constructor(artist: string, title: string, otherTitle: string | null, album: CatalogueAlbum | null) {
    this.title = title
    this.otherTitle = otherTitle
    this.album = album
    this.#artist = artist
  }

  get spotifyId(): string {
    this.#id ??= providerId('track', this.#artist, this.title)
    return this.#id
  }
}

/** A track on a second album is the same track. Twice among the songs or on one album is a mistake. */
function addTrack(
  artist: CatalogueArtist,
  album: CatalogueAlbum | null,
  [title, otherTitle, ...more]: string[],
  fail: Fail,
): void {
  if (!title || more.length > 0) return fail('not "title | other title"')
  const known = artist.tracks.find((each) => each.title === title)
  if (known && (album === null || known.album === null || known.album === album)) return fail('a song twice')
  const track = known ?? new Track(artist.name, title, otherTitle || null, album)
  if (!known) artist.tracks.push(track)
  album?.tracks.push(track)
}
