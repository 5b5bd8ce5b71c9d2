/** The half of a frame that all receivers share. Its JSON form is made once for all SockJS peers. */
export class FrameTail {
  readonly text: string
  /** UTF-8 bytes. */
  readonly bytes: number
  private json: string | undefined

  constructor(text: string, bytes: number) {
    this.text = text
    this.bytes = bytes
  }

  /** As it stands inside a JSON string literal, without the quotes. */
  get escaped(): string {
    return (this.json ??= escapeJson(this.text))
  }
}

const NO_TAIL = new FrameTail('', 0)

/**
 * One outgoing text: a head specific to the receiver (it names the subscription) and a shared tail. Receivers
 * with equal heads share the whole frame, so 500 clients with the same subscription id cost one encoding.
 */
export class OutFrame {
  readonly text: string
  /**
   * The size counted against the backlog limit: UTF-8 bytes of the tail plus characters of the head, which is
   * nearly always ASCII.
   */
  readonly bytes: number
  /** The batch of only this frame, cached so that queues that begin with it share it. */
  alone: Batch | null = null
  private readonly head: string
  private readonly tail: FrameTail
  private json: string | undefined

  constructor(head: string, tail: FrameTail = NO_TAIL) {
    this.head = head
    this.tail = tail
    this.text = head + tail.text
    this.bytes = head.length + tail.bytes
  }

  /** As a JSON string literal, the form SockJS uses. */
  get literal(): string {
    return (this.json ??= `"${escapeJson(this.head)}${this.tail.escaped}"`)
  }
}

/** SockJS requires these to be escaped too: some browsers alter or drop them. */
const FRAGILE = /[\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufff0-\uffff]/g

function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(FRAGILE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Turns the frames of one write into bytes. Each encoder is a constant, so it can serve as a cache key. */
export type Encoder = (frames: readonly OutFrame[]) => Uint8Array

/**
 * The frames waiting for one peer, as a linked chain. Each link remembers its last successor, so peers that
 * wait for the same frames in the same order share a chain. A burst to 500 peers of a room is thus joined and
 * encoded once.
 */
export class Batch {
  /** Total of all its frames. */
  readonly bytes: number
  private readonly frame: OutFrame
  private readonly before: Batch | null
  private next: Batch | null = null
  private readonly encoded = new Map<Encoder, Uint8Array>()

  private constructor(frame: OutFrame, before: Batch | null) {
    this.frame = frame
    this.before = before
    this.bytes = frame.bytes + (before?.bytes ?? 0)
  }

  static of(frame: OutFrame): Batch {
    return (frame.alone ??= new Batch(frame, null))
  }

  and(frame: OutFrame): Batch {
    if (this.next?.frame === frame) return this.next
    return (this.next = new Batch(frame, this))
  }

  encode(encoder: Encoder): Uint8Array {
    let bytes = this.encoded.get(encoder)
    if (bytes === undefined) this.encoded.set(encoder, (bytes = encoder(this.frames())))
    return bytes
  }

  private frames(): OutFrame[] {
    const frames = [this.frame]
    for (let link = this.before; link; link = link.before) frames.push(link.frame)
    return frames.reverse()
  }
}
