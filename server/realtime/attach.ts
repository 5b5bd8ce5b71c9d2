import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createRealtime, type Realtime, type RealtimeOptions, type RealtimeStats } from './createRealtime.ts'
import { ADMISSION_LIMITS, type AdmissionLimits } from './sockjs/admission.ts'
import { sameOrigin, type AllowOrigin } from './sockjs/origin.ts'
import { createRequestHandler } from './sockjs/requests.ts'
import { Sockets, type SocketStats, type SocketTotals } from './sockjs/sockets.ts'
import { createUpgradeHandler, refuse } from './sockjs/upgrades.ts'

export interface AttachOptions extends RealtimeOptions {
  /** Which origins may open a socket. Default: the server's own origin. */
  allowOrigin?: AllowOrigin
  /** The caller's address; behind a proxy it is read from a header. */
  ipOf?: (req: IncomingMessage) => string
  limits?: Partial<AdmissionLimits>
}

export type NodeStats = RealtimeStats & SocketStats & SocketTotals

export interface AttachedRealtime {
  drain: Realtime['drain']
  /**
   * Closes every connection with 1012 so that peers reconnect elsewhere. Waits at most `withinMs` for frames
   * being handled and for the closing handshakes.
   */
  close(withinMs: number): Promise<void>
  inSight: Realtime['inSight']
  stats(): NodeStats
}

/**
 * Serves the socket under `/ws` of an HTTP server. Its listeners run before the existing ones, which get
 * every other request.
 */
export function attachRealtime(server: Server, options: AttachOptions): AttachedRealtime {
  const { allowOrigin = sameOrigin, ipOf = (req) => req.socket.remoteAddress ?? '', log } = options
  const realtime = createRealtime(options)
  const sockets = new Sockets({ realtime, log, limits: { ...ADMISSION_LIMITS, ...options.limits } })
  const handleRequest = createRequestHandler({ sockets, allowOrigin, ipOf })
  const handleUpgrade = createUpgradeHandler({ sockets, allowOrigin, ipOf })

  const others = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (req, res) => {
    if (handleRequest(req, res)) return
    for (const listener of others) listener.call(server, req, res)
  })
  server.on('upgrade', (req, socket, head) => {
    // Without a listener, a connection reset by the peer would end the process.
    socket.on('error', () => {})
    if (handleUpgrade(req, socket, head)) return
    if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found')
  })

  return {
    drain: (overMs) => realtime.drain(overMs),
    async close(withinMs) {
      const startedAt = performance.now()
      await realtime.close(withinMs)
      await sockets.close(Math.max(0, withinMs - (performance.now() - startedAt)))
    },
    inSight: realtime.inSight,
    stats: () => ({ ...realtime.stats(), ...sockets.stats, ...sockets.totals }),
  }
}
