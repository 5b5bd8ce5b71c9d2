import { createHash } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '#server/start/startRefused.ts'
import { databaseFile, parseManifest, type Manifest } from './manifest.ts'

const MANIFEST = 'manifest.json'
const SUMS = 'SHA256SUMS'
/** A backup that is not complete. */
const PART = '.part'
/** Every other name, as of a file outside the folder, is refused. */
const NAME = /^(?:database\.dump|database\.jsonl\.gz|(?:kept|files|room-files)\/[\w-][\w.-]*)$/

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface BackupWriter {
  /** Where the file of this name is, or is to be written by another program before `adopt`. */
  placeOf(name: string): string
  /** Writes a file. Resolves with its size. When the chunks fail, nothing is left of it. */
  write(name: string, chunks: Chunks): Promise<number>
  /** Takes in a file that another program has written. */
  adopt(name: string): Promise<void>
  /** The backup is complete from here on, under its own name. Resolves with its path. */
  finish(manifest: Omit<Manifest, 'sums'>): Promise<string>
  /** Removes what was written. */
  discard(): Promise<void>
}

/**
 * Writes a backup into a folder `hapju-<time>.part`, readable by its owner only, and renames it when it is
 * complete.
 * @throws StartRefused the folder cannot be made, or a backup of that second is there
 */
export async function newBackup(parent: string, startedAt: Date): Promise<BackupWriter> {
  const final = join(parent, `hapju-${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const folder = final + PART
  await mkdir(parent, { recursive: true }).catch(refuse)
  if ((await readdir(parent)).includes(basename(final))) throw new StartRefused(`${final} is there already.`)
  await mkdir(folder, { mode: 0o700 }).catch(refuse)
  const sums: string[] = []

  async function write(name: string, chunks: Chunks): Promise<{ bytes: number; sum: string }> {
    const place = join(folder, name)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    const file = await open(place, 'wx', 0o600)
    const hash = createHash('sha256')
    let bytes = 0
    try {
      for await (const chunk of chunks) {
        hash.update(chunk)
        await file.writeFile(chunk)
        bytes += chunk.length
      }
      await file.sync()
    } catch (error) {
      await rm(place)
      throw error
    } finally {
      await file.close()
    }
    return { bytes, sum: hash.digest('hex') }
  }

  return {
    placeOf: (name) => join(folder, name),
    async write(name, chunks) {
      const { bytes, sum } = await write(name, chunks)
      sums.push(`${sum}  ${name}\n`)
      return bytes
    },
    async adopt(name) {
      sums.push(`${await sumOf(join(folder, name))}  ${name}\n`)
    },
    async finish(manifest) {
      const { sum } = await write(SUMS, [bytesOf(sums.join(''))])
      await write(MANIFEST, [
        bytesOf(`${JSON.stringify({ ...manifest, sums: sum } satisfies Manifest, null, 2)}\n`),
      ])
      await rename(folder, final)
      return final
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }

  function refuse(error: NodeJS.ErrnoException): never {
    throw new StartRefused(`${folder} cannot be written: ${error.code}.`)
  }
}

export interface Backup {
  manifest: Manifest
  /** The names of its files, without the manifest, in the order in which they were written. */
  names: string[]
  placeOf(name: string): string
}

/**
 * Reads what a backup says of itself.
 * @throws StartRefused it is no backup, incomplete, damaged, or that of a newer program
 */
export async function openBackup(folder: string): Promise<Backup> {
  if (folder.replace(/\/+$/, '').endsWith(PART))
    throw new StartRefused(`${folder} was never completed. Take the one before.`)
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartRefused(`${folder} is no backup: it has no ${MANIFEST}.`)
  })
  const manifest = parseManifest(text)
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => '')
  if (createHash('sha256').update(sums).digest('hex') !== manifest.sums)
    throw new StartRefused(`${SUMS} in ${folder} does not match the manifest.`)
  const names = sums.split('\n').flatMap((line) => line.slice(66) || [])
  const wrong = names.find((name) => !NAME.test(name))
  if (wrong !== undefined) throw new StartRefused(`${SUMS} in ${folder} names ${wrong}, which no backup has.`)
  if (!names.includes(databaseFile(manifest.database.kind)))
    throw new StartRefused(`${folder} has no ${databaseFile(manifest.database.kind)}.`)
  return { manifest, names, placeOf: (name) => join(folder, name) }
}

/**
 * Reads every file of a backup.
 * @throws StartRefused the first that is missing, is not what was written, or does not belong to it
 */
export async function checkBackup(folder: string): Promise<Backup> {
  const backup = await openBackup(folder)
  const sums = await readFile(join(folder, SUMS), 'utf8')
  for (const line of sums.trimEnd().split('\n')) {
    const [sum, name] = [line.slice(0, 64), line.slice(66)]
    const found = await sumOf(backup.placeOf(name)).catch(() => null)
    if (found === null) throw new StartRefused(`${name} is missing in ${folder}.`)
    if (found !== sum) throw new StartRefused(`${name} in ${folder} is damaged: its SHA-256 is another one.`)
  }
  const known = new Set([MANIFEST, SUMS, ...backup.names])
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = nameBelow(folder, entry)
    if (!entry.isDirectory() && !known.has(name))
      throw new StartRefused(`${name} does not belong to ${folder}.`)
  }
  return backup
}

const nameBelow = (folder: string, entry: Dirent) =>
  join(entry.parentPath, entry.name).slice(join(folder, '/').length)

async function sumOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
