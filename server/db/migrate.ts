import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './db.ts'

/** Beside this file in the sources, beside the bundle once built (`scripts/build.mjs` copies it there). */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Reports the pending migrations, then lets the driver's migrator apply them in one transaction. */
export async function migrateStore(
  db: Db,
  apply: (config: { migrationsFolder: string }) => Promise<void>,
  report: (line: string) => void,
): Promise<void> {
  const last = await lastAppliedAt(db)
  const pending = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).filter(
    ({ folderMillis }) => folderMillis > last,
  )
  if (pending.length === 0) return
  report(
    `Updating the tables: ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} to apply`,
  )
  await apply({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** From the migrator's own table; 0 for an empty store. */
async function lastAppliedAt(db: Db): Promise<number> {
  const known = await one(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "value"`)
  if (known !== true) return 0
  return Number(
    await one(db, sql`select coalesce(max(created_at), 0) as "value" from drizzle.__drizzle_migrations`),
  )
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<unknown> {
  const result = (await db.execute(query)) as { rows: { value: unknown }[] }
  return result.rows[0]?.value
}
