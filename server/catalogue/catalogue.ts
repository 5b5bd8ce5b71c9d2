import { fold } from './folding.ts'
import type { Searchable } from './musicIndex.ts'
import { once } from './once.ts'
import {
  parseCatalogue,
  type CatalogueAlbum,
  type CatalogueArtist,
  type CatalogueSource,
  type CatalogueTrack,
} from './parseCatalogue.ts'
import { WELL_KNOWN } from './wellKnown.ts'

/** A work and its artist. */
export interface By<Work> {
  work: Work
  /** The artist's index in `artists`. */
  artist: number
}

/**
 * The bundled catalogue. Every list begins with the best known. Those of tracks and albums are put in order
 * when they are first read.
 */
export interface Catalogue {
  artists: readonly CatalogueArtist[]
  tracks: readonly By<CatalogueTrack>[]
  albums: readonly By<CatalogueAlbum>[]
}

/** Artists with the same number of tracks are in the order of the file names. */
export function readCatalogue(sources: readonly CatalogueSource[]): Catalogue {
  const parsed = [...sources].sort(byName).flatMap(parseCatalogue)
  const places = new Map(WELL_KNOWN.map((name, place) => [fold(name).units, place]))
  const artists = parsed
    .map((artist) => ({ artist, place: places.get(fold(artist.name).units) ?? WELL_KNOWN.length }))
    .sort((one, other) => one.place - other.place || other.artist.tracks.length - one.artist.tracks.length)
    .map(({ artist }) => artist)
  const tracks = once(() => bestFirst(artists, (artist) => titledTwiceFirst(artist.tracks)))
  const albums = once(() => bestFirst(artists, (artist) => artist.albums))
  return {
    artists,
    get tracks() {
      return tracks()
    },
    get albums() {
      return albums()
    },
  }
}

const byName = (one: CatalogueSource, other: CatalogueSource) => (one.name < other.name ? -1 : 1)

/** Songs with a title in both scripts come first: people talk about those most. */
const titledTwiceFirst = (tracks: readonly CatalogueTrack[]) => [
  ...tracks.filter(({ otherTitle }) => otherTitle !== null),
  ...tracks.filter(({ otherTitle }) => otherTitle === null),
]

/**
 * How many artists one position in an artist's list costs: the tenth song of the best-known artist ranks
 * about as high as the first song of the 200th.
 */
const ARTISTS_A_PLACE = 20

function bestFirst<Work>(
  artists: readonly CatalogueArtist[],
  worksOf: (artist: CatalogueArtist) => readonly Work[],
): By<Work>[] {
  return artists
    .flatMap((each, artist) =>
      worksOf(each).map((work, place) => ({ work, artist, fame: artist + place * ARTISTS_A_PLACE })),
    )
    .sort((one, other) => one.fame - other.fame)
    .map(({ work, artist }) => ({ work, artist }))
}

/** The names by which everything is found. */
export const searchableOf = ({ artists, tracks, albums }: Catalogue): Searchable => ({
  artists: artists.map(({ name, otherNames }) => [name, ...otherNames]),
  tracks: tracks.map(({ work, artist }) => ({ names: namesOf(work.title, work.otherTitle), artist })),
  albums: albums.map(({ work, artist }) => ({ names: namesOf(work.name, work.otherName), artist })),
})

const namesOf = (name: string, other: string | null) => (other === null ? [name] : [name, other])
