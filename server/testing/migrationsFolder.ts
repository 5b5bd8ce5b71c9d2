import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OURS = 'server/db/migrations'
const JOURNAL = 'meta/_journal.json'
/** What drizzle's generator writes between two statements. */
const BREAKPOINT = '--> statement-breakpoint\n'

/** The statements of each migration, by its name. */
export type Written = Record<string, readonly string[]>

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

interface MigrationsFolder {
  path: string
  remove(): void
}

/** A temporary folder with these migrations alone. */
export function migrationsOf(written: Written): MigrationsFolder {
  const path = mkdtempSync(join(tmpdir(), 'hapju-migrations-'))
  mkdirSync(join(path, 'meta'))
  writeFileSync(join(path, JOURNAL), JSON.stringify({ entries: [] } satisfies Journal))
  addMigrations(path, written)
  return { path, remove: () => rmSync(path, { recursive: true }) }
}

/** The same with this program's migrations before them. */
export function migrationsAnd(written: Written): MigrationsFolder {
  const folder = migrationsOf({})
  cpSync(OURS, folder.path, { recursive: true })
  addMigrations(folder.path, written)
  return folder
}

/** Adds migrations to a folder, behind those that it has. */
export function addMigrations(folder: string, written: Written): void {
  const place = join(folder, JOURNAL)
  const journal = JSON.parse(readFileSync(place, 'utf8')) as Journal
  for (const [tag, statements] of Object.entries(written)) {
    const [idx, when] = [journal.entries.length, (journal.entries.at(-1)?.when ?? 0) + 1]
    journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
    writeFileSync(join(folder, `${tag}.sql`), statements.join(BREAKPOINT))
  }
  writeFileSync(place, JSON.stringify(journal))
}
