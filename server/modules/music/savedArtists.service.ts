import type { ArtistItem } from '#contract/http/archive.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { insertSaved } from './artists.queries.ts'
import { presentArtistItem } from './artists.present.ts'
import { artistRowsOf } from './knownArtists.service.ts'

/**
 * AR1. Saving again changes nothing; whether the artist is a favourite is a fact of its own (P9).
 * @throws AppError SPOTIFY4004 nobody knows the id · SPOTIFY5002
 */
export async function saveOne(
  deps: Pick<Deps, 'db' | 'now' | 'music'>,
  memberId: number,
  spotifyId: string,
  urlOf: UrlOf,
): Promise<ArtistItem> {
  const [artist] = await artistRowsOf(deps, [spotifyId])
  if (!artist) throw new AppError('SPOTIFY4004')
  await insertSaved(deps.db, memberId, artist.id, deps.now())
  return presentArtistItem(artist, urlOf)
}
