import { rm } from 'node:fs/promises'
import { leaveALongRoom } from './longRoom.ts'
import { freePort, ServerProcess, TEMPLATE_DIR } from './server.ts'

/** Creating, migrating and filling a store takes several seconds; opening a copy of one takes half a second. */
export default async function makeTemplate(): Promise<void> {
  await rm(TEMPLATE_DIR, { recursive: true, force: true })
  const server = new ServerProcess(await freePort(), TEMPLATE_DIR, { SAMPLE_DATA: 'true' })
  await server.startAgain()
  await leaveALongRoom(server)
}
