import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as v from 'valibot'
import type { Db, Tx } from './db.ts'

/** Beside this file in the sources, beside the bundle once built (`scripts/build.mjs` copies it there). */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** drizzle's reader leaves out the names. */
const Journal = v.object({ entries: v.array(v.object({ tag: v.string() })) })

export interface Migration {
  /** Its file without `.sql`, such as `0019_push`. */
  name: string
  /** `when` in the journal, by which drizzle orders migrations. */
  at: number
  hash: string
  statements: readonly string[]
  /** Creates or drops indexes concurrently, which Postgres refuses inside a transaction. */
  isConcurrent: boolean
}

/**
 * All migrations of a folder in the order of its journal.
 * @throws Error one of them has both concurrent and other statements: half of it could be left behind
 */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const { entries } = v.parse(Journal, journal)
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql: statements, hash, folderMillis }, nth) => {
      const name = entries[nth]!.tag
      const concurrent = statements.filter((statement) => CONCURRENT.test(statement))
      if (concurrent.length > 0 && concurrent.length < statements.length)
        throw new Error(
          `The migration ${name} must have no statements besides those on indexes that are concurrent.`,
        )
      return { name, at: folderMillis, hash, statements, isConcurrent: concurrent.length > 0 }
    },
  )
}

/** The beginning of a statement that creates or drops an index concurrently. */
const CONCURRENT =
  /^((?:\s|--[^\n]*\n|\/\*[^]*?\*\/)*(?:create\s+(?:unique\s+)?|drop\s+)index\s+)concurrently\b/i

/** The times of all migrations that this program knows, ascending. */
export const knownMigrations = (): number[] => readMigrations().map(({ at }) => at)

/** The migrations of a folder that the store does not have yet. */
export async function pendingMigrations(
  db: Db,
  folder?: string,
): Promise<{ pending: Migration[]; isEmpty: boolean }> {
  const last = await lastAppliedAt(db)
  return { pending: readMigrations(folder).filter(({ at }) => at > last), isEmpty: last === 0 }
}

/** The line that announces them on the terminal. */
export const announcementOf = ({ length }: readonly Migration[]) =>
  `Updating the tables: ${length} ${length === 1 ? 'migration' : 'migrations'} to apply`

/** Brings a store that nobody else uses up to date, in one transaction. */
export async function migrateStore(
  db: Db,
  report: (line: string) => void,
  migrationsFolder?: string,
): Promise<void> {
  const { pending } = await pendingMigrations(db, migrationsFolder)
  if (pending.length === 0) return
  report(announcementOf(pending))
  await db.transaction((tx) => applyTogether(tx, pending))
}

/**
 * Creates the tables of an empty store as they were after the migration of this time, in the caller's
 * transaction.
 */
export const migrateTo = (tx: Tx, last: number, migrationsFolder?: string): Promise<void> =>
  applyTogether(
    tx,
    readMigrations(migrationsFolder).filter(({ at }) => at <= last),
  )

/**
 * Applies migrations in the caller's transaction, also concurrent ones: their indexes are then built like any
 * other, while nobody can write to the table.
 */
export async function applyTogether(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of migrations) {
    for (const statement of migration.statements)
      await tx.execute(sql.raw(statement.replace(CONCURRENT, '$1')))
    await recordMigration(tx, migration)
  }
}

/** Writes the record that drizzle's migrator would have written, so an older program understands it. */
export async function recordMigration(db: Db | Tx, { hash, at }: Migration): Promise<void> {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`)
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
