import { SOCKET_PATH } from '#contract/ws/destinations.ts'
import type { ReceiverKind } from './receiver.ts'

/** The paths of SockJS 0.3.3 under `/ws`. `<server>` is for load balancers only, not part of the id. */
export type SocketPath =
  | { kind: 'greeting' }
  | { kind: 'info' }
  | { kind: 'websocket'; framed: boolean }
  | { kind: 'receive'; sessionId: string; receiver: ReceiverKind }
  | { kind: 'send'; sessionId: string }
  | { kind: 'unknown' }

/**
 * Clients choose the ids of polling sessions, and only the id ties a request to its session, so short ids are
 * rejected. sockjs-client's default has 8 characters (40 random bits); this app's client uses longer ones.
 */
const SESSION_ID = /^[\w-]{8,128}$/

/** Returns null for paths outside `/ws`. */
export function parseSocketPath(url: string | undefined): SocketPath | null {
  const path = (url ?? '').split('?', 1)[0]!
  if (path === SOCKET_PATH || path === `${SOCKET_PATH}/`) return { kind: 'greeting' }
  if (!path.startsWith(`${SOCKET_PATH}/`)) return null
  const parts = path.slice(SOCKET_PATH.length + 1).split('/')
  if (parts.length === 1) {
    if (parts[0] === 'info') return { kind: 'info' }
    return parts[0] === 'websocket' ? { kind: 'websocket', framed: false } : { kind: 'unknown' }
  }
  const [server = '', sessionId = '', transport, ...more] = parts
  if (more.length > 0 || !/^[^.]+$/.test(server) || !/^[^.]+$/.test(sessionId)) return { kind: 'unknown' }
  if (transport === 'websocket') return { kind: 'websocket', framed: true }
  if (!SESSION_ID.test(sessionId)) return { kind: 'unknown' }
  switch (transport) {
    case 'xhr_send':
      return { kind: 'send', sessionId }
    case 'xhr':
    case 'xhr_streaming':
    case 'eventsource':
      return { kind: 'receive', sessionId, receiver: transport }
    default:
      return { kind: 'unknown' }
  }
}
