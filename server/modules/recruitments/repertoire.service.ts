import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { ARTISTS, TRACKS, type CatalogueKind } from '../music/catalogue.ts'
import { itemRowsOf } from '../music/knownItems.service.ts'
import type { Written } from './written.ts'

type LookUp = Pick<Deps, 'db' | 'now' | 'music'>

/** The band's artists and tracks, as catalogue ids in the order sent. Undefined: not sent. Null: no song. */
export interface Repertoire {
  artistIds: number[] | undefined
  trackIds: number[] | undefined
  representativeTrackId: number | null | undefined
}

/**
 * Missing items are fetched from the provider, so never call it inside a transaction.
 * @throws AppError SPOTIFY4004 an id is unknown · SPOTIFY5002
 */
export async function repertoireOf(
  deps: LookUp,
  { artistSpotifyIds, trackSpotifyIds, representativeSong }: Written,
): Promise<Repertoire> {
  const songs = [...(trackSpotifyIds ?? []), ...(representativeSong ? [representativeSong] : [])]
  const [artistIdOf, trackIdOf] = await Promise.all([
    requireIds(deps, ARTISTS, artistSpotifyIds ?? []),
    requireIds(deps, TRACKS, songs),
  ])
  return {
    artistIds: artistSpotifyIds?.map(artistIdOf),
    trackIds: trackSpotifyIds?.map(trackIdOf),
    representativeTrackId: representativeSong
      ? trackIdOf(representativeSong)
      : emptyIsNone(representativeSong),
  }
}

const emptyIsNone = (text: string | undefined) => (text === undefined ? undefined : null)

async function requireIds<Info extends { spotifyId: string }, Row extends { id: number; spotifyId: string }>(
  deps: LookUp,
  kind: CatalogueKind<Info, Row>,
  spotifyIds: readonly string[],
): Promise<(spotifyId: string) => number> {
  const rows = await itemRowsOf(deps, kind, spotifyIds)
  const ids = new Map(rows.map(({ id, spotifyId }) => [spotifyId, id]))
  if (!spotifyIds.every((spotifyId) => ids.has(spotifyId))) throw new AppError('SPOTIFY4004')
  return (spotifyId) => ids.get(spotifyId)!
}
