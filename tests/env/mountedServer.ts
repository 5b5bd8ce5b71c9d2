import { type FakeSocket, makeFakeSocket } from '#mocks/fakeSocket.ts'
import { type Faults, makeFaults } from '#mocks/faults.ts'
import { serverHandlers } from '#mocks/serverHandlers.ts'
import type { Db } from '#server/db/db.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { chatTest, speaking } from '#server/modules/chat/chat.fixtures.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { createRealtime } from '#server/realtime/createRealtime.ts'
import { type TestServer, testServer } from '#server/testing/testServer.ts'
import { network } from './network.ts'
import { allowConsole } from './quietConsole.ts'

export interface MountedServer extends TestServer {
  socket: FakeSocket
  faults: Faults
  /** Creates rooms and friendships in the store, and sends messages as a socket session does. */
  chat: Pick<ReturnType<typeof chatTest>, 'aRoom' | 'befriend'> & ReturnType<typeof speaking>
  unmount(): Promise<void>
}

/** Mounts the whole server with its sockets until the test ends. Without `db` its store is empty. */
export async function mountServer(db?: Db): Promise<MountedServer> {
  const server = await testServer(db && { deps: { db } })
  // Messages of this test are dated now, because the app shows dates by the phone's clock.
  server.clock.set(new Date())
  const send = chatSend(server.deps)
  const realtime = createRealtime({
    handlers: { authenticate: socketAuthenticate(server.deps), send },
    bus: server.deps.bus,
    log: server.deps.log,
  })
  server.deps.inSight = realtime.inSight
  const faults = makeFaults()
  const socket = loggingWhenCut(makeFakeSocket(realtime))
  network.use(...socket.handlers, ...serverHandlers(server.app, faults))
  const { aRoom, befriend } = chatTest(server)
  return {
    ...server,
    socket,
    faults,
    chat: { ...speaking(send), aRoom, befriend },
    unmount: () => realtime.close(0),
  }
}

/** The app logs a broken connection at most once in five seconds, so a test that cuts it may see that. */
function loggingWhenCut(socket: FakeSocket): FakeSocket {
  const { drop, goAway, block } = socket
  const expected = () => void allowConsole('error', '[hapju] socket: ')
  return Object.assign(socket, {
    drop(...args: Parameters<typeof drop>) {
      expected()
      drop(...args)
    },
    goAway(...args: Parameters<typeof goAway>) {
      expected()
      goAway(...args)
    },
    block() {
      expected()
      block()
    },
  })
}
