import { WebSocket } from 'ws'
import { ERROR_QUEUE } from '#contract/ws/destinations.ts'

/** Wall clock in ms with a fraction; equal in all processes of one machine. */
export const clock = () => performance.timeOrigin + performance.now()

export interface LightSocketOptions {
  origin: string
  token: string
  destination: string
  /** Gets each raw SockJS payload; callers parse it if they need its content. */
  onPayload(payload: Buffer): void
  onClosed?(code: number): void
}

/** A member's socket: SockJS and STOMP over a bare WebSocket, cheap enough to leave the CPU to the server. */
export class LightSocket {
  private static dialled = 0
  private readonly socket: WebSocket
  private receipts = 0
  private readonly waiting = new Map<string, () => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
  }

  /** Resolves once subscribed to the destination and to refusals. */
  static dial({ origin, token, destination, onPayload, onClosed }: LightSocketOptions): Promise<LightSocket> {
    LightSocket.dialled += 1
    const id = `${process.pid}-${LightSocket.dialled}`
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/000/${id}/websocket`)
    const light = new LightSocket(socket)
    socket.on('error', () => {})
    return new Promise((resolve, reject) => {
      socket.on('close', (code) => {
        reject(new Error(`closed with ${code}`))
        onClosed?.(code)
      })
      socket.on('message', (payload: Buffer) => {
        const start = payload.toString('latin1', 0, 12)
        if (start === 'o') light.say(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n`)
        else if (start === 'a["CONNECTED') {
          light.say(`SUBSCRIBE\nid:e\ndestination:${ERROR_QUEUE}\n\n`)
          void light.confirmed(`SUBSCRIBE\nid:s0\ndestination:${destination}`).then(() => resolve(light))
        } else {
          light.readReceipts(payload)
          onPayload(payload)
        }
      })
    })
  }

  /** Resolves when the server has handled the SEND; never for a refused one. */
  send(destination: string, body: string): Promise<void> {
    return this.confirmed(`SEND\ndestination:${destination}`, body)
  }

  /** Stops reading from the connection. */
  stopReading(): void {
    this.socket.pause()
  }

  /** Closes without a close frame, as when the network goes down. */
  drop(): void {
    this.socket.terminate()
  }

  private confirmed(head: string, body = ''): Promise<void> {
    this.receipts += 1
    const receipt = String(this.receipts)
    return new Promise((resolve) => {
      this.waiting.set(receipt, resolve)
      this.say(`${head}\nreceipt:${receipt}\n\n${body}`)
    })
  }

  private readReceipts(payload: Buffer): void {
    if (!payload.includes('"RECEIPT\\n')) return
    for (const [, receipt] of payload.toString('latin1').matchAll(/"RECEIPT\\nreceipt-id:(\d+)\\n/g)) {
      this.waiting.get(receipt!)?.()
      this.waiting.delete(receipt!)
    }
  }

  private say(frame: string): void {
    this.socket.send(JSON.stringify([`${frame}\0`]))
  }
}

/** Bodies of the MESSAGE frames in a SockJS payload, parsed. */
export function bodiesIn(payload: Buffer): unknown[] {
  const text = payload.toString('utf8')
  if (!text.startsWith('a[')) return []
  return (JSON.parse(text.slice(1)) as string[])
    .filter((frame) => frame.startsWith('MESSAGE\n'))
    .map((frame) => JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, -1)) as unknown)
}
