import type { Logger } from 'pino'
import * as v from 'valibot'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import {
  BACKLOG_MAX_BYTES,
  SIGHTS_MAX,
  SIGHTS_WITHIN_MS,
  SOCKET_CONNECT_WITHIN_MS,
  STOMP_FRAME_MAX_BYTES,
  TYPINGS_MAX,
  TYPINGS_WITHIN_MS,
} from '#contract/limits.ts'
import { CLOSE, type CloseCode } from '#contract/ws/closeCodes.ts'
import { ERROR_QUEUE, type Send } from '#contract/ws/destinations.ts'
import { SightBody, type WsEvent } from '#contract/ws/frames.ts'
import type { Connection, ConnectionListener } from '../connection.ts'
import type { Bus } from '../events.ts'
import type { Authenticated, SocketHandlers, SocketMember } from '../handlers.ts'
import type { Hub, HubSession } from '../hub/hub.ts'
import type { OutFrame } from '../outFrame.ts'
import { BEAT_MS, beatsIn, type Pulse } from '../pulse.ts'
import type { CountSend } from '../sendCounter.ts'
import { SlidingWindow } from '../slidingWindow.ts'
import { judgeSend, judgeSubscribe } from './destinations.ts'
import { FrameReader, type StompFrame } from './frameReader.ts'
import { connectedFrame, errorFrame, HEART_BEAT, receiptFrame } from './frames.ts'
import type { StompVersion } from './headers.ts'
import { Inbox } from './inbox.ts'
import { negotiateHeartBeats, negotiateVersion, readToken } from './negotiate.ts'
import { Subscriptions } from './subscriptions.ts'

/** A CONNECT with a token is far smaller; the limits keep what a stranger can occupy small. */
const STRANGER_FRAME_MAX_BYTES = 8 * 1024
const STRANGER_INBOX_MAX_BYTES = 32 * 1024
const SILENT_PERIODS = 3

/** What was refused: a SEND by the id of its destination, `unknown` for one that leads nowhere. */
export type RefusedFrame = Send['id'] | 'SUBSCRIBE' | 'unknown'

export interface SessionSurroundings {
  handlers: SocketHandlers
  bus: Pick<Bus, 'follow' | 'unfollow'>
  countSend: CountSend
  hub: Hub
  pulse: Pulse
  log: Logger
  /** Pending work that a stopping server waits for. */
  working: Set<Promise<void>>
  /** Called for each SEND or SUBSCRIBE that is refused on WS4. */
  onRefused(frame: RefusedFrame, code: ErrorCode): void
  /** Called once, at the end. */
  onEnd(session: StompSession): void
}

/**
 * One STOMP connection (docs/wire.md "Connecting"), 1.0 to 1.2.
 *
 * | state | waits for | leaves it by |
 * |---|---|---|
 * | stranger | CONNECT, within 10 s | CONNECTED → member · ERROR → ended |
 * | member | anything | DISCONNECT, a violation, silence, expiry, log-out, `closed()` → ended |
 * | ended | nothing; whatever still arrives is dropped | |
 *
 * A refused SEND or SUBSCRIBE never ends the session: it is reported on WS4 and gets no receipt. A violation
 * gets one ERROR frame and ends the session. Each session is checked once a beat instead of having its own
 * timers.
 */
export class StompSession implements ConnectionListener, HubSession {
  private readonly connection: Connection
  private readonly around: SessionSurroundings
  private readonly subscriptions: Subscriptions
  private readonly inbox: Inbox
  private readonly reader: FrameReader
  private readonly typings = new SlidingWindow(TYPINGS_MAX, TYPINGS_WITHIN_MS)
  private readonly sights = new SlidingWindow(SIGHTS_MAX, SIGHTS_WITHIN_MS)

  private member: SocketMember | null = null
  private expiresAtMs = Infinity
  private version: StompVersion = '1.2'
  private ended = false

  private readonly acceptedAt: number
  private heardAt: number
  private sentAt: number
  private sendEveryBeats = Infinity
  private silentAfterBeats = Infinity

  constructor(connection: Connection, around: SessionSurroundings) {
    this.connection = connection
    this.around = around
    this.subscriptions = new Subscriptions(this, around.hub)
    this.inbox = new Inbox(STRANGER_INBOX_MAX_BYTES, {
      handle: (frame) => this.handle(frame),
      onFlood: (reason) => this.end(CLOSE.violation, reason),
      working: around.working,
    })
    this.reader = new FrameReader(STRANGER_FRAME_MAX_BYTES, (frame) => {
      if (!this.ended) this.inbox.put(frame)
    })
    this.acceptedAt = this.heardAt = this.sentAt = around.pulse.beats
  }

