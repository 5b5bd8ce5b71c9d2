import { randomUUID } from 'node:crypto'
import { Client } from '@stomp/stompjs'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { login } from '#contract/http/auth/auth.ts'
import { privateSend } from '#contract/ws/destinations.ts'
import type { BigRoom } from './bigRooms.ts'

/** The local storage entry of a signed-in member (P2). */
export async function logIn(origin: string, email: string, password: string) {
  const answer = await fetch(`${origin}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const session = v.parse(login.answer!, await answer.json())
  return {
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    memberId: String(session.memberId),
  }
}

/** A session may send 20 times in 10 s; four sessions taking turns allow six sends a second. */
const SESSIONS = 4

/** The other person of a private room, sending through their own clients. */
export class PrivateSender {
  private sent = 0
  private readonly clients: readonly Client[]
  private readonly roomId: number

  private constructor(clients: readonly Client[], roomId: number) {
    this.clients = clients
    this.roomId = roomId
  }

  static async connect(origin: string, room: BigRoom, password: string): Promise<PrivateSender> {
    const { accessToken } = await logIn(origin, room.sender.email, password)
    const clients = Array.from({ length: SESSIONS }, () => connected(origin, accessToken))
    return new PrivateSender(await Promise.all(clients), room.roomId)
  }

  /** Sends `live-1`, `live-2`, and so on. */
  send(): void {
    this.sent += 1
    const client = this.clients[this.sent % this.clients.length] as Client
    client.publish({
      destination: privateSend(this.roomId),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        content: `live-${this.sent}`,
        roomType: 'PRIVATE',
        clientMessageId: randomUUID(),
      }),
    })
  }

  /** Sends every `ms` until stopped. */
  every(ms: number): () => void {
    const timer = setInterval(() => this.send(), ms)
    return () => clearInterval(timer)
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.deactivate()))
  }
}

async function connected(origin: string, accessToken: string): Promise<Client> {
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${origin.replace('http', 'ws')}/ws/websocket`, ['v12.stomp']),
    connectHeaders: { Authorization: `Bearer ${accessToken}` },
    reconnectDelay: 0,
  })
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve()
    client.onStompError = (frame) => reject(new Error(frame.headers.message))
    client.activate()
  })
  return client
}
