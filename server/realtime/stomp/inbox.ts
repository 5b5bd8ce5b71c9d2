import type { StompFrame } from './frameReader.ts'

/** Far above what a client needs to resubscribe 200 rooms and send its outbox. */
const FRAMES_PER_BEAT_MAX = 1_000

export interface InboxOptions {
  handle(frame: StompFrame): Promise<void>
  /** Called when the peer exceeds a limit; `reason` is used as the close reason. */
  onFlood(reason: string): void
  /** Pending work that a stopping server waits for. */
  working: Set<Promise<void>>
}

/**
 * The frames of one session, handled strictly one after the other, including slow handlers. Limited in
 * waiting bytes and in frames a second.
 */
export class Inbox {
  /** Limit for the frames waiting behind the one being handled. */
  maxBytes: number
  private readonly options: InboxOptions
  private waiting: StompFrame[] = []
  private bytes = 0
  private handling = false
  private framesThisBeat = 0

  constructor(maxBytes: number, options: InboxOptions) {
    this.maxBytes = maxBytes
    this.options = options
  }

  put(frame: StompFrame): void {
    this.framesThisBeat += 1
    if (this.framesThisBeat > FRAMES_PER_BEAT_MAX) return this.options.onFlood('Too many frames')
    this.waiting.push(frame)
    this.bytes += frame.bytes
    if (!this.handling) {
      const done: Promise<void> = this.drain().finally(() => this.options.working.delete(done))
      this.options.working.add(done)
    } else if (this.bytes > this.maxBytes) {
      this.options.onFlood('Too many frames waiting')
    }
  }

  beat(): void {
    this.framesThisBeat = 0
  }

  /** Drops the waiting frames; the one being handled continues. */
  clear(): void {
    this.waiting = []
    this.bytes = 0
  }

  private async drain(): Promise<void> {
    this.handling = true
    for (let frame = this.waiting.shift(); frame !== undefined; frame = this.waiting.shift()) {
      this.bytes -= frame.bytes
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await this.options.handle(frame)
    }
    this.handling = false
  }
}