  /** 0 before CONNECTED; the hub only knows sessions after that. */
  get memberId(): number {
    return this.member?.memberId ?? 0
  }

  /** What the log says of the peer. */
  private get who(): Pick<SocketMember, 'memberId' | 'addressHash'> {
    const { memberId = 0, addressHash } = this.member ?? {}
    return { memberId, ...(addressHash !== undefined && { addressHash }) }
  }

  get subscriptionCount(): number {
    return this.subscriptions.size
  }

  receive(chunk: string): void {
    if (this.ended) return
    this.heardAt = this.around.pulse.beats
    const violation = this.reader.read(chunk)
    if (violation !== null) this.fail('COMMON400', violation)
  }

  send(frame: OutFrame): void {
    if (this.ended) return
    this.sentAt = this.around.pulse.beats
    this.connection.send(frame)
  }

  beat(nowMs: number): void {
    const { beats } = this.around.pulse
    this.inbox.beat()
    if (this.member === null) {
      if (beats - this.acceptedAt > beatsIn(SOCKET_CONNECT_WITHIN_MS))
        this.end(CLOSE.violation, 'No CONNECT in time')
      return
    }
    if (nowMs >= this.expiresAtMs) return this.end(CLOSE.tokenExpired, 'Token expired')
    if (beats - this.heardAt > this.silentAfterBeats) return this.end(CLOSE.silent, 'Silent')
    if (beats - this.sentAt >= this.sendEveryBeats) this.send(HEART_BEAT)
  }

  end(code: CloseCode, reason: string): void {
    if (this.ended) return
    this.forget()
    this.connection.close(code, reason)
    this.around.log.debug({ ...this.who, code, reason }, 'socket session ended')
  }

  closed(): void {
    if (!this.ended) this.forget()
  }

  private forget(): void {
    this.ended = true
    this.inbox.clear()
    this.subscriptions.clear()
    if (this.member !== null) {
      this.around.hub.leave(this)
      this.around.bus.unfollow(this.member.memberId)
    }
    this.around.onEnd(this)
  }

  private async handle(frame: StompFrame): Promise<void> {
    try {
      await (this.member === null ? this.connect(frame) : this.obey(frame, this.member))
    } catch (err) {
      this.around.log.error({ err, ...this.who, command: frame.command }, 'could not handle a frame')
      this.fail('COMMON500', 'Internal error')
    }
  }

  private async connect(frame: StompFrame): Promise<void> {
    const { command, headers } = frame
    if (command !== 'CONNECT' && command !== 'STOMP') return this.fail('COMMON400', 'CONNECT expected', frame)
    const version = negotiateVersion(headers['accept-version'])
    if (version === null) return this.fail('COMMON400', 'No version in common', frame)
    this.version = version
    this.reader.escaped = version !== '1.0'
    const { handlers, bus, hub, log } = this.around
    const arrival = hub.arrive()
    let verdict: Authenticated
    try {
      const token = readToken(headers.Authorization ?? headers.authorization)
      verdict = await handlers.authenticate(token, this.connection.address)
      // Before CONNECTED, so that what is published after a SUBSCRIBE was confirmed reaches this node.
      if (verdict.ok) await bus.follow(verdict.member.memberId)
    } finally {
      hub.arrived(arrival)
    }
    if (!verdict.ok) return this.ended ? undefined : this.fail(verdict.code, 'Not authenticated', frame)
    const { memberId } = verdict.member
    const ending = arrival.whyEnded(memberId)
    if (this.ended || ending !== null) {
      bus.unfollow(memberId)
      return ending === null ? undefined : this.end(...ending)
    }

    this.member = verdict.member
    this.expiresAtMs = verdict.expiresAt.getTime()
    this.reader.maxBytes = STOMP_FRAME_MAX_BYTES
    this.inbox.maxBytes = BACKLOG_MAX_BYTES
    const { sendEveryMs, expectEveryMs } = negotiateHeartBeats(headers['heart-beat'])
    if (sendEveryMs > 0) this.sendEveryBeats = Math.floor(sendEveryMs / BEAT_MS)
    if (expectEveryMs > 0) this.silentAfterBeats = beatsIn(SILENT_PERIODS * expectEveryMs)
    hub.join(this)
    this.connection.identified?.()
    this.send(connectedFrame(version, verdict.member.email))
    log.debug({ ...this.who, version }, 'socket session connected')
  }

