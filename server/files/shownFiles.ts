import { getTableName, sql } from 'drizzle-orm'
import { bandLinks, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { reports, sanctions } from '#server/db/safetyTables.ts'
import { members, rooms } from '#server/db/schema.ts'

/**
 * Every column that may name a file under `/files/`, including addresses that a member has typed. A file that
 * neither they nor the evidence of a report name is deleted a day after it was put (`jobs/unshownFiles.ts`),
 * so every new column of the kind must be added; a test checks this.
 */
export const SHOWING = [
  members.profileImageUrl,
  members.mediaUrl,
  members.youtubeUrl,
  members.instagramUrl,
  bands.imageUrl,
  bands.mediaUrl,
  bandLinks.url,
  rooms.imageUrl,
  sanctions.hiddenPicture,
] as const

const SHOWN_FILES_LOCK = 4_804_292

/** For a transaction that will name an existing file: no file is deleted before it commits. */
export async function holdFiles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${SHOWN_FILES_LOCK})`)
}

/** For a transaction that deletes files: no other transaction can start to name one before it commits. */
export async function holdNaming(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SHOWN_FILES_LOCK})`)
}

const NAME = /\/files\/([A-Za-z0-9_-]{22})/

/** The name that all sizes of a picture share. Null: not the address of a file. */
export const nameIn = (address: string): string | null => NAME.exec(address)?.[1] ?? null

const pattern = sql.raw(`'${NAME.source.replaceAll('\\/', '/')}'`)

/**
 * A report names several files. Files of rooms are not meant: they lie elsewhere and stay with their message.
 */
const namedByReports = sql`
      select (regexp_matches(evidence::text, ${pattern}, 'g'))[1] as name
      from ${reports} where evidence::text like '%/files/%'`

const naming = sql.join(
  [
    ...SHOWING.map(
      (column) => sql`
      select substring(${sql.identifier(column.name)} from ${pattern}) as name
      from ${sql.identifier(getTableName(column.table))} where ${sql.identifier(column.name)} like '%/files/%'`,
    ),
    namedByReports,
  ],
  sql` union all`,
)

/**
 * Which of these names are still referenced by a row. Reads all rows that name a file, so pass many names at
 * once.
 */
export async function selectShown(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`
    select distinct asked.name from unnest(${sql.param([...names])}::text[]) as asked (name)
    join (${naming}) as shown on shown.name = asked.name`)) as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}

/** Whether a report keeps this file as evidence. Reads all reports, which are few. */
export async function isEvidence(db: Db, path: string): Promise<boolean> {
  const name = nameIn(path)
  if (name === null) return false
  const { rows } = (await db.execute(
    sql`select 1 from (${namedByReports}) as kept where kept.name = ${name}::text limit 1`,
  )) as { rows: unknown[] }
  return rows.length > 0
}
