import { mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDb } from '#server/db/db.ts'
import { migrateStore } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { traceStore } from '#server/db/storeTracing.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import { PGLITE_EXTENSIONS } from './pgliteExtensions.ts'
import { lockFolder } from './pidLock.ts'
import { tracedQuery } from './tracedQuery.ts'

type EmbeddedPlace =
  | { kind: 'folder'; path: string; leavesTables?: boolean; migrationsFolder?: string }
  | { kind: 'memory'; dump?: string; migrationsFolder?: string }

/** The major version of the Postgres inside PGlite, which alone can read its folders. */
export const PGLITE_MAJOR = 18

/**
 * Postgres inside this process. Its queries run on the event loop, one at a time, so each must be small and
 * indexed, or every socket waits for it. A killed process loses nothing committed; a power cut may
 * (docs/operations.md).
 */
export async function openPglite(
  place: EmbeddedPlace,
  report: (line: string) => void,
  tracing?: Tracing,
): Promise<OpenDb> {
  const unlock = place.kind === 'folder' ? lockedFolder(place.path) : () => {}
  try {
    const client = await create(place)
    const db = drizzle({ client, schema })
    if (place.kind === 'memory' || !place.leavesTables) await migrateStore(db, report, place.migrationsFolder)
    if (tracing) {
      traceQueries(client, tracing)
      traceTransactions(client, tracing)
      traceStore(db, tracing)
    }
    const close = async () => {
      await client.close()
      unlock()
    }
    return { db, jobsDb: db, pools: () => [], close }
  } catch (error) {
    unlock()
    throw error
  }
}

function traceQueries(client: Pick<PGlite, 'query'>, tracing: Tracing): void {
  client.query = tracedQuery(client.query.bind(client), tracing) as typeof client.query
}

/** A transaction has a client of its own. */
function traceTransactions(client: PGlite, tracing: Tracing): void {
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx, tracing)
      return work(tx)
    })
}

function lockedFolder(path: string): () => void {
  requireOurMajor(path)
  mkdirSync(path, { recursive: true })
  return lockFolder(path)
}

/** @throws StartRefused another version of PGlite has made the folder */
function requireOurMajor(path: string): void {
  const major = majorOf(path)
  if (major === null || major === PGLITE_MAJOR) return
  throw new StartRefused(
    `The database in ${path} is of Postgres ${major}, and this program's PGlite is ${PGLITE_MAJOR}. Back it up with the version that made it, then restore (docs/operations.md "A new major version of PGlite").`,
  )
}

/** Null: the folder is empty, or is not there. */
function majorOf(path: string): number | null {
  try {
    return Number(readFileSync(join(path, 'PG_VERSION'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function create(place: EmbeddedPlace): Promise<PGlite> {
  const extensions = PGLITE_EXTENSIONS
  if (place.kind === 'folder') return PGlite.create({ dataDir: place.path, extensions })
  if (place.dump === undefined) return PGlite.create({ extensions })
  return PGlite.create({ loadDataDir: new Blob([await readFile(place.dump)]), extensions })
}
