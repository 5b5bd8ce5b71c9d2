import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDb } from '#server/db/db.ts'
import { isStoreOutOfReach } from '#server/db/failures.ts'
import type { Env } from '#server/start/env.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import { openDb } from './connect.ts'

/**
 * The store of the settings: a Postgres, or a folder of the data folder. `report` is called for each slow
 * step, for the terminal.
 * @throws StartRefused
 */
export async function openStore(
  { databaseUrl, databasePoolSize, dataDir }: Env,
  report: (line: string) => void,
  tracing?: Tracing,
): Promise<OpenDb> {
  if (databaseUrl === null) {
    const path = join(dataDir, 'db')
    report(
      existsSync(path)
        ? `Opening the database in ${path}`
        : `Creating a database in ${path}, which takes a moment`,
    )
    return openDb({ kind: 'folder', path }, report, tracing)
  }
  try {
    return await openDb({ kind: 'postgres', url: databaseUrl, poolSize: databasePoolSize }, report, tracing)
  } catch (error) {
    if (isStoreOutOfReach(error)) throw new StartRefused('The database of DATABASE_URL is unreachable.')
    throw error
  }
}