  private async obey(frame: StompFrame, member: SocketMember): Promise<void> {
    const { receipt } = frame.headers
    let done = true
    switch (frame.command) {
      case 'SEND':
        done = await this.forward(frame, member)
        break
      case 'SUBSCRIBE':
        done = this.subscribe(frame)
        break
      case 'UNSUBSCRIBE':
        this.subscriptions.remove(this.subscriptionId(frame) ?? '')
        break
      // Deliveries need no acknowledgement: a client reads missed messages with CH4.
      case 'ACK':
      case 'NACK':
      case 'DISCONNECT':
        break
      default:
        return this.fail('COMMON400', 'Unknown command', frame)
    }
    if (done && receipt !== undefined) this.send(receiptFrame(receipt, this.version))
    if (frame.command === 'DISCONNECT') this.end(CLOSE.goodbye, 'Goodbye')
  }

  /** Returns whether the frame was accepted. */
  private async forward(frame: StompFrame, member: SocketMember): Promise<boolean> {
    const { destination = '' } = frame.headers
    const verdict = judgeSend(destination)
    if (verdict.kind === 'violation') return this.failed('Unknown destination', frame)
    const id = verdict.kind === 'accepted' ? verdict.value.id : 'unknown'
    const refuse = (code: ErrorCode) => this.refuse(id, code, destination, readClientMessageId(frame.body))
    const mayPass = async () => this.around.countSend(member.memberId)
    if (verdict.kind === 'refused') return refuse((await mayPass()) ? verdict.code : 'COMMON429')
    const send = verdict.value
    if (send.id === 'WS12') return this.sight(frame.body) || refuse('COMMON400')
    // Typing events over the limit are dropped silently and do not count against the limit for messages.
    if (send.id === 'WS10') {
      if (!this.typings.take(performance.now())) return false
    } else if (!(await mayPass())) return refuse('COMMON429')
    try {
      const refusal = await this.around.handlers.send(member, send, frame.body)
      return refusal === null || this.refuse(id, refusal.code, destination, refusal.clientMessageId)
    } catch (err) {
      this.around.log.error({ err, ...this.who, send: send.id }, 'could not handle a SEND')
      return refuse('COMMON500')
    }
  }

  /**
   * WS12. Returns whether the body was valid. Beyond the limit the page counts as out of sight: then a push
   * is sent that was not needed, rather than none.
   */
  private sight(body: string): boolean {
    const inSight = readSight(body)
    if (inSight === null) return false
    this.around.hub.sight(this, inSight && this.sights.take(performance.now()))
    return true
  }

  private subscribe(frame: StompFrame): boolean {
    const { destination = '' } = frame.headers
    const id = this.subscriptionId(frame)
    if (id === undefined) return this.failed('No subscription id', frame)
    const verdict = judgeSubscribe(destination)
    if (verdict.kind === 'violation') return this.failed('Unknown destination', frame)
    if (verdict.kind === 'refused') return this.refuse('SUBSCRIBE', verdict.code, destination, null)
    const refusal = this.subscriptions.add(id, destination, this.version)
    return refusal === null || this.refuse('SUBSCRIBE', refusal, destination, null)
  }

  /** In STOMP 1.0 the id may be missing; the destination then serves as the id. */
  private subscriptionId({ headers }: StompFrame): string | undefined {
    return headers.id ?? (this.version === '1.0' ? headers.destination : undefined)
  }

  /** Reports on WS4, if the client has subscribed to it. */
  private refuse(
    what: RefusedFrame,
    code: ErrorCode,
    destination: string,
    clientMessageId: string | null,
  ): false {
    this.around.onRefused(what, code)
    const data = { code, message: ERRORS[code][1], destination, clientMessageId }
    this.around.hub.tell(this, ERROR_QUEUE, { type: 'ERROR', data } satisfies WsEvent)
    return false
  }

  /** Sends one ERROR frame and ends the session. */
  private fail(code: ErrorCode, reason: string, frame?: StompFrame): void {
    this.send(errorFrame(code, this.version, frame?.headers.receipt))
    this.end(CLOSE.violation, reason)
  }

  private failed(reason: string, frame: StompFrame): false {
    this.fail('COMMON400', reason, frame)
    return false
  }
}

/** Null: the body of a WS12 is invalid. */
function readSight(body: string): boolean | null {
  try {
    const read = v.safeParse(SightBody, JSON.parse(body))
    return read.success ? read.output.inSight : null
  } catch {
    return null
  }
}

/** The clientMessageId of a body that no handler has parsed. */
function readClientMessageId(body: string): string | null {
  try {
    const { clientMessageId } = (JSON.parse(body) ?? {}) as { clientMessageId?: unknown }
    return typeof clientMessageId === 'string' && clientMessageId.length <= 64 ? clientMessageId : null
  } catch {
    return null
  }
}
