import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { storeDump } from '#mocks/storeDump.ts'
import { PGLITE_EXTENSIONS } from '#server/adapters/pgliteExtensions.ts'
import { leaveALongRoom } from './longRoom.ts'
import { freePort, ServerProcess, TEMPLATE_DIR } from './server.ts'

/** Creating, migrating and filling a store takes several seconds; opening a copy of one takes half a second. */
export default async function makeTemplate(): Promise<void> {
  await rm(TEMPLATE_DIR, { recursive: true, force: true })
  await unpack(await storeDump())
  const server = new ServerProcess(await freePort(), TEMPLATE_DIR, { SAMPLE_DATA: 'true' })
  await server.startAgain()
  await leaveALongRoom(server)
}

/** The server would create and migrate the same store, in twice the time. */
async function unpack(dump: string): Promise<void> {
  const dataDir = join(TEMPLATE_DIR, 'db')
  await mkdir(dataDir, { recursive: true })
  const store = await PGlite.create({
    dataDir,
    loadDataDir: new Blob([await readFile(dump)]),
    extensions: PGLITE_EXTENSIONS,
  })
  await store.close()
}
