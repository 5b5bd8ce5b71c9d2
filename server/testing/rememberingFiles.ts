import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import type { Files } from '../deps.ts'

/**
 * Files in memory, put at the time `now` gives. `kept` lists the stored paths in the order of putting, all
 * sizes of a picture as one.
 */
export function rememberingFiles(now?: () => Date): { files: Files; kept: () => string[] } {
  const files = memoryFiles(now)
  let paths: string[] = []
  const remember = (path: string) => {
    paths.push(path)
    return path
  }
  return {
    kept: () => paths,
    files: {
      ...files,
      put: async (file, place) => remember(await files.put(file, place)),
      putPicture: async (picture, place) => remember(await files.putPicture(picture, place)),
      async remove(path) {
        await files.remove(path)
        paths = paths.filter((each) => each !== path)
      },
      async setAside(path, at) {
        await files.setAside(path, at)
        paths = paths.filter((each) => each !== path)
      },
    },
  }
}
