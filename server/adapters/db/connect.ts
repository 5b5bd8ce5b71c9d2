import type { OpenDb } from '#server/db/db.ts'
import { openPglite } from './pgliteDb.ts'
import { openPostgres } from './postgresDb.ts'

/** Where the rows are. A folder belongs to one process at a time; Postgres is shared by all nodes. */
export type DbPlace =
  | { kind: 'folder'; path: string }
  /** Gone with the process. `dump` is a file of `dumpDataDir`, which opens four times faster than nothing. */
  | { kind: 'memory'; dump?: string }
  /** Without time limits a query waits as long as it takes. */
  | { kind: 'postgres'; url: string; poolSize?: number; hasTimeLimits?: boolean }

/** Opens the store and brings its tables up to date. `report` hears about each slow step, for whoever watches the terminal. */
export async function openDb(place: DbPlace, report: (line: string) => void = () => {}): Promise<OpenDb> {
  return place.kind === 'postgres' ? openPostgres(place, report) : openPglite(place, report)
}
