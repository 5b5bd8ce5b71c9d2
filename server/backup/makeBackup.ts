import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePlace, Files, ServedFile } from '#server/deps.ts'
import { newBackup, type BackupWriter } from './backupFolder.ts'
import { FORMAT, type Manifest } from './manifest.ts'

/** Files of the data folder that were made once; the database's digests depend on the first. */
export const KEPT_FILES = [
  'token-secret',
  'vapid-keys.json',
  'sample-log-ins.json',
  'sample-log-ins-postgres.json',
]
export const KEPT_IN = 'kept'

const PLACES: readonly FilePlace[] = ['files', 'room-files']

/** The snapshot of a database, once it is in the backup (`databaseFile`). */
export interface WrittenDatabase {
  takenAt: Date
  database: Manifest['database']
}

interface Source {
  app: string
  now: () => Date
  /** Writes the database into the backup. */
  database: (backup: BackupWriter) => Promise<WrittenDatabase>
  /** Null: the backup is made without them. */
  files: Pick<Files, 'list' | 'get'> | null
  dataDir: string
}

export interface MadeBackup {
  path: string
  manifest: Omit<Manifest, 'sums'>
}

/**
 * Makes a backup below `parent`. The database comes first and the files after it: a file is stored before a
 * row names it and never changes, so every file that the snapshot names is still there, unless it has been
 * removed since. A failure leaves nothing.
 * @throws StartRefused
 */
export async function makeBackup(parent: string, source: Source): Promise<MadeBackup> {
  const backup = await newBackup(parent, source.now())
  try {
    const { takenAt, database } = await source.database(backup)
    for (const name of await keptIn(source.dataDir))
      await backup.write(`${KEPT_IN}/${name}`, [await readFile(join(source.dataDir, name))])
    const manifest = {
      format: FORMAT,
      app: source.app,
      takenAt: takenAt.toISOString(),
      database,
      files: source.files && (await writeFiles(backup, source.files)),
    } as const
    return { path: await backup.finish(manifest), manifest }
  } catch (error) {
    await backup.discard()
    throw error
  }
}

async function keptIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((): string[] => [])
  return KEPT_FILES.filter((name) => names.includes(name))
}

async function writeFiles(backup: BackupWriter, files: Pick<Files, 'list' | 'get'>) {
  const written = new Set<string>()
  let bytes = 0
  for (const place of PLACES)
    for await (const path of files.list(place)) {
      const file = written.has(path) ? null : await files.get(path)
      if (file === null) continue // removed since it was listed, or never complete
      try {
        bytes += await backup.write(path.slice(1), contentOf(file))
        written.add(path)
      } catch (error) {
        if ((await files.get(path)) !== null) throw error
      }
    }
  return { count: written.size, bytes }
}

async function* contentOf({ size, read }: ServedFile): AsyncGenerator<Uint8Array> {
  if (size === 0) return
  const content = read(0, size - 1)
  if (content instanceof Uint8Array) yield content
  else yield* content
}
