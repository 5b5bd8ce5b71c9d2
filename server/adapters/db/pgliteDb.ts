import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDb } from '#server/db/db.ts'
import { migrateStore } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { PGLITE_EXTENSIONS } from './pgliteExtensions.ts'
import { lockFolder } from './pidLock.ts'

type EmbeddedPlace = { kind: 'folder'; path: string } | { kind: 'memory'; dump?: string }

/**
 * Postgres inside this process. Its queries run on the event loop, one at a time, so each must be small and
 * indexed, or every socket waits for it. A killed process loses nothing committed; a power cut may
 * (docs/operations.md).
 */
export async function openPglite(place: EmbeddedPlace, report: (line: string) => void): Promise<OpenDb> {
  const unlock = place.kind === 'folder' ? lockedFolder(place.path) : () => {}
  try {
    const client = await create(place)
    const db = drizzle({ client, schema })
    await migrateStore(db, (config) => migrate(db, config), report)
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

function lockedFolder(path: string): () => void {
  mkdirSync(path, { recursive: true })
  return lockFolder(path)
}

async function create(place: EmbeddedPlace): Promise<PGlite> {
  const extensions = PGLITE_EXTENSIONS
  if (place.kind === 'folder') return PGlite.create({ dataDir: place.path, extensions })
  if (place.dump === undefined) return PGlite.create({ extensions })
  return PGlite.create({ loadDataDir: new Blob([await readFile(place.dump)]), extensions })
}
