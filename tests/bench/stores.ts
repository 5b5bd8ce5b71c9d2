import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb, type DbPlace } from '#server/adapters/db/connect.ts'
import { createDatabase } from '#server/testing/databases.ts'
import { startPostgres } from '../../scripts/lib/services.mjs'
import { fillCrowd, type Crowd } from './crowd.ts'
import { aDataDir } from './servedApp.ts'

/** An empty store for one bench. */
export interface BenchStore {
  name: 'PGlite' | 'Postgres'
  place: DbPlace
  /** Environment for a built server on this store. */
  env: Record<string, string>
  /** Deleted with the first server that stops; holds PGlite's data. */
  dataDir: string
}

/** Postgres answers only once a row is on disk, as in production. */
const DURABLE = true

/**
 * Runs `work` with an empty PGlite folder, then with a database on a Postgres started for it, if one is
 * installed.
 */
export async function onEachStore(
  work: (store: BenchStore) => Promise<void>,
  which: readonly BenchStore['name'][] = ['PGlite', 'Postgres'],
): Promise<void> {
  if (which.includes('PGlite')) {
    const dataDir = await aDataDir()
    await work({ name: 'PGlite', place: { kind: 'folder', path: join(dataDir, 'db') }, env: {}, dataDir })
    await rm(dataDir, { recursive: true, force: true })
  }
  if (!which.includes('Postgres')) return
  const postgres = await startPostgres({ durable: DURABLE })
  if (postgres === null) {
    process.stdout.write('Postgres is not installed: PGlite only.\n')
    return
  }
  const dataDir = await aDataDir()
  try {
    const url = await createDatabase(postgres.url, 'bench')
    await work({ name: 'Postgres', place: { kind: 'postgres', url }, env: { DATABASE_URL: url }, dataDir })
  } finally {
    postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function fill({ place }: BenchStore, crowd: Crowd): Promise<void> {
  const { db, close } = await openDb(place)
  await fillCrowd(db, crowd)
  await close()
}
