import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archives } from '#server/deps.ts'
import { nullWhenMissing, slices } from '../files/localFiles.ts'
import { archiveNameOf, newArchivePath } from './archivePath.ts'

/** Suffix of an archive that is being written. */
const PART = '.part'

/** Keeps archives in a folder that is made with the first. Several nodes need a folder they all see. */
export function localArchives(folder: string): Archives {
  const placeOf = (name: string) => join(folder, name)

  return {
    async put(chunks) {
      const path = newArchivePath()
      const place = placeOf(archiveNameOf(path)!)
      await mkdir(folder, { recursive: true })
      try {
        const bytes = await write(place + PART, chunks)
        await rename(place + PART, place)
        return { path, bytes }
      } catch (error) {
        await rm(place + PART, { force: true })
        throw error
      }
    },

    async get(path) {
      const name = archiveNameOf(path)
      if (name === null) return null
      const found = await stat(placeOf(name)).catch(nullWhenMissing)
      return found && { size: found.size, read: (from, to) => slices(placeOf(name), from, to) }
    },

    async remove(path) {
      const name = archiveNameOf(path)
      if (name !== null) await rm(placeOf(name), { force: true })
    },

    async removeOlder(before) {
      let removed = 0
      const entries = await opendir(folder).catch(nullWhenMissing)
      if (entries === null) return 0
      for await (const { name } of entries) {
        if (archiveNameOf(`/exports/${name.replace(PART, '')}`) === null) continue
        const found = await stat(placeOf(name)).catch(nullWhenMissing)
        if (found === null || found.mtime >= before) continue
        await rm(placeOf(name), { force: true })
        removed += 1
      }
      return removed
    },
  }
}

/** Readable by the owner of the process only. Resolves with the size. */
async function write(place: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(place, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length;) {
        const { bytesWritten } = await file.write(chunk, at, chunk.length - at, size)
        at += bytesWritten
        size += bytesWritten
      }
  } finally {
    await file.close()
  }
  return size
}
