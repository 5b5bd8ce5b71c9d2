import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TemporaryFiles } from '#server/deps.ts'
import { newName } from './fileName.ts'

/**
 * Keeps files in a folder while they arrive. A file loses its name as soon as it is open, so even a killed
 * process leaves nothing behind.
 */
export function localTemporary(folder: string): TemporaryFiles {
  return {
    async create() {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${newName()}.part`)
      const file = await open(path, 'wx+', 0o600)
      await rm(path, { force: true }).catch(() => {}) // a system that cannot remove an open file does it below
      let size = 0
      let isOpen = true
      return {
        get size() {
          return size
        },
        async write(bytes) {
          for (let at = 0; at < bytes.length;) {
            const { bytesWritten } = await file.write(bytes, at, bytes.length - at, size)
            at += bytesWritten
            size += bytesWritten
          }
        },
        async read() {
          const bytes = new Uint8Array(size)
          for (let at = 0; at < size;) {
            const { bytesRead } = await file.read(bytes, at, size - at, at)
            if (bytesRead === 0) throw new Error('a temporary file became shorter')
            at += bytesRead
          }
          return bytes
        },
        async remove() {
          if (!isOpen) return
          isOpen = false
          await file.close()
          await rm(path, { force: true })
        },
      }
    },
  }
}
