import type { ArtistInfo } from '#contract/http/music.ts'
import type { Deps } from '#server/deps.ts'
import { selectArtistsNamed } from './artists.queries.ts'
import { selectItems, upsertItems } from './catalogue.queries.ts'
import { ARTISTS, type ArtistRow, type CatalogueKind } from './catalogue.ts'

type MusicDeps = Pick<Deps, 'db' | 'now' | 'music'>

/** Concurrent lookups of one request. */
const AT_ONCE = 5

/**
 * The catalogue's rows of these items, in the order asked for; a row is created on first use
 * (docs/product/archive.md "What an archive keeps"). Unknown ids are left out. It may ask the provider, so it
 * must not run inside a transaction: its locks would be held meanwhile.
 * @throws AppError SPOTIFY5002
 */
export async function itemRowsOf<Info extends { spotifyId: string }, Row extends { spotifyId: string }>(
  { db, now, music }: MusicDeps,
  kind: CatalogueKind<Info, Row>,
  spotifyIds: readonly string[],
): Promise<Row[]> {
  const wanted = [...new Set(spotifyIds)]
  const known = await selectItems(db, kind, wanted)
  const unknown = wanted.filter((id) => !known.some((row) => row.spotifyId === id))
  const found = await eachOf(unknown, (id) => kind.infoOf(music, id))
  const rows = new Map(
    [...known, ...(await upsertItems(db, kind, found, now()))].map((row) => [row.spotifyId, row]),
  )
  return wanted.flatMap((id) => rows.get(id) ?? [])
}

/**
 * Like `itemRowsOf`, for artists by name: first the name that the catalogue shows, as a profile sends it
 * back, then any name that the provider knows, ignoring case. If several artists share a name, the one saved
 * by this member is chosen.
 */
export async function artistRowsNamed(
  deps: MusicDeps,
  memberId: number,
  names: readonly string[],
): Promise<ArtistRow[]> {
  const wanted = [...new Set(names)]
  const shown = await selectArtistsNamed(deps.db, memberId, wanted)
  const rows = new Map<string, ArtistRow>()
  for (const row of shown) if (!rows.has(row.name)) rows.set(row.name, row)
  const found = await eachOf(
    wanted.filter((name) => !rows.has(name)),
    (name) => deps.music.artistNamed(name),
  )
  const others = await rowsOf(deps, found)
  return uniqueRows([...rows.values(), ...others])
}

/** Existing rows are returned unchanged; missing ones are added. */
async function rowsOf({ db, now }: MusicDeps, infos: readonly ArtistInfo[]): Promise<ArtistRow[]> {
  const known = await selectItems(
    db,
    ARTISTS,
    infos.map(({ spotifyId }) => spotifyId),
  )
  const unknown = new Map(infos.map((info) => [info.spotifyId, info]))
  for (const { spotifyId } of known) unknown.delete(spotifyId)
  return [...known, ...(await upsertItems(db, ARTISTS, [...unknown.values()], now()))]
}

const uniqueRows = (rows: readonly ArtistRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

async function eachOf<Info>(
  wanted: readonly string[],
  ask: (text: string) => Promise<Info | null>,
): Promise<Info[]> {
  const found: Info[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const answers = await Promise.all(wanted.slice(from, from + AT_ONCE).map(ask))
    found.push(...answers.filter((info) => info !== null))
  }
  return found
}
