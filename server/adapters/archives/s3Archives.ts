import type { Archives } from '#server/deps.ts'
import type { S3Client } from '../s3/s3Client.ts'
import { archiveNameOf, newArchivePath } from './archivePath.ts'

const PREFIX = 'exports/'

/** Keeps archives in a bucket, for any number of nodes. */
export function s3Archives(s3: S3Client): Archives {
  const keyOf = (name: string) => `${PREFIX}${name}`

  return {
    async put(chunks) {
      const path = newArchivePath()
      const bytes = await s3.upload(keyOf(archiveNameOf(path)!), chunks, 'application/zip')
      return { path, bytes }
    },

    async get(path) {
      const name = archiveNameOf(path)
      const found = name === null ? null : await s3.head(keyOf(name))
      return found && { size: found.size, read: (from, to) => s3.read(keyOf(name!), from, to) }
    },

    async remove(path) {
      const name = archiveNameOf(path)
      if (name !== null) await s3.remove(keyOf(name))
    },

    async removeOlder(before) {
      let removed = 0
      for await (const { key, at } of s3.list(PREFIX)) {
        if (archiveNameOf(`/${key}`) === null || at >= before) continue
        await s3.remove(key)
        removed += 1
      }
      for (const unfinished of await s3.listUnfinished(PREFIX)) {
        if (unfinished.begunAt >= before) continue
        await s3.giveUp(unfinished)
        removed += 1
      }
      return removed
    },
  }
}
