import { Client, type IMessage } from '@stomp/stompjs'
import SockJS from 'sockjs-client'
import { WebSocket } from 'ws'
import { nextId } from '../../testing/ids.ts'

export type ClientTransport = 'raw' | 'websocket' | 'xhr-streaming' | 'xhr-polling' | 'eventsource'

export interface ConnectedClient {
  client: Client
  /** Code of the close event, once the socket has closed. */
  closed: Promise<number>
  /** Resolves with the bodies once `count` messages have arrived on a destination. */
  expectMessages(destination: string, count: number): Promise<unknown[]>
  stop(): Promise<void>
}

/** Connects the SPA's real client libraries over the given transport, with automatic reconnection off. */
export async function connectClient(
  origin: string,
  transport: ClientTransport,
  token = 'member-1',
): Promise<ConnectedClient> {
  const client = new Client({
    webSocketFactory: () =>
      transport === 'raw'
        ? new WebSocket(`${origin.replace('http', 'ws')}/ws/websocket`, ['v12.stomp', 'v11.stomp'])
        : new SockJS(`${origin}/ws`, null, { transports: transport as never }),
    connectHeaders: { Authorization: `Bearer ${token}` },
    // Client and server share a process. If it stalls for seconds, the client would consider the server dead.
    heartbeatIncoming: 0,
    heartbeatOutgoing: 4000,
    reconnectDelay: 0,
  })
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = (event: CloseEvent) => resolve(event.code)
  })
  await new Promise<void>((resolve, reject) => {
    void closed.then((code) => reject(new Error(`closed with ${code}`)))
    client.onConnect = () => resolve()
    client.onStompError = (frame) => reject(new Error(frame.headers.message))
    client.activate()
  })
  return {
    client,
    closed,
    expectMessages(destination, count) {
      return new Promise((resolve) => {
        const bodies: unknown[] = []
        client.subscribe(destination, (message: IMessage) => {
          bodies.push(JSON.parse(message.body))
          if (bodies.length === count) resolve(bodies)
        })
      })
    },
    stop: () => client.deactivate(),
  }
}

/** Resolves once the server has handled everything the client sent before. */
export function settle(client: Client): Promise<void> {
  return new Promise((resolve) => {
    const receipt = `settled-${nextId()}`
    client.watchForReceipt(receipt, () => resolve())
    client.subscribe('/user/queue/notifications', () => {}, { receipt, id: receipt })
  })
}
