import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { ConnectionListener } from '../connection.ts'
import type { Batch, Encoder } from '../outFrame.ts'
import type { Ticket } from './admission.ts'
import { arrayFrame, BEAT, closeFrame, OPEN, readTexts } from './framing.ts'
import { SOCKJS_BEAT_BEATS } from './limits.ts'
import { QueuedConnection, type ConnectionHost } from './queuedConnection.ts'
import { wsTextFrame } from './wsFrame.ts'

/** How texts travel in WebSocket messages. */
export interface WebSocketFraming {
  encode: Encoder
  /** Returns null when the message is malformed. */
  read(message: string): string[] | null
  /** Whether SockJS's own frames are sent; a raw WebSocket has none. */
  frames: boolean
}

/** `/ws/<server>/<session>/websocket`: many texts in one message. */
export const SOCKJS_FRAMING: WebSocketFraming = {
  encode: (frames) => wsTextFrame(arrayFrame(frames)),
  read: readTexts,
  frames: true,
}

/** `/ws/websocket`: one STOMP frame per message, all messages of a tick in one write. */
export const RAW_FRAMING: WebSocketFraming = {
  encode: (frames) => Buffer.concat(frames.map((frame) => wsTextFrame(frame.text))),
  read: (message) => [message],
  frames: false,
}

const OPEN_BYTES = wsTextFrame(OPEN)
const BEAT_BYTES = wsTextFrame(BEAT)

/** A connection over one WebSocket. Whole messages are written directly to `socket`, the stream below it. */
export class WebSocketConnection extends QueuedConnection {
  private readonly ws: WebSocket
  private readonly socket: Duplex
  private readonly framing: WebSocketFraming
  private readonly openedAt: number
  private answered = true

  constructor(
    ws: WebSocket,
    socket: Duplex,
    framing: WebSocketFraming,
    host: ConnectionHost,
    ticket: Ticket,
  ) {
    super(host, ticket)
    this.ws = ws
    this.socket = socket
    this.framing = framing
    this.openedAt = host.beats
    if (framing.frames) socket.write(OPEN_BYTES)
  }

  listen(listener: ConnectionListener): void {
    const { ws, framing } = this
    // Binary messages are read as text too: @stomp/stompjs can be configured to send them.
    ws.on('message', (data: Buffer) => {
      const texts = framing.read(data.toString())
      // SockJS ends such a connection without a close frame
      if (texts === null) this.terminate()
      else for (const text of texts) listener.receive(text)
    })
    ws.on('pong', () => (this.answered = true))
    // On a protocol error ws closes by itself and emits 'close'.
    ws.on('error', () => {})
    ws.on('close', () => {
      this.closed = true
      this.batch = null
      listener.closed()
      this.leave()
    })
  }

  close(code: CloseCode, reason: string): void {
    if (this.closed) return
    this.flush()
    this.closed = true
    if (this.framing.frames && this.canWrite()) this.socket.write(wsTextFrame(closeFrame(code, reason)))
    this.ws.close(code, reason)
  }

  /** Terminates a peer that did not answer the last ping, since no close event may ever come. */
  beat(): void {
    const age = this.host.beats - this.openedAt
    if (age === 0 || age % SOCKJS_BEAT_BEATS !== 0) return
    if (!this.answered) return this.terminate()
    this.answered = false
    if (!this.canWrite()) return
    this.ws.ping()
    if (this.framing.frames) this.socket.write(BEAT_BYTES)
  }

  terminate(): void {
    this.closed = true
    this.ws.terminate()
  }

  protected unwrittenBytes(): number {
    return this.socket.writableLength
  }

  protected canWrite(): boolean {
    return this.ws.readyState === this.ws.OPEN
  }

  protected write(batch: Batch): void {
    this.socket.write(batch.encode(this.framing.encode))
  }

  protected cut(): void {
    this.terminate()
  }
}
