import type { ServerResponse } from 'node:http'
import type { Encoder } from '../outFrame.ts'
import { arrayFrame } from './framing.ts'
import { RESPONSE_MAX_BYTES } from './limits.ts'

export type ReceiverKind = 'xhr' | 'xhr_streaming' | 'eventsource'

interface ReceiverForm {
  contentType: string
  /** Sent first, because browsers hold back the first bytes of a stream. */
  prelude: string
  wrap(frame: string): string
  encode: Encoder
  /** 0: the response ends with its first frame. */
  maxBytes: number
}

function form(rest: Omit<ReceiverForm, 'encode'>): ReceiverForm {
  return { ...rest, encode: (frames) => Buffer.from(rest.wrap(arrayFrame(frames))) }
}

const FORMS: Record<ReceiverKind, ReceiverForm> = {
  xhr: form({
    contentType: 'application/javascript; charset=UTF-8',
    prelude: '',
    wrap: (frame) => `${frame}\n`,
    maxBytes: 0,
  }),
  xhr_streaming: form({
    contentType: 'application/javascript; charset=UTF-8',
    prelude: `${'h'.repeat(2048)}\n`,
    wrap: (frame) => `${frame}\n`,
    maxBytes: RESPONSE_MAX_BYTES,
  }),
  eventsource: form({
    contentType: 'text/event-stream; charset=UTF-8',
    prelude: '\r\n',
    wrap: (frame) => `data: ${frame}\r\n\r\n`,
    maxBytes: RESPONSE_MAX_BYTES,
  }),
}

/** The response that currently carries a polling session's frames. */
export class Receiver {
  /** Called when the response is over; `broken` when the client or the network ended it, not the server. */
  onOver: (broken: boolean) => void = () => {}
  private readonly res: ServerResponse
  private readonly form: ReceiverForm
  private written = 0
  private over = false

  constructor(res: ServerResponse, kind: ReceiverKind) {
    this.res = res
    this.form = FORMS[kind]
    res.writeHead(200, { 'Content-Type': this.form.contentType, 'X-Accel-Buffering': 'no' })
    if (this.form.prelude !== '') res.write(this.form.prelude)
    res.on('error', () => {})
    res.on('close', () => this.finish(true))
  }

  get encode(): Encoder {
    return this.form.encode
  }

  get unwrittenBytes(): number {
    return this.res.writableLength
  }

  /** Writes a frame of SockJS itself. */
  writeFrame(frame: string): void {
    this.writeBytes(Buffer.from(this.form.wrap(frame)))
  }

  /** Ends the response when it has reached its limit. */
  writeBytes(bytes: Uint8Array): void {
    if (this.over) return
    this.res.write(bytes)
    this.written += bytes.length
    if (this.written >= this.form.maxBytes) this.end()
  }

  end(): void {
    if (this.over) return
    this.res.end()
    this.finish(false)
  }

  destroy(): void {
    this.res.destroy()
  }

  private finish(broken: boolean): void {
    if (this.over) return
    this.over = true
    this.onOver(broken)
  }
}
