import type { Archives } from '#server/deps.ts'
import { newArchivePath } from './archivePath.ts'

/** For tests and the server in a browser tab; lost with the process. */
export function memoryArchives(now = () => new Date()): Archives {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: Date }>()
  return {
    async put(chunks) {
      const parts: Uint8Array[] = []
      for await (const chunk of chunks) parts.push(chunk.slice())
      const bytes = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
      const path = newArchivePath()
      kept.set(path, { bytes, at: now() })
      return { path, bytes: bytes.length }
    },
    async get(path) {
      const file = kept.get(path)
      return file ? { size: file.bytes.length, read: (from, to) => file.bytes.slice(from, to + 1) } : null
    },
    remove: async (path) => void kept.delete(path),
    async removeOlder(before) {
      const old = [...kept].filter(([, { at }]) => at < before)
      for (const [path] of old) kept.delete(path)
      return old.length
    },
  }
}
