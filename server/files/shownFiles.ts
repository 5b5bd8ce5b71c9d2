import { getTableName, sql } from 'drizzle-orm'
import { bandLinks, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { members, rooms } from '#server/db/schema.ts'

/**
 * Every column that may name a file under `/files/`, be it in an address that a member has written. A file that none of them names is
 * deleted a day after it was put (`jobs/unshownFiles.ts`), so a new column of the kind belongs here; a test sees to it.
 */
export const SHOWING = [
  members.profileImageUrl,
  members.mediaUrl,
  members.youtubeUrl,
  members.instagramUrl,
  bands.imageUrl,
  bandLinks.url,
  rooms.imageUrl,
] as const

const SHOWN_FILES_LOCK = 4_804_292

/** Whoever is about to name a file that has been there for some time: until the commit none is deleted. */
export async function holdFiles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${SHOWN_FILES_LOCK})`)
}

/** Whoever deletes files: until the commit nobody begins to name one. */
export async function holdNaming(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SHOWN_FILES_LOCK})`)
}

const NAME = /\/files\/([A-Za-z0-9_-]{22})/

/** What all sizes of a picture have in common. Null: no address of a file. */
export const nameIn = (address: string): string | null => NAME.exec(address)?.[1] ?? null

const naming = sql.join(
  SHOWING.map(
    (column) => sql`
      select substring(${sql.identifier(column.name)} from ${sql.raw(`'${NAME.source.replaceAll('\\/', '/')}'`)}) as name
      from ${sql.identifier(getTableName(column.table))} where ${sql.identifier(column.name)} like '%/files/%'`,
  ),
  sql` union all`,
)

/** Which of these names a row tells of. Reads all that name one, so ask for many at once. */
export async function selectShown(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`
    select distinct asked.name from unnest(${sql.param([...names])}::text[]) as asked (name)
    join (${naming}) as shown on shown.name = asked.name`)) as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}
