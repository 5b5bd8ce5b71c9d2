import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db, Tx } from './db.ts'

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

/** The times of all migrations that this program knows, ascending (`when` in `meta/_journal.json`). */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis)

/**
 * Creates the tables of an empty store as they were after the migration of this time, in the caller's
 * transaction, which the driver's migrator cannot do. The records are those that it would have written.
 */
export async function migrateTo(tx: Tx, last: number): Promise<void> {
  await tx.execute(sql`create schema drizzle`)
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({
    migrationsFolder: MIGRATIONS_FOLDER,
  })) {
    if (folderMillis > last) break
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

/** From the migrator's own table; 0 for an empty store. */
export async function lastAppliedAt(db: Db | Tx): Promise<number> {
  const known = await one(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "value"`)
  if (known !== true) return 0
  return Number(
    await one(db, sql`select coalesce(max(created_at), 0) as "value" from drizzle.__drizzle_migrations`),
  )
}

async function one(db: Db | Tx, query: ReturnType<typeof sql>): Promise<unknown> {
  const result = (await db.execute(query)) as { rows: { value: unknown }[] }
  return result.rows[0]?.value
}
