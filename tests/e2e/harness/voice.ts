import { Client } from '@stomp/stompjs'
import WebSocket from 'ws'
import { SENDS_AT_ONCE } from '#contract/limits.ts'
import { groupSend, privateSend, SOCKET_PATH, typingIn } from '#contract/ws/destinations.ts'
import type { Member } from './api.ts'
import type { ServerProcess } from './server.ts'

/**
 * Sends messages at once as a member, without a phone, a burst for each session. The test server has no
 * limits (`server.ts`).
 * Resolves when all are stored.
 */
export async function sayAll(
  server: ServerProcess,
  as: Member,
  roomId: number,
  contents: string[],
  roomType: 'PRIVATE' | 'GROUP' = 'PRIVATE',
): Promise<void> {
  const destination = roomType === 'GROUP' ? groupSend(roomId) : privateSend(roomId)
  for (let from = 0; from < contents.length; from += SENDS_AT_ONCE) {
    const frames = contents.slice(from, from + SENDS_AT_ONCE).map((content) => ({
      destination,
      body: JSON.stringify({ roomType, content, clientMessageId: crypto.randomUUID() }),
    }))
    await publish(server, as, frames)
  }
}

/** Says once that the member is typing, as the app does every three seconds. */
export const typeIn = (server: ServerProcess, as: Member, roomId: number): Promise<void> =>
  publish(server, as, [{ destination: typingIn(roomId), body: '' }])

/** Resolves when the server has handled the last one. */
async function publish(
  server: ServerProcess,
  as: Member,
  frames: readonly { destination: string; body: string }[],
): Promise<void> {
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}/websocket`, ['v12.stomp']),
    connectHeaders: { Authorization: `Bearer ${as.accessToken}` },
    reconnectDelay: 0,
  })
  const failed = new Promise<never>((_, reject) => {
    client.onStompError = (frame) => reject(new Error(frame.headers.message))
  })
  const handled = new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('last', () => resolve())
      frames.forEach((frame, i) => {
        const headers: Record<string, string> = i === frames.length - 1 ? { receipt: 'last' } : {}
        client.publish({ ...frame, headers })
      })
    }
  })
  client.activate()
  await Promise.race([handled, failed])
  await client.deactivate()
}
