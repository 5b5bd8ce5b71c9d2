import { BACKLOG_MAX_BYTES } from '#contract/limits.ts'
import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { Connection } from '../connection.ts'
import { type OutFrame, Batch } from '../outFrame.ts'
import type { Ticket } from './admission.ts'

interface Flushable {
  flush(): void
}

/** Writes once a tick what the tick has queued, after everything that was read together has been handled. */
export class Flusher {
  private waiting: Flushable[] = []

  add(connection: Flushable): void {
    if (this.waiting.push(connection) === 1) setImmediate(() => this.flush())
  }

  private flush(): void {
    const connections = this.waiting
    this.waiting = []
    for (const connection of connections) connection.flush()
  }
}

/** What the connections of one node share. */
export interface ConnectionHost {
  readonly flusher: Flusher
  /** Number of the current beat. */
  readonly beats: number
  /** Called when a connection is cut off because its backlog was full. */
  cut(): void
  /** Called when the connection is finished and its peer has been told, or cannot be. */
  gone(connection: QueuedConnection): void
}

/** The queue of every transport, with its limit: only the peer with a backlog of 1 MiB is cut off. */
export abstract class QueuedConnection implements Connection, Flushable {
  protected batch: Batch | null = null
  protected closed = false
  protected readonly host: ConnectionHost
  private readonly ticket: Ticket
  private scheduled = false

  constructor(host: ConnectionHost, ticket: Ticket) {
    this.host = host
    this.ticket = ticket
  }

  get address(): string {
    return this.ticket.ip
  }

  /** Bytes waiting here and in the socket. */
  get backlogBytes(): number {
    return this.unwrittenBytes() + (this.batch?.bytes ?? 0)
  }

  identified(): void {
    this.ticket.identified()
  }

  send(frame: OutFrame): void {
    if (this.closed) return
    this.batch = this.batch ? this.batch.and(frame) : Batch.of(frame)
    if (this.backlogBytes > BACKLOG_MAX_BYTES) {
      this.batch = null
      this.host.cut()
      this.cut()
    } else if (!this.scheduled) {
      this.scheduled = true
      this.host.flusher.add(this)
    }
  }

  flush(): void {
    this.scheduled = false
    if (this.batch === null || !this.canWrite()) return
    const { batch } = this
    this.batch = null
    this.write(batch)
  }

  protected leave(): void {
    this.ticket.leave()
    this.host.gone(this)
  }

  abstract close(code: CloseCode, reason: string): void
  /** Called once a second. */
  abstract beat(): void
  /** Closes without a close frame: the peer does not read, or the time is up. */
  abstract terminate(): void

  /** Bytes written to the socket that the kernel has not taken yet. */
  protected abstract unwrittenBytes(): number
  protected abstract canWrite(): boolean
  protected abstract write(batch: Batch): void
  /** Closes because the backlog is full. */
  protected abstract cut(): void
}
