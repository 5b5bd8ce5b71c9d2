import type { OpenDb } from '#server/db/db.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import { openPostgres } from './postgresDb.ts'

/**
 * Where the data is stored. A folder belongs to one process at a time; all nodes share one Postgres.
 * `migrationsFolder`: other migrations than those of this program.
 */
export type DbPlace =
  | { kind: 'folder'; path: string; leavesTables?: boolean; migrationsFolder?: string }
  /**
   * Lost when the process ends. `dump` is a file of `dumpDataDir`; opening it is four times faster than
   * migrating an empty store.
   */
  | { kind: 'memory'; dump?: string; migrationsFolder?: string }
  /** Without time limits a query may run as long as it takes. */
  | {
      kind: 'postgres'
      url: string
      poolSize?: number
      hasTimeLimits?: boolean
      leavesTables?: boolean
      migrationsFolder?: string
    }

/**
 * Opens the store and migrates its tables, unless it `leavesTables` as they are. `report` is called for each
 * slow step, for the terminal. `tracing`: records the statements of requests, but not those of jobs. PGlite is
 * loaded only where it is used.
 */
export async function openDb(
  place: DbPlace,
  report: (line: string) => void = () => {},
  tracing?: Tracing,
): Promise<OpenDb> {
  if (place.kind === 'postgres') return openPostgres(place, report, tracing)
  const { openPglite } = await import('./pgliteDb.ts')
  return openPglite(place, report, tracing)
}
