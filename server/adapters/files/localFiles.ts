import { mkdir, open, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReadableStream as NodeStream } from 'node:stream/web'
import type { Files } from '#server/deps.ts'
import { newName, pathOf, pathsWith, readPath } from './fileName.ts'

const SLICE_BYTES = 256 * 1024
/** Suffix of a file being written; a crash leaves such a file for ever. */
const PART = '.part'
/** Beside the files: what was removed in the last 30 days, and the id of the files' database. */
const ASIDE = 'removed'
const STORE_ID = 'store-id'

/**
 * Keeps files in a folder created with the first file; its subfolder holds the files of rooms. Several nodes
 * need a folder they all see.
 */
export function localFiles(folder: string): Files {
  function placeOf(path: string): string {
    const { place, fileName } = readPath(path)!
    return place === 'files' ? join(folder, fileName) : join(folder, place, fileName)
  }

  async function write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const place = placeOf(path)
    await mkdir(dirname(place), { recursive: true })
    // A rename is atomic: nobody is served half a file, and a crash leaves only a `.part`.
    await writeFile(place + PART, bytes, { flag: 'wx' })
    await rename(place + PART, place)
    return path
  }

  const asideOf = (path: string) => join(folder, ASIDE, readPath(path)!.fileName)

  async function remove(path: string): Promise<void> {
    const places = pathsWith(path).map(placeOf)
    await Promise.all(places.flatMap((each) => [each, each + PART]).map((each) => rm(each, { force: true })))
  }

  return {
    put: ({ bytes, mime }, place = 'files') => write(pathOf(place, newName(), mime), bytes),

    async putPicture({ mime, sizes }, place = 'files') {
      const name = newName()
      const paths = sizes.map(({ widthPx }) => pathOf(place, name, mime, widthPx))
      const largest = paths.at(-1)!
      try {
        await Promise.all(paths.map((path, nth) => write(path, sizes[nth]!.bytes)))
      } catch (error) {
        await remove(largest)
        throw error
      }
      return largest
    },

    async get(path) {
      const file = readPath(path)
      if (file === null) return null
      const place = placeOf(path)
      const found = await stat(place).catch(nullWhenMissing)
      return found && { mime: file.mime, size: found.size, read: (from, to) => slices(place, from, to) }
    },

    addressOf: async () => null,
    remove,

    async putBack(path, bytes) {
      if (readPath(path) === null) throw new Error(`not the path of a file: ${path}`)
      const place = placeOf(path)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place + PART, bytes)
      await rename(place + PART, place)
    },

    async *list(place = 'files') {
      const entries = await opendir(place === 'files' ? folder : join(folder, place)).catch(nullWhenMissing)
      if (entries === null) return
      for await (const { name } of entries) {
        const path = `/${place}/${name.endsWith(PART) ? name.slice(0, -PART.length) : name}`
        if (readPath(path) !== null) yield path
      }
    },

    async keptAt(path) {
      const place = placeOf(path)
      const found =
        (await stat(place).catch(nullWhenMissing)) ?? (await stat(place + PART).catch(nullWhenMissing))
      return found && found.mtime
    },

    storeId: async () =>
      (await readFile(join(folder, STORE_ID), 'utf8').catch(nullWhenMissing))?.trim() ?? null,

    async claimFor(storeId) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, STORE_ID), `${storeId}\n`, { flag: 'wx' }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        },
      )
    },

    async setAside(path, at) {
      const [place, aside] = [placeOf(path), asideOf(path)]
      await rm(place + PART, { force: true }) // half a file is worth nothing
      await mkdir(dirname(aside), { recursive: true })
      if ((await stat(place).catch(nullWhenMissing)) === null) return
      await utimes(place, at, at)
      await rename(place, aside).catch(nullWhenMissing) // another node was faster
    },

    async *listAside() {
      const entries = await opendir(join(folder, ASIDE)).catch(nullWhenMissing)
      if (entries === null) return
      for await (const { name } of entries) {
        const path = `/files/${name}`
        const found = readPath(path) && (await stat(asideOf(path)).catch(nullWhenMissing))
        if (found) yield { path, at: found.mtime }
      }
    },

    takeBack: (path) => rename(asideOf(path), placeOf(path)),
    removeAside: (path) => rm(asideOf(path), { force: true }),
  }
}

/** Opens the file on the first read and closes it after the last, so an unread answer keeps nothing open. */
export function slices(place: string, from: number, to: number) {
  return NodeStream.from(read())

  async function* read() {
    const file = await open(place)
    try {
      for (let at = from; at <= to;) {
        const slice = new Uint8Array(Math.min(SLICE_BYTES, to - at + 1))
        const { bytesRead } = await file.read(slice, 0, slice.length, at)
        if (bytesRead === 0) throw new Error('a stored file became shorter')
        at += bytesRead
        yield slice.subarray(0, bytesRead)
      }
    } finally {
      await file.close()
    }
  }
}

export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
