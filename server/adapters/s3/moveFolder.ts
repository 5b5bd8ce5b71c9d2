import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files, FilePlace } from '#server/deps.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { archiveNameOf } from '../archives/archivePath.ts'
import { readPath } from '../files/fileName.ts'
import { localFiles, nullWhenMissing } from '../files/localFiles.ts'
import { asideKeyOf, CACHE_CONTROL } from '../files/s3Files.ts'
import type { S3Client } from './s3Client.ts'

/** Files that are under way at the same time. */
const AT_ONCE = 8
/** A line is printed each time so many files are done. */
const FILES_A_LINE = 100

interface Move {
  /** The data folder. */
  dataDir: string
  s3: S3Client
  /** The bucket's. */
  files: Files
  report: (line: string) => void
}

interface Source {
  file: string
  key: string
  type: string
  cacheControl?: string
}

/**
 * Copies members' files and archives from the data folder into the bucket, and leaves the folder as it is.
 * It may be ended at any moment and started again: what is in the bucket with the same size and the same
 * SHA-256 is not sent again. Each file's hash is signed, so the store refuses a content that differs, and
 * what it then has is asked for once more. Files of the folder never change, so the server may run on it
 * meanwhile; what it puts later is copied by the next run.
 * @throws StartRefused nothing to move, or the bucket belongs to another database; FilesOutOfReach and
 * S3Refused of the first file that cannot be moved
 */
export async function moveFolder({ dataDir, s3, files, report }: Move): Promise<void> {
  const folder = join(dataDir, 'files')
  const ours = await localFiles(folder).storeId()
  if (ours === null)
    throw new StartRefused(
      `There are no files in ${folder} that a server has used. Set DATA_DIR to its folder.`,
    )
  await files.claimFor(ours)
  if ((await files.storeId()) !== ours)
    throw new StartRefused('The bucket of S3_BUCKET has the files of another database: nothing was moved.')

  const done = { files: 0, sent: 0, bytes: 0 }
  const say = () =>
    report(
      `${done.files} in the bucket: ${done.sent} copied (${megabytes(done.bytes)}), ${done.files - done.sent} already there`,
    )
  const sources = sourcesIn(dataDir)
  const stop = new AbortController()

  async function worker(): Promise<void> {
    for await (const source of sources) {
      const moved = await moveOne(s3, source, stop.signal)
      if (moved === null) continue
      done.files += 1
      if (moved.isSent) done.sent += 1
      done.bytes += moved.bytes
      if (done.files % FILES_A_LINE === 0) say()
    }
  }

  // One that fails ends the others.
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      stop.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(workers)
  say()
  if (stop.signal.aborted) {
    report('Not all files were moved. Start the command again: it goes on where it has stopped.')
    throw stop.signal.reason as Error
  }
  report(`All files of ${folder} are in the bucket.`)
}

/** Every file to move, read from the folders as the caller goes on. Several callers may share it. */
async function* sourcesIn(dataDir: string): AsyncGenerator<Source> {
  const folder = join(dataDir, 'files')
  for (const place of ['files', 'room-files'] as const) {
    const parent = place === 'files' ? folder : join(folder, place)
    for await (const name of namesIn(parent)) {
      const source = sourceOf(join(parent, name), place, name)
      if (source) yield source
    }
  }
  for await (const name of namesIn(join(folder, 'removed'))) {
    const file = join(folder, 'removed', name)
    const [source, found] = [sourceOf(file, 'files', name), await stat(file).catch(nullWhenMissing)]
    if (source && found) yield { ...source, key: asideKeyOf(`/files/${name}`, found.mtime) }
  }
  const exports = join(dataDir, 'exports')
  for await (const name of namesIn(exports))
    if (archiveNameOf(`/exports/${name}`) !== null)
      yield { file: join(exports, name), key: `exports/${name}`, type: 'application/zip' }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(nullWhenMissing)
  if (entries !== null) for await (const { name } of entries) yield name
}

/** Null: no file of a member, such as one that was being written during a crash. */
function sourceOf(file: string, place: FilePlace, name: string): Source | null {
  const found = readPath(`/${place}/${name}`)
  return found && { file, key: `${place}/${name}`, type: found.mime, cacheControl: CACHE_CONTROL[place] }
}

/** Null: the file was removed meanwhile. @throws Error the store has something else than was sent */
async function moveOne(
  s3: S3Client,
  { file, key, ...put }: Source,
  signal: AbortSignal,
): Promise<{ isSent: boolean; bytes: number } | null> {
  signal.throwIfAborted()
  const local = await factsOf(file).catch(nullWhenMissing)
  if (local === null) return null
  const isThere = async () => {
    const found = await s3.head(key)
    return found !== null && found.size === local.size && found.sha256 === local.sha256
  }
  if (await isThere()) return { isSent: false, bytes: 0 }
  const open = () => Readable.toWeb(createReadStream(file)) as ReadableStream
  await s3.put(key, { ...put, content: { open, ...local }, signal })
  if (!(await isThere())) throw new Error(`${key} is not in the bucket as it was sent`)
  return { isSent: true, bytes: local.size }
}

async function factsOf(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
