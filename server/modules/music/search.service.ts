import type { FoundArtist } from '#contract/http/music.ts'
import type { Deps, Found } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectItems } from './catalogue.queries.ts'
import { ARTISTS } from './catalogue.ts'

type Kind = keyof Found

const NOTHING: Found = { tracks: [], artists: [], albums: [] }

/** M1 to M4. A blank text finds nothing. @throws AppError SPOTIFY5002 */
export async function searchMusic<Asked extends Kind>(
  { music }: Pick<Deps, 'music'>,
  kinds: readonly Asked[],
  { q, limit, offset }: { q: string; limit: number; offset: number },
  urlOf: UrlOf,
): Promise<Pick<Found, Asked>> {
  const lists = q === '' ? NOTHING : await music.search({ text: q, kinds, limit, offset })
  return Object.fromEntries(
    kinds.map((kind) => [kind, lists[kind].map((info) => ({ ...info, imageUrl: urlOf(info.imageUrl) }))]),
  ) as Pick<Found, Asked>
}

/**
 * M2. Like `searchMusic`, with each artist's id in the shared catalogue, so that clients can call endpoints
 * by that id. @throws AppError SPOTIFY5002
 */
export async function searchArtists(
  deps: Pick<Deps, 'db' | 'music'>,
  asked: { q: string; limit: number; offset: number },
  urlOf: UrlOf,
): Promise<FoundArtist[]> {
  const { artists } = await searchMusic(deps, ['artists'], asked, urlOf)
  const rows = await selectItems(
    deps.db,
    ARTISTS,
    artists.map(({ spotifyId }) => spotifyId),
  )
  const ids = new Map(rows.map(({ spotifyId, id }) => [spotifyId, id]))
  return artists.map((artist) => ({ ...artist, artistId: ids.get(artist.spotifyId) ?? null }))
}

/** M5 to M8. A blank text has no completions. @throws AppError SPOTIFY5002 */
export async function completeMusic(
  { music }: Pick<Deps, 'music'>,
  kinds: readonly Kind[],
  { query, limit }: { query: string; limit: number },
): Promise<{ results: string[] }> {
  return { results: query === '' ? [] : await music.complete(query, kinds, limit) }
}
