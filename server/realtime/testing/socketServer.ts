import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { attachRealtime, type AttachedRealtime, type AttachOptions } from '../attach.ts'
import type { Bus } from '../events.ts'
import { fakeHandlers, type FakeHandlers } from './fakeHandlers.ts'

export interface SocketServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  handlers: FakeHandlers
  bus: Bus
  realtime: AttachedRealtime
  stop(): Promise<void>
}

/** A real HTTP server with the socket, and an app behind it that answers 200 to everything else. */
export async function startSocketServer(options: Partial<AttachOptions> = {}): Promise<SocketServer> {
  const handlers = fakeHandlers()
  const bus = inProcessBus()
  const server = createServer((_req, res) => res.end('the app'))
  const realtime = attachRealtime(server, { handlers, bus, log: pino({ level: 'silent' }), ...options })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handlers,
    bus,
    realtime,
    async stop() {
      await realtime.close(100)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
