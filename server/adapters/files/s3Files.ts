import type { Files, FilePlace, FileType } from '#server/deps.ts'
import type { S3Client } from '../s3/s3Client.ts'
import { newName, pathOf, pathsWith, readPath } from './fileName.ts'

/** Beside the files: what was removed in the last 30 days, and the id of the files' database. */
const ASIDE = 'removed/'
const STORE_ID = 'store-id'

/** Set aside or asked about at the same time. More would only wait for each other in the store. */
const AT_ONCE = 32

/**
 * What a browser and a CDN may keep. `roomFiles.ts` says how long an address of a room's file is good; its
 * content may stay on the device for a day.
 */
export const CACHE_CONTROL: Readonly<Record<FilePlace, string>> = {
  files: 'public, max-age=31536000, immutable',
  'room-files': 'private, max-age=86400, immutable',
}

/** Under which a file that was removed then is kept; a listing tells both. */
export const asideKeyOf = (path: string, at: Date) => `${asideOf(path)}${at.getTime()}`
const asideOf = (path: string) => `${ASIDE}${readPath(path)!.fileName}/`

/** The key of the object: the path without its first slash. */
const keyOf = (path: string) => path.slice(1)

/**
 * Keeps files in a bucket, for any number of nodes. Setting aside copies and then removes: a process that dies
 * in between leaves the file in both places, and the next run of the job sets it aside again.
 */
export function s3Files(s3: S3Client): Files {
  const slots = atMost(AT_ONCE)

  async function put(path: string, place: FilePlace, type: FileType, content: Uint8Array<ArrayBuffer>) {
    await s3.put(keyOf(path), { type, cacheControl: CACHE_CONTROL[place], content })
    return path
  }

  async function remove(path: string): Promise<void> {
    await Promise.all(pathsWith(path).map((each) => s3.remove(keyOf(each))))
  }

  async function removeAside(path: string): Promise<void> {
    for await (const { key } of s3.list(asideOf(path))) await s3.remove(key)
  }

  return {
    put: ({ bytes, mime }, place = 'files') => put(pathOf(place, newName(), mime), place, mime, bytes),

    async putPicture({ mime, sizes }, place = 'files') {
      const name = newName()
      const paths = sizes.map(({ widthPx }) => pathOf(place, name, mime, widthPx))
      const largest = paths.at(-1)!
      // All end before any is removed: one that is still on its way would stay.
      const ended = await Promise.allSettled(
        paths.map((path, nth) => put(path, place, mime, sizes[nth]!.bytes)),
      )
      const failed = ended.find(({ status }) => status === 'rejected')
      if (failed === undefined) return largest
      await remove(largest).catch(() => {}) // unnamed, so the daily job removes what is left
      throw (failed as PromiseRejectedResult).reason
    },

    async get(path) {
      const file = readPath(path)
      const found = file && (await s3.head(keyOf(path)))
      if (!found) return null
      const { size } = found
      return {
        mime: file.mime,
        size,
        read: (from, to) => (to < from ? new Uint8Array() : s3.read(keyOf(path), from, to)),
      }
    },

    remove,

    async addressOf(path, from, until) {
      if (readPath(path) === null) return null
      // a store refuses a fraction of a second
      return s3.addressOf(keyOf(path), from, Math.floor((until.getTime() - from.getTime()) / 1_000))
    },

    async putBack(path, bytes) {
      const file = readPath(path)
      if (file === null) throw new Error(`not the path of a file: ${path}`)
      await put(path, file.place, file.mime, bytes)
    },

    async *list(place = 'files') {
      for await (const { key } of s3.list(`${place}/`)) if (readPath(`/${key}`) !== null) yield `/${key}`
    },

    keptAt: (path) => slots(async () => (await s3.head(keyOf(path)))?.at ?? null),

    storeId: async () => (await s3.readText(STORE_ID))?.trim() ?? null,

    async claimFor(storeId) {
      const content = new TextEncoder().encode(`${storeId}\n`)
      // Asked first: a store may ignore the condition.
      if ((await s3.readText(STORE_ID)) === null)
        await s3.put(STORE_ID, { type: 'text/plain', content, isFirst: true })
    },

    setAside: (path, at) =>
      slots(async () => {
        if (await s3.copy(keyOf(path), asideKeyOf(path, at))) await s3.remove(keyOf(path))
      }),

    async *listAside() {
      for await (const { key } of s3.list(ASIDE)) {
        const [, fileName = '', ms = ''] = /^removed\/([^/]+)\/(\d{1,15})$/.exec(key) ?? []
        const path = `/files/${fileName}`
        if (readPath(path) !== null) yield { path, at: new Date(Number(ms)) }
      }
    },

    async takeBack(path) {
      for await (const { key } of s3.list(asideOf(path))) {
        await s3.copy(key, keyOf(path))
        await s3.remove(key)
      }
    },

    removeAside,
  }
}

/** Runs at most so many tasks at the same time, first come, first served. */
function atMost(running: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = running
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
