import * as v from 'valibot'
import { StartRefused } from '#server/start/startRefused.ts'
import { StoreFacts } from './storeFacts.ts'

/** Raised when a program of before could not restore what is written from then on. */
export const FORMAT = 1

const Database = v.object({
  /** `rows`: `rows.ts`, for any Postgres. `pg_dump`: Postgres' custom format, for `pg_restore`. */
  kind: v.picklist(['rows', 'pg_dump']),
  facts: StoreFacts,
})

/** `manifest.json` of a backup (docs/operations.md "What a backup holds"). */
export const Manifest = v.object({
  format: v.literal(FORMAT),
  /** The version of the program that made it. */
  app: v.string(),
  /** When the snapshot of the database was taken. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  database: Database,
  /** How many files of members, with their bytes. Null: made without them. */
  files: v.nullable(v.object({ count: v.number(), bytes: v.number() })),
  /** The SHA-256 of the file `SHA256SUMS`, which has that of every other file. */
  sums: v.string(),
})
export type Manifest = v.InferOutput<typeof Manifest>

export const databaseFile = (kind: Manifest['database']['kind']) =>
  kind === 'rows' ? 'database.jsonl.gz' : 'database.dump'

/** @throws StartRefused it is no manifest, or that of a newer program */
export function parseManifest(text: string): Manifest {
  const json = jsonOf(text)
  const format = (json as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT)
    throw new StartRefused(
      `The backup has format ${format}, and this program knows up to ${FORMAT}. Use a newer one.`,
    )
  const parsed = v.safeParse(Manifest, json)
  if (!parsed.success) throw new StartRefused('manifest.json is damaged, or belongs to something else.')
  return parsed.output
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
