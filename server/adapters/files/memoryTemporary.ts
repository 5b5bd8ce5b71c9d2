import type { TemporaryFiles } from '#server/deps.ts'

/** For tests and the server in a browser tab. */
export function memoryTemporary(): TemporaryFiles {
  return {
    async create() {
      let kept: Uint8Array<ArrayBuffer>[] = []
      let size = 0
      return {
        get size() {
          return size
        },
        async write(bytes) {
          kept.push(bytes.slice())
          size += bytes.length
        },
        read: async () => new Uint8Array(await new Blob(kept).arrayBuffer()),
        async remove() {
          kept = []
          size = 0
        },
      }
    },
  }
}
