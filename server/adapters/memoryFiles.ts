import type { Files, KeptFile } from '../deps.ts'
import { newPath } from './fileName.ts'

/** For tests and for the server inside a tab: gone with the process. */
export function memoryFiles(): Files {
  const kept = new Map<string, KeptFile>()
  return {
    async put(file) {
      const path = newPath(file.mime)
      kept.set(path, file)
      return path
    },
    get: async (path) => kept.get(path) ?? null,
    remove: async (path) => void kept.delete(path),
  }
}
