import type { Tx } from '#server/db/db.ts'
import { upsertItems } from '#server/modules/music/catalogue.queries.ts'
import type { CatalogueKind } from '#server/modules/music/catalogue.ts'

/**
 * Makes sure that the catalogue has these items, and returns a function for their ids. A store without
 * members may already have some.
 */
export async function bringIn<
  Info extends { spotifyId: string },
  Row extends { id: number; spotifyId: string },
>(tx: Tx, kind: CatalogueKind<Info, Row>, infos: readonly Info[], at: Date): Promise<(info: Info) => number> {
  const once = new Map(infos.map((info) => [info.spotifyId, info]))
  const rows = await upsertItems(tx, kind, [...once.values()], at)
  const ids = new Map(rows.map(({ id, spotifyId }) => [spotifyId, id]))
  return ({ spotifyId }) => ids.get(spotifyId)!
}
