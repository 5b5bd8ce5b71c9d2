import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Tx } from '#server/db/db.ts'
import { lastAppliedAt } from '#server/db/migrate.ts'

/** How many rows a table has, and the sum of their SHA-256, which does not depend on their order. */
const TableSum = v.object({ rows: v.number(), sum: v.string() })
export type TableSum = v.InferOutput<typeof TableSum>

/** What a backup says of the database at the moment of its snapshot. */
export const StoreFacts = v.object({
  /** `store_identity`; null: the server has never run on this database. */
  storeId: v.nullable(v.string()),
  /** The `when` of the last migration in `server/db/migrations/meta/_journal.json`. */
  migration: v.number(),
  /** The major version of Postgres, or of the one inside PGlite. */
  postgres: v.number(),
  /** Every table of the schema `public`. A table comes after those that its foreign keys refer to. */
  tables: v.record(v.string(), TableSum),
  /** The last id that each sequence has given out; sequences that were never used are missing. */
  sequences: v.record(v.string(), v.number()),
})
export type StoreFacts = v.InferOutput<typeof StoreFacts>

/** Reads them inside a snapshot. `tx` must be a transaction with `repeatable read`. */
export async function readFacts(tx: Tx): Promise<StoreFacts> {
  const { names, ...facts } = await readShape(tx)
  const tables: Record<string, TableSum> = {}
  for (const name of names) {
    const [row] = await rowsOf<{ rows: unknown; sum: string }>(tx, sql.raw(sumQuery(name)))
    tables[name] = { rows: Number(row!.rows), sum: row!.sum }
  }
  return { ...facts, tables }
}

/**
 * The facts without the sums, and the names of the tables in their order. From here on the transaction writes
 * values as `SUMMAND` needs them.
 */
export async function readShape(tx: Tx): Promise<Omit<StoreFacts, 'tables'> & { names: string[] }> {
  await tx.execute(sql.raw(SAME_TEXTS))
  const names = await tablesInOrder(tx)
  const sequences = await rowsOf<{ name: string; last: unknown }>(
    tx,
    sql`select sequencename as name, last_value as last from pg_sequences
        where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  const [version] = await rowsOf<{ version: string }>(
    tx,
    sql`select current_setting('server_version_num') as version`,
  )
  return {
    storeId: await storeIdIn(tx, names),
    migration: await lastAppliedAt(tx),
    postgres: Math.floor(Number(version!.version) / 10_000),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, Number(last)])),
    names,
  }
}

async function storeIdIn(tx: Tx, names: readonly string[]): Promise<string | null> {
  if (!names.includes('store_identity')) return null
  const [row] = await rowsOf<{ id: string }>(tx, sql`select id from store_identity`)
  return row?.id ?? null
}

/**
 * Settings under which the texts of a row are the same on every Postgres. They end with the transaction.
 */
const SAME_TEXTS = `select ${[
  ['timezone', 'UTC'],
  ['datestyle', 'ISO, MDY'],
  ['intervalstyle', 'postgres'],
  ['extra_float_digits', '1'],
  ['bytea_output', 'hex'],
]
  .map(([name, value]) => `pg_catalog.set_config('${name}', '${value}', true)`)
  .join(', ')}`

/** 60 bits of the SHA-256 of the text of the row `t`. A sum of them is `numeric`, which does not overflow. */
export const SUMMAND = `('x' || left(encode(sha256(convert_to(t::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint`

const sumQuery = (table: string) =>
  `select count(*) as rows, coalesce(sum(${SUMMAND}), 0)::text as sum from public.${quoted(table)} t`

/**
 * SQL that fails unless these tables have exactly the rows that were counted. It runs in the transaction that
 * has filled them, so that a difference leaves nothing behind.
 */
export function verifySql(tables: StoreFacts['tables']): string {
  const checks = Object.entries(tables).map(
    ([name, { rows, sum }]) => `
  select each.rows || ' ' || each.sum into found from (${sumQuery(name)}) each;
  if found <> '${rows} ${sum}' then raise exception 'the rows of % differ from those of the backup', ${literal(name)}; end if;`,
  )
  return `do $verify$ declare found text; begin
  perform ${SAME_TEXTS.slice('select '.length)};${checks.join('')}
end $verify$`
}

/** The tables of `public`, each after those that it refers to. */
async function tablesInOrder(tx: Tx): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const references = await rowsOf<{ from: string; to: string }>(
    tx,
    sql`select own.relname as "from", other.relname as "to" from pg_constraint
        join pg_class own on own.oid = conrelid
        join pg_class other on other.oid = confrelid
        where contype = 'f' and own.oid <> other.oid and own.relnamespace = 'public'::regnamespace`,
  )
  return inOrder(
    names.map(({ name }) => name),
    references,
  )
}

/** @throws Error tables refer to each other in a circle */
export function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]) {
  const ordered: string[] = []
  let left = [...names]
  while (left.length > 0) {
    const waiting = new Set(left)
    const ready = left.filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)))
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`)
    ordered.push(...ready)
    left = left.filter((name) => !ready.includes(name))
  }
  return ordered
}

/** How many tables of ours there are, those of the migrator included. 0: the database is empty. */
export async function countTables(db: Db): Promise<number> {
  const [row] = await rowsOf<{ tables: unknown }>(
    db,
    sql`select count(*) as tables from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  return Number(row!.tables)
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Both drivers answer with `rows`; their values differ, so the caller converts them. */
export async function rowsOf<Row>(db: Db | Tx, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}
