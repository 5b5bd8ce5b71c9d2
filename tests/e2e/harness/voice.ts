import { Client } from '@stomp/stompjs'
import WebSocket from 'ws'
import { SENDS_AT_ONCE } from '#contract/limits.ts'
import { groupSend, privateSend, SOCKET_PATH } from '#contract/ws/destinations.ts'
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
  for (let from = 0; from < contents.length; from += SENDS_AT_ONCE) {
    await saySome(server, as, { roomId, roomType }, contents.slice(from, from + SENDS_AT_ONCE))
  }
}

async function saySome(
  server: ServerProcess,
  as: Member,
  { roomId, roomType }: { roomId: number; roomType: 'PRIVATE' | 'GROUP' },
  contents: string[],
): Promise<void> {
  const destination = roomType === 'GROUP' ? groupSend(roomId) : privateSend(roomId)
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}/websocket`, ['v12.stomp']),
    connectHeaders: { Authorization: `Bearer ${as.accessToken}` },
    reconnectDelay: 0,
  })
  const failed = new Promise<never>((_, reject) => {
    client.onStompError = (frame) => reject(new Error(frame.headers.message))
  })
  const stored = new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('last', () => resolve())
      contents.forEach((content, i) => {
        const headers: Record<string, string> = i === contents.length - 1 ? { receipt: 'last' } : {}
        const body = JSON.stringify({ roomType, content, clientMessageId: crypto.randomUUID() })
        client.publish({ destination, headers, body })
      })
    }
  })
  client.activate()
  await Promise.race([stored, failed])
  await client.deactivate()
}
