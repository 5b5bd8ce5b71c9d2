import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMigrations } from '#server/db/migrate.ts'
import type { Files } from '#server/deps.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { checkBackup, type Backup } from './backupFolder.ts'
import { KEPT_FILES, KEPT_IN } from './makeBackup.ts'
import { databaseFile, type Manifest } from './manifest.ts'
import { idsAheadOf, mendSql } from './mend.ts'
import { verifySql } from './storeFacts.ts'

/** A database to restore into. */
export interface DatabaseTarget {
  /** @throws StartRefused it is not empty, is in use, or cannot take this kind of backup */
  requireReady(database: Manifest['database']): Promise<void>
  /**
   * Fills it and runs `after` in the same transaction: all of it is there afterwards, or nothing.
   * @param file the database's file in the backup
   */
  fill(database: Manifest['database'], file: string, after: readonly string[]): Promise<void>
}

interface Restoring {
  now: () => Date
  dataDir: string
  database: DatabaseTarget
  files: Pick<Files, 'list' | 'get' | 'putBack' | 'storeId' | 'claimFor'>
  /** What is in the way is set aside. */
  replaces: boolean
  endsSessions: boolean
  report: (line: string) => void
}

/**
 * Restores a backup: the files first, the database last and at once. So a restore that was broken off has
 * stored some files and no row, and can be started again.
 * @throws StartRefused nothing was changed, or nothing that a second try would not do again
 */
export async function restoreBackup(folder: string, restoring: Restoring): Promise<Manifest> {
  const { now, dataDir, database, files, report, endsSessions, replaces } = restoring
  report('Checking the backup')
  const backup = await checkBackup(folder)
  const { manifest } = backup
  requireKnown(manifest)
  const idsAhead = idsAheadOf(new Date(manifest.takenAt), now())
  await database.requireReady(manifest.database)
  await requireOurs(files, backup)
  const kept = keptFiles(backup, dataDir, replaces)

  await putKept(kept, dataDir, now())
  const { storeId } = manifest.database.facts
  if (storeId !== null && manifest.files !== null) await files.claimFor(storeId)
  await putFiles(backup, files, report)
  report('Restoring the database')
  await database.fill(manifest.database, backup.placeOf(databaseFile(manifest.database.kind)), [
    verifySql(manifest.database.facts.tables),
    mendSql({ idsAhead, endsSessions }),
  ])
  return manifest
}

function requireKnown({ app, database }: Manifest): void {
  const known = knownMigrations()
  if (database.facts.migration > known.at(-1)!)
    throw new StartRefused(
      `The backup is from a newer version of this program (${app}), with tables that this one does not know. Install that version.`,
    )
  if (!known.includes(database.facts.migration))
    throw new StartRefused('The tables of the backup are not of this program.')
}

/** Files of another database would count as unused, and be removed. */
async function requireOurs(files: Restoring['files'], { manifest, names }: Backup): Promise<void> {
  const theirs = await files.storeId()
  if (theirs === manifest.database.facts.storeId) return
  if (theirs !== null)
    throw new StartRefused(
      'The files of members here belong to another database. Move them away, or set DATA_DIR.',
    )
  if (manifest.files === null) return
  const ours = new Set(names)
  for await (const path of files.list())
    if (!ours.has(path.slice(1)))
      throw new StartRefused(
        `There are files of members here that the backup does not have, as ${path}. Move them away, or set DATA_DIR.`,
      )
}

interface KeptFile {
  name: string
  content: Uint8Array
  /** Another content is there, and is set aside. */
  isReplaced: boolean
}

/** The secrets of the backup that the data folder lacks. */
function keptFiles({ names, placeOf }: Backup, dataDir: string, replaces: boolean): KeptFile[] {
  return KEPT_FILES.filter((name) => names.includes(`${KEPT_IN}/${name}`)).flatMap((name) => {
    const content = readFileSync(placeOf(`${KEPT_IN}/${name}`))
    const there = contentOf(join(dataDir, name))
    if (there !== null && content.equals(there)) return []
    if (there !== null && !replaces)
      throw new StartRefused(
        `${join(dataDir, name)} is not that of the backup. Move it away, or add --replace.`,
      )
    return [{ name, content, isReplaced: there !== null }]
  })
}

function contentOf(place: string): Uint8Array | null {
  try {
    return readFileSync(place)
  } catch {
    return null
  }
}

async function putKept(kept: readonly KeptFile[], dataDir: string, at: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const { name, content, isReplaced } of kept) {
    const place = join(dataDir, name)
    if (isReplaced) await rename(place, asideOf(place, at))
    await writeFile(place, content, { mode: 0o600 })
  }
}

/** The name under which something that was replaced stays beside its place. */
export const asideOf = (place: string, at: Date, why = 'replaced') =>
  `${place}.${why}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const REPORT_EVERY_FILES = 1_000

async function putFiles({ names, placeOf }: Backup, files: Restoring['files'], report: Restoring['report']) {
  const ofMembers = names.filter((name) => /^(room-)?files\//.test(name))
  if (ofMembers.length > 0) report(`Restoring ${ofMembers.length} files`)
  for (const [nth, name] of ofMembers.entries()) {
    const bytes = new Uint8Array(await readFile(placeOf(name)))
    const there = await files.get(`/${name}`)
    // the content of a name never changes
    if (there?.size !== bytes.length) await files.putBack(`/${name}`, bytes)
    if ((nth + 1) % REPORT_EVERY_FILES === 0) report(`Restored ${nth + 1} files`)
  }
}
