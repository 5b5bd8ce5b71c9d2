import { rm } from 'node:fs/promises'
import { storeDump } from '#mocks/storeDump.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { dropDatabases } from '#server/testing/databases.ts'
import { unpackStore } from '#server/testing/unpackStore.ts'
import { aLongRoom } from './longRoom.ts'
import { moderators } from './moderators.ts'
import { freePort, ServerProcess, type Settings, TEMPLATE_DIR } from './server.ts'
import { createTemplate, postgresUrl } from './store.ts'
import { unreadRooms } from './unreadRooms.ts'

/**
 * Migrates and fills one store. Each server gets a copy of it (`ServerProcess.start`), which takes half a
 * second instead of several. The returned function drops the databases.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  await rm(TEMPLATE_DIR, { recursive: true, force: true })
  const postgres = postgresUrl()
  if (postgres === undefined) {
    await unpackStore(TEMPLATE_DIR, await storeDump())
    await fill({})
    return async () => {}
  }
  const { name, url } = await createTemplate(postgres)
  await fill({ DATABASE_URL: url })
  return () => dropDatabases(postgres, name)
}

async function fill(settings: Settings): Promise<void> {
  const server = new ServerProcess(await freePort(), TEMPLATE_DIR, { ...settings, SAMPLE_DATA: 'true' })
  await server.startAgain()
  const fillings = [await aLongRoom(server), await unreadRooms(server), await moderators(server)]
  // Only one process at a time may open a data folder, and a database with connections cannot be copied.
  await server.terminate()
  const { db, close } = await openDb(server.store)
  for (const fillRooms of fillings) await fillRooms(db)
  await close()
}
