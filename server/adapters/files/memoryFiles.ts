import type { Files, KeptFile } from '#server/deps.ts'
import { newName, pathOf, pathsWith, readPath } from './fileName.ts'

/** For tests and the server in a browser tab; lost with the process. `now` gives the time a file is put. */
export function memoryFiles(now = () => new Date()): Files {
  const kept = new Map<string, KeptFile & { at: Date }>()
  const aside = new Map<string, KeptFile & { at: Date }>()
  let owner: string | null = null

  function move(path: string, from: typeof kept, to: typeof kept, at?: Date): void {
    const file = from.get(path)
    if (file === undefined) return
    to.set(path, { ...file, at: at ?? file.at })
    from.delete(path)
  }

  return {
    async put(file, place = 'files') {
      const path = pathOf(place, newName(), file.mime)
      kept.set(path, { ...file, at: now() })
      return path
    },

    async putPicture({ mime, sizes }, place = 'files') {
      const name = newName()
      for (const { widthPx, bytes } of sizes)
        kept.set(pathOf(place, name, mime, widthPx), { bytes, mime, at: now() })
      return pathOf(place, name, mime, sizes.at(-1)!.widthPx)
    },

    async get(path) {
      const file = kept.get(path)
      if (file === undefined) return null
      const { bytes, mime } = file
      return { mime, size: bytes.length, read: (from, to) => bytes.slice(from, to + 1) }
    },

    addressOf: async () => null,

    async remove(path) {
      for (const each of pathsWith(path)) kept.delete(each)
    },

    async putBack(path, bytes) {
      const mime = readPath(path)?.mime
      if (mime === undefined) throw new Error(`not the path of a file: ${path}`)
      kept.set(path, { bytes, mime, at: now() })
    },

    async *list(place = 'files') {
      yield* [...kept.keys()].filter((path) => readPath(path)?.place === place)
    },

    keptAt: async (path) => kept.get(path)?.at ?? null,

    storeId: async () => owner,
    claimFor: async (storeId) => {
      owner ??= storeId
    },
    setAside: async (path, at) => move(path, kept, aside, at),
    async *listAside() {
      yield* [...aside].map(([path, { at }]) => ({ path, at }))
    },
    takeBack: async (path) => move(path, aside, kept),
    removeAside: async (path) => void aside.delete(path),
  }
}
