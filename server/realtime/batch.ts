import type { OutFrame } from './outFrame.ts'

/** Turns the frames of one write into its bytes. Encoders are constants, so equal ones are identical. */
export type Encoder = (frames: readonly OutFrame[]) => Uint8Array

/**
 * The frames waiting for one peer, as a chain. Peers that wait for the same frames in the same order hold the same chain,
 * because each link remembers its last successor; so a burst to 500 peers of a room is put together and encoded once.
 */
export class Batch {
  /** Of all frames in it. */
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
