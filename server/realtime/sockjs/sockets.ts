import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Realtime } from '../createRealtime.ts'
import { Pulse } from '../pulse.ts'
import { Admission, type AdmissionLimits, type Ticket } from './admission.ts'
import { PollingSession } from './pollingSession.ts'
import { Flusher, type ConnectionHost, type QueuedConnection } from './queuedConnection.ts'
import { WebSocketConnection, type WebSocketFraming } from './webSocketConnection.ts'

export interface SocketsOptions {
  realtime: Realtime
  log: Logger
  limits: AdmissionLimits
}

/** The connections of a node now. */
export interface SocketStats {
  connections: number
  /** Of them, those whose peer has not authenticated. */
  strangers: number
  backlogBytes: number
  largestBacklogBytes: number
}

/** What has happened to connections since the start. */
export interface SocketTotals {
  /** Cut off because their peer read too slowly. */
  cuts: number
  /** Refused at a limit, or because the node was stopping. */
  turnedAwayInAll: number
}

/** Every connection of this node, whatever its transport. */
export class Sockets implements ConnectionHost {
  readonly flusher = new Flusher()
  private readonly options: SocketsOptions
  private readonly admission: Admission
  private readonly connections = new Set<QueuedConnection>()
  /** Keyed by the id in their path; includes ended sessions that only wait to send their close frame. */
  private readonly polling = new Map<string, PollingSession>()
  private readonly pulse = new Pulse(() => this.beat())
  /** In the last second. */
  private turnedAway = 0
  private readonly counted: SocketTotals = { cuts: 0, turnedAwayInAll: 0 }
  private onEmpty: (() => void) | null = null

  constructor(options: SocketsOptions) {
    this.options = options
    this.admission = new Admission(options.limits)
  }

  get beats(): number {
    return this.pulse.beats
  }

  get stats(): SocketStats {
    let [backlogBytes, largestBacklogBytes] = [0, 0]
    for (const connection of this.connections) {
      const bytes = connection.backlogBytes
      backlogBytes += bytes
      largestBacklogBytes = Math.max(largestBacklogBytes, bytes)
    }
    return {
      connections: this.connections.size,
      strangers: this.admission.strangers,
      backlogBytes,
      largestBacklogBytes,
    }
  }

  get totals(): Readonly<SocketTotals> {
    return this.counted
  }

  /** Returns null when a limit is reached or this node is stopping. */
  admit(ip: string): Ticket | null {
    const ticket = this.onEmpty === null ? this.admission.admit(ip) : null
    if (ticket === null) {
      this.turnedAway += 1
      this.counted.turnedAwayInAll += 1
    }
    return ticket
  }

  openWebSocket(ws: WebSocket, socket: Duplex, framing: WebSocketFraming, ticket: Ticket): void {
    const connection = new WebSocketConnection(ws, socket, framing, this, ticket)
    this.connections.add(connection)
    connection.listen(this.options.realtime.accept(connection))
  }

  findPolling(sessionId: string): PollingSession | undefined {
    return this.polling.get(sessionId)
  }

  openPolling(sessionId: string, ticket: Ticket): PollingSession {
    const session = new PollingSession(this, ticket, () => this.polling.delete(sessionId))
    this.polling.set(sessionId, session)
    this.connections.add(session)
    session.listen(this.options.realtime.accept(session))
    return session
  }

  cut(): void {
    this.counted.cuts += 1
    this.options.log.warn('closed a connection that reads too slowly')
  }

  gone(connection: QueuedConnection): void {
    this.connections.delete(connection)
    if (this.connections.size === 0) this.onEmpty?.()
  }

  /** Turns new connections away and waits, at most `withinMs`, until every peer has been sent the close. */
  async close(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.onEmpty = resolve
      timer = setTimeout(resolve, withinMs)
      if (this.connections.size === 0) resolve()
    })
    clearTimeout(timer)
    for (const connection of this.connections) connection.terminate()
    this.polling.clear()
    this.pulse.stop()
  }

  private beat(): void {
    // Logged once a second, because a refused client may retry a thousand times.
    if (this.turnedAway > 0)
      this.options.log.warn(
        { turnedAway: this.turnedAway, ...this.stats },
        'refused sockets at the connection limit',
      )
    this.turnedAway = 0
    for (const session of this.polling.values()) session.beat()
    for (const connection of this.connections) {
      if (connection instanceof WebSocketConnection) connection.beat()
    }
  }
}
