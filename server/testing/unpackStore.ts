import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLITE_EXTENSIONS } from '#server/adapters/db/pgliteExtensions.ts'

/**
 * Puts a migrated, empty store into the data folder of a program. This takes one second. The program needs
 * seven to make the same store at its first start.
 *
 * @param dump a gzipped dump of PGlite
 */
export async function unpackStore(dataDir: string, dump: string): Promise<void> {
  const folder = join(dataDir, 'db')
  await mkdir(folder, { recursive: true })
  const store = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob([await readFile(dump)]),
    extensions: PGLITE_EXTENSIONS,
  })
  await store.close()
}
