import type { ArtistItem } from '#contract/http/archive/archive.ts'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import type { TrackDetail } from '#contract/http/archive/archivedTracks.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectItem } from '../music/catalogue.queries.ts'
import * as catalogue from '../music/catalogue.ts'
import { updateVisibility } from './albums.queries.ts'
import { presentAlbumDetail, presentArtist, presentTrack } from './archive.present.ts'
import { selectWhereFrom } from './details.queries.ts'
import { ALBUMS } from './kinds.ts'
import { whyNotSaved } from './saved.service.ts'

/** AR5. @throws AppError ARTIST4004 */
export async function readArtist(
  { db }: Pick<Deps, 'db'>,
  artistId: number,
  urlOf: UrlOf,
): Promise<ArtistItem> {
  const row = await selectItem(db, catalogue.ARTISTS, artistId)
  if (row === undefined) throw new AppError('ARTIST4004')
  return presentArtist(row, urlOf)
}

/** AT9. @throws AppError TRACK4004 */
export async function readTrackDetail(
  { db }: Pick<Deps, 'db'>,
  trackId: number,
  urlOf: UrlOf,
): Promise<TrackDetail> {
  const row = await selectItem(db, catalogue.TRACKS, trackId)
  if (row === undefined) throw new AppError('TRACK4004')
  return { ...presentTrack(row, urlOf), ...(await selectWhereFrom(db, row)) }
}

/**
 * AL5. An album that the provider has removed stays saved and is shown without tracks.
 * @throws AppError ALBUM4004 · SPOTIFY5002
 */
export async function readAlbum(
  { db, music }: Pick<Deps, 'db' | 'music'>,
  albumId: number,
  urlOf: UrlOf,
): Promise<AlbumDetail> {
  const row = await selectItem(db, catalogue.ALBUMS, albumId)
  if (row === undefined) throw new AppError('ALBUM4004')
  return presentAlbumDetail(row, (await music.albumTracks(row.spotifyId)) ?? { total: 0, tracks: [] }, urlOf)
}

/** AL6. @throws AppError ALBUM4004 · ALBUM4000 */
export async function setAlbumVisibility(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  albumId: number,
  isPrivate: boolean,
): Promise<{ albumId: number; memberId: number; isPrivate: boolean }> {
  if (!(await updateVisibility(db, memberId, albumId, isPrivate)))
    throw await whyNotSaved(db, ALBUMS, albumId)
  return { albumId, memberId, isPrivate }
}
