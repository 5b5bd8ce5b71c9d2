import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../deps.ts'
import { newPath, readPath } from './fileName.ts'

/** A folder, made with the first file. Several nodes need one they all see. */
export function localFiles(folder: string): Files {
  return {
    async put({ bytes, mime }) {
      const path = newPath(mime)
      const place = join(folder, readPath(path)!.name)
      await mkdir(folder, { recursive: true })
      // A rename is whole or not there: nobody is served half a file, and a crash leaves only a `.part`.
      await writeFile(`${place}.part`, bytes, { flag: 'wx' })
      await rename(`${place}.part`, place)
      return path
    },

    async get(path) {
      const file = readPath(path)
      if (file === null) return null
      const bytes = await readFile(join(folder, file.name)).catch(nullWhenMissing)
      return bytes && { bytes: new Uint8Array(bytes), mime: file.mime }
    },

    async remove(path) {
      const file = readPath(path)
      if (file) await rm(join(folder, file.name), { force: true })
    },
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
