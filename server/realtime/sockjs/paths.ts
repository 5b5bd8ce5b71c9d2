import { SOCKET_PATH } from '#contract/ws/destinations.ts'
import type { ReceiverKind } from './receiver.ts'

/** The addresses of SockJS 0.3.3 under `/ws`. `<server>` is for load balancers only and does not name the session. */
export type SocketPath =
  | { kind: 'greeting' }
  | { kind: 'info' }
  | { kind: 'websocket'; framed: boolean }
  | { kind: 'receive'; sessionId: string; receiver: ReceiverKind }
  | { kind: 'send'; sessionId: string }
  | { kind: 'unknown' }

/**
 * Ids of polling sessions are chosen by clients and are all that ties a request to its session, so short ones are not
 * served. sockjs-client's own have 8 characters (40 random bits); ours passes longer ones.
 */
const SESSION_ID = /^[\w-]{8,128}$/

/** Null: not under `/ws`. */
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
