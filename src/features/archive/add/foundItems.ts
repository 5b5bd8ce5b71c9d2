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
  /** The search found as many as it may answer, so there may be more. */
  mayHaveMore: boolean
}

export const FOUND_TITLE: Readonly<Record<ArchiveKind, string>> = {
  artists: '아티스트',
  albums: '앨범',
  tracks: '곡',
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

export const foundArtists = (artists: readonly ArtistInfo[]): FoundItem[] => shown(artists.map(ofArtist))
export const foundAlbums = (albums: readonly AlbumInfo[]): FoundItem[] => shown(albums.map(ofAlbum))
export const foundTracks = (tracks: readonly TrackInfo[]): FoundItem[] => shown(tracks.map(ofTrack))

interface Found {
  artists: readonly ArtistInfo[]
  albums: readonly AlbumInfo[]
  tracks: readonly TrackInfo[]
}

/** In display order. A kind without results has no section. `limit` is the most that a kind may have here. */
export function foundSections({ artists, albums, tracks }: Found, limit: number): FoundSection[] {
  const sections: FoundSection[] = [
    { kind: 'artists', items: foundArtists(artists), mayHaveMore: artists.length === limit },
    { kind: 'albums', items: foundAlbums(albums), mayHaveMore: albums.length === limit },
    { kind: 'tracks', items: foundTracks(tracks), mayHaveMore: tracks.length === limit },
  ]
  return sections.filter(({ items }) => items.length > 0)
}
