import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import { isWorthShowing } from '#src/features/music/public.ts'
import type { ArchiveKind } from '../kinds.ts'
import type { MusicItem } from '../saving/savingApi.ts'

/** A search result of any kind. */
export interface FoundItem extends MusicItem {
  title: string
  /** The artist; for an artist the genres. */
  subtitle: string | null
  imageUrl: string | null
}

export interface FoundSection {
  kind: ArchiveKind
  items: FoundItem[]
}

const ofArtist = ({ spotifyId, name, genres, imageUrl }: ArtistInfo): FoundItem => ({
  kind: 'artists',
  spotifyId,
  title: name,
  subtitle: genres,
  imageUrl,
})

const ofAlbum = ({ spotifyId, name, artists, imageUrl }: AlbumInfo): FoundItem => ({
  kind: 'albums',
  spotifyId,
  title: name,
  subtitle: artists,
  imageUrl,
})

const ofTrack = ({ spotifyId, title, artist, imageUrl }: TrackInfo): FoundItem => ({
  kind: 'tracks',
  spotifyId,
  title,
  subtitle: artist,
  imageUrl,
})

const shown = (items: FoundItem[]) => items.filter(({ title, imageUrl }) => isWorthShowing(title, imageUrl))

export const foundTracks = (tracks: readonly TrackInfo[]): FoundItem[] => shown(tracks.map(ofTrack))

interface Found {
  artists: readonly ArtistInfo[]
  albums: readonly AlbumInfo[]
  tracks: readonly TrackInfo[]
}

/** In display order. A kind without results has no section. */
export function foundSections({ artists, albums, tracks }: Found): FoundSection[] {
  const sections: FoundSection[] = [
    { kind: 'artists', items: shown(artists.map(ofArtist)) },
    { kind: 'albums', items: shown(albums.map(ofAlbum)) },
    { kind: 'tracks', items: foundTracks(tracks) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}
