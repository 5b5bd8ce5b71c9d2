import { CLOSE, type CloseCode } from '#contract/ws/closeCodes.ts'
import type { ConnectionListener } from '../connection.ts'
import type { Batch } from '../outFrame.ts'
import type { Ticket } from './admission.ts'
import { BEAT, closeFrame, OPEN } from './framing.ts'
import { POLL_WITHIN_BEATS, SOCKJS_BEAT_BEATS } from './limits.ts'
import { QueuedConnection, type ConnectionHost } from './queuedConnection.ts'
import type { Receiver } from './receiver.ts'

/**
 * A connection over successive HTTP requests: xhr_streaming, xhr or eventsource outwards, xhr_send inwards.
 *
 * It lives while a receiver is attached and up to 5 s between two. A response that breaks ends the session,
 * because what was written into it may be lost; the client reconnects and fills the gap. After the end it
 * answers polls with the close frame for 5 s more.
 */
export class PollingSession extends QueuedConnection {
  private listener: ConnectionListener | null = null
  private receiver: Receiver | null = null
  private goodbye: string | null = null
  private over = false
  private readonly onForgotten: () => void
  /** Beat at which the receiver last changed. */
  private since: number

  /** `onForgotten` is called when the session can no longer be polled. */
  constructor(host: ConnectionHost, ticket: Ticket, onForgotten: () => void) {
    super(host, ticket)
    this.onForgotten = onForgotten
    this.since = host.beats
  }

  listen(listener: ConnectionListener): void {
    this.listener = listener
  }

  receive(text: string): void {
    this.listener?.receive(text)
  }

  /** `first`: whether this receiver opens the session. */
  attach(receiver: Receiver, first: boolean): void {
    if (this.receiver !== null) {
      receiver.writeFrame(closeFrame(CLOSE.secondReceiver, 'Another connection still open'))
      return receiver.end()
    }
    this.receiver = receiver
    this.since = this.host.beats
    receiver.onOver = (broken) => this.detach(broken)
    if (first) receiver.writeFrame(OPEN)
    this.flush()
    this.sayGoodbye()
  }

  close(code: CloseCode, reason: string): void {
    if (this.closed) return
    this.flush()
    this.closed = true
    this.goodbye = closeFrame(code, reason)
    this.sayGoodbye()
    // A client that closed the session itself does not ask again.
    if (code === CLOSE.goodbye) this.finish()
  }

  beat(): void {
    const { beats } = this.host
    if (this.receiver === null) {
      if (beats - this.since > POLL_WITHIN_BEATS) this.forget()
    } else if (beats > this.since && (beats - this.since) % SOCKJS_BEAT_BEATS === 0)
      this.receiver.writeFrame(BEAT)
  }

  terminate(): void {
    this.receiver?.destroy()
    this.forget()
  }

  protected unwrittenBytes(): number {
    return this.receiver?.unwrittenBytes ?? 0
  }

  protected canWrite(): boolean {
    return this.receiver !== null
  }

  protected write(batch: Batch): void {
    this.receiver?.writeBytes(batch.encode(this.receiver.encode))
  }

  protected cut(): void {
    const { receiver } = this
    this.receiver = null
    receiver?.destroy()
    this.close(CLOSE.overload, 'Reading too slowly')
  }

  private detach(broken: boolean): void {
    this.receiver = null
    this.since = this.host.beats
    if (broken) this.forget()
  }

  /** Sends the close frame after the queued ones; if a response carries one frame only, in a later one. */
  private sayGoodbye(): void {
    if (this.goodbye === null || this.receiver === null) return
    this.receiver.writeFrame(this.goodbye)
    this.receiver?.end()
    this.finish()
  }

  private finish(): void {
    if (this.over) return
    this.over = true
    this.batch = null
    this.listener?.closed()
    this.leave()
  }

  private forget(): void {
    this.closed = true
    this.finish()
    this.onForgotten()
  }
}
