import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { CLOSE_WITHIN_MS, MESSAGE_MAX_BYTES } from './limits.ts'
import type { AllowOrigin } from './origin.ts'
import { parseSocketPath } from './paths.ts'
import type { Sockets } from './sockets.ts'
import { RAW_FRAMING, SOCKJS_FRAMING } from './webSocketConnection.ts'

export interface UpgradeOptions {
  sockets: Sockets
  allowOrigin: AllowOrigin
  ipOf: (req: IncomingMessage) => string
}

/** Handles upgrades under `/ws`. Returns false for other paths. */
export function createUpgradeHandler({ sockets, allowOrigin, ipOf }: UpgradeOptions) {
  // A variable instead of a literal argument, because the types do not include closeTimeout yet.
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MESSAGE_MAX_BYTES,
    closeTimeout: CLOSE_WITHIN_MS,
    handleProtocols: newestStomp,
  }
  const server = new WebSocketServer(options)
  return (req: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    const path = parseSocketPath(req.url)
    if (path === null) return false
    if (path.kind !== 'websocket') return refuse(socket, '404 Not Found')
    if (!allowOrigin(req.headers.origin, req)) return refuse(socket, '403 Forbidden')
    const ticket = sockets.admit(ipOf(req))
    if (ticket === null) return refuse(socket, '503 Service Unavailable')
    const leave = () => ticket.leave()
    socket.once('close', leave)
    server.handleUpgrade(req, socket, head, (ws) => {
      socket.removeListener('close', leave)
      sockets.openWebSocket(ws, socket, path.framed ? SOCKJS_FRAMING : RAW_FRAMING, ticket)
    })
    return true
  }
}

export function refuse(socket: Duplex, status: string): true {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  return true
}

/** The newest STOMP version the client offers as a subprotocol; false when there is none. */
function newestStomp(offered: Set<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((protocol) => offered.has(protocol)) ?? false
}
