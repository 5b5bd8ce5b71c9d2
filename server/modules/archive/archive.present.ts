import type { AlbumItem, ArtistItem, TrackItem } from '#contract/http/archive/archive.ts'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import type { AlbumTracks } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { AlbumRow, ArtistRow, TrackRow } from '../music/catalogue.ts'

export const presentTrack = (row: TrackRow, urlOf: UrlOf): TrackItem => ({
  trackId: row.id,
  spotifyId: row.spotifyId,
  title: row.title,
  artist: row.artist,
  album: row.album,
  duration: row.duration,
  imageUrl: urlOf(row.imageUrl),
  externalUrl: row.externalUrl,
})

export const presentArtist = (row: ArtistRow, urlOf: UrlOf): ArtistItem => ({
  artistId: row.id,
  spotifyId: row.spotifyId,
  name: row.name,
  genre: row.genre,
  imageUrl: urlOf(row.imageUrl),
  externalUrl: row.externalUrl,
})

const presentAnyAlbum = (row: AlbumRow, urlOf: UrlOf) => ({
  albumId: row.id,
  spotifyId: row.spotifyId,
  name: row.name,
  artist: row.artist,
  imageUrl: urlOf(row.imageUrl),
  externalUrl: row.externalUrl,
})

export const presentAlbum = (row: AlbumRow & { isPrivate: boolean }, urlOf: UrlOf): AlbumItem => ({
  ...presentAnyAlbum(row, urlOf),
  isPrivate: row.isPrivate,
})

export const presentAlbumDetail = (
  row: AlbumRow,
  { total, tracks }: AlbumTracks,
  urlOf: UrlOf,
): AlbumDetail => ({
  ...presentAnyAlbum(row, urlOf),
  total,
  tracks,
})
