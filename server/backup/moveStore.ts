import type { OpenDb } from '#server/db/db.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { loadRows, readRows } from './rows.ts'
import { countTables, verifySql, type StoreFacts } from './storeFacts.ts'

type Store = Pick<OpenDb, 'db'>

/**
 * Copies every row from one database into an empty one, in a transaction that also compares the sums of all
 * tables: afterwards everything is there, or nothing. Ids go on where they were.
 * @throws StartRefused the target has tables
 */
export async function moveStore(from: Store, to: Store, now: () => Date): Promise<StoreFacts> {
  if ((await countTables(to.db)) > 0)
    throw new StartRefused(
      'The database of DATABASE_URL is not empty. Create a new one, for example with createdb.',
    )
  const { facts, chunks } = await readRows(from.db, now)
  await to.db.transaction(async (tx) => {
    await loadRows(tx, streamOf(chunks))
    await tx.execute(verifySql(facts.tables))
  })
  return facts
}

export async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
