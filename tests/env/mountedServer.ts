import { type Faults, makeFaults } from '#mocks/faults.ts'
import { type FakeSocket, makeFakeSocket } from '#mocks/fakeSocket.ts'
import { serverHandlers } from '#mocks/serverHandlers.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { chatTest, speaking } from '#server/modules/chat/chat.fixtures.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { createRealtime } from '#server/realtime/createRealtime.ts'
import { type TestServer, testServer } from '#server/testing/testServer.ts'
import { network } from '#tests/env/network.ts'

export interface MountedServer extends TestServer {
  socket: FakeSocket
  faults: Faults
  /** Rooms and friendships put into the store, messages sent as a socket session sends them. */
  chat: Pick<ReturnType<typeof chatTest>, 'aRoom' | 'befriend'> & ReturnType<typeof speaking>
  unmount(): Promise<void>
}

/** The whole server, its sockets included, on an empty store, answering everything the app asks until the test ends. */
export async function mountServer(): Promise<MountedServer> {
  const server = await testServer()
  // Messages of this test are written now: the app shows dates by the phone's clock.
  server.clock.set(new Date())
  const send = chatSend(server.deps)
  const realtime = createRealtime({
    handlers: { authenticate: socketAuthenticate(server.deps), send },
    bus: server.deps.bus,
    log: server.deps.log,
  })
  const faults = makeFaults()
  const socket = makeFakeSocket(realtime)
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
