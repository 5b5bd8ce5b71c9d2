import { artistSvg } from '#contract/art/artistSvg.ts'
import { coverSvg } from '#contract/art/coverSvg.ts'
import { artPath, readArt, type ArtKind } from '#contract/art/generatedArt.ts'
import { standingAlone } from '#contract/art/standingAlone.ts'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import { readCatalogue, searchableOf, type By, type Catalogue } from '#server/catalogue/catalogue.ts'
import { fold } from '#server/catalogue/folding.ts'
import { MusicIndex } from '#server/catalogue/musicIndex.ts'
import { once } from '#server/catalogue/once.ts'
import type {
  CatalogueAlbum,
  CatalogueArtist,
  CatalogueSource,
  CatalogueTrack,
} from '#server/catalogue/parseCatalogue.ts'
import type { AlbumTracks, Found, Music, MusicQuery } from '#server/deps.ts'

/**
 * Music without a network, from the bundled catalogue (`server/catalogue`). The files are parsed at the first
 * call; the lists of tracks and albums and the search index are made when they are first needed.
 */
export function bundledMusic(sources: readonly CatalogueSource[]): Music {
  const catalogue = once(() => readCatalogue(sources))
  const index = once(() => new MusicIndex(searchableOf(catalogue())))
  const artists = once(() => new Map(catalogue().artists.map((artist) => [artist.spotifyId, artist])))
  const named = once(() => byAnyName(catalogue().artists))
  const works = once(() => worksById(catalogue()))
  return {
    async search<Kind extends keyof Found>({ text, kinds, limit, offset }: MusicQuery<Kind>) {
      const present = presenter(catalogue())
      const found = kinds.map((kind) => {
        const items = index()
          .find(kind, text, offset + limit)
          .slice(offset)
        return [kind, items.map((item) => present[kind](item))]
      })
      return Object.fromEntries(found) as Pick<Found, Kind>
    },
    async complete(text, kinds, limit) {
      return index().complete(kinds, text, limit)
    },
    async track(spotifyId) {
      const track = works().track.get(spotifyId)
      return track ? presentTrack(track, catalogue().artists) : null
    },
    async album(spotifyId) {
      const album = works().album.get(spotifyId)
      return album ? presentAlbum(album, catalogue().artists) : null
    },
    async albumTracks(spotifyId) {
      const album = works().album.get(spotifyId)
      return album ? presentAlbumTracks(album, catalogue().artists) : null
    },
    async artist(spotifyId) {
      const artist = artists().get(spotifyId)
      return artist ? presentArtist(artist) : null
    },
    async artistNamed(name) {
      const artist = named().get(fold(name).units)
      return artist ? presentArtist(artist) : null
    },
    async suggestedArtists() {
      return catalogue().artists.map(presentArtist)
    },
    picture(path) {
      const art = readArt(path)
      if (art === null) return null
      if (art.kind !== 'artist')
        return works()[art.kind].has(art.spotifyId) ? standingAlone(coverSvg(art.seed)) : null
      const artist = artists().get(art.spotifyId)
      return artist ? standingAlone(artistSvg(art.seed, artist.name)) : null
    },
  }
}

/** Where two share a name, the one who is shown under it, and then the better known. */
function byAnyName(artists: readonly CatalogueArtist[]): ReadonlyMap<string, CatalogueArtist> {
  const known = new Map<string, CatalogueArtist>()
  const add = (name: string, artist: CatalogueArtist) => {
    const { units } = fold(name)
    if (!known.has(units)) known.set(units, artist)
  }
  for (const artist of artists) add(artist.name, artist)
  for (const artist of artists) for (const name of artist.otherNames) add(name, artist)
  return known
}

const worksById = ({ tracks, albums }: Catalogue) => ({
  track: new Map(tracks.map((track) => [track.work.spotifyId, track])),
  album: new Map(albums.map((album) => [album.work.spotifyId, album])),
})

function presenter({ artists, tracks, albums }: Catalogue): {
  [Kind in keyof Found]: (item: number) => Found[Kind][number]
} {
  return {
    artists: (item) => presentArtist(artists[item]!),
    tracks: (item) => presentTrack(tracks[item]!, artists),
    albums: (item) => presentAlbum(albums[item]!, artists),
  }
}

/** A link to listen that needs no provider id: a search for the words. */
const listenAt = (...words: string[]) =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words.join(' '))}`

const shared = (kind: ArtKind, spotifyId: string, ...words: string[]) => ({
  spotifyId,
  imageUrl: artPath(kind, spotifyId),
  externalUrl: listenAt(...words),
})

const presentArtist = ({ spotifyId, name, genres }: CatalogueArtist): ArtistInfo => ({
  type: 'artist',
  ...shared('artist', spotifyId, name),
  name,
  genres: genres.join(', '),
})

function presentTrack({ work, artist }: By<CatalogueTrack>, artists: Catalogue['artists']): TrackInfo {
  const { name } = artists[artist]!
  return {
    type: 'track',
    ...shared('track', work.spotifyId, name, work.title),
    title: work.title,
    artist: name,
    album: work.album?.name ?? null,
    duration: null,
  }
}

function presentAlbum({ work, artist }: By<CatalogueAlbum>, artists: Catalogue['artists']): AlbumInfo {
  const { name } = artists[artist]!
  return {
    type: 'album',
    ...shared('album', work.spotifyId, name, work.name),
    name: work.name,
    artists: name,
    releaseDate: work.year,
  }
}

function presentAlbumTracks(
  { work, artist }: By<CatalogueAlbum>,
  artists: Catalogue['artists'],
): AlbumTracks {
  const { name } = artists[artist]!
  return {
    total: work.tracks.length,
    tracks: work.tracks.map(({ spotifyId, title }, nth) => ({
      spotifyId,
      name: title,
      trackNumber: nth + 1,
      discNumber: 1,
      duration: null,
      explicit: false,
      spotifyUrl: listenAt(name, title),
    })),
  }
}
