import type { Logger } from 'pino'
import type { ErrorCode } from '#contract/errors.ts'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import type { Connection, ConnectionListener } from './connection.ts'
import type { Bus } from './events.ts'
import type { SocketHandlers } from './handlers.ts'
import { Hub } from './hub/hub.ts'
import type { PresenceEvent } from './hub/presence.events.ts'
import { Presence } from './hub/presence.ts'
import { Pulse } from './pulse.ts'
import { sendCounter, type CountSend } from './sendCounter.ts'
import { StompSession, type RefusedFrame } from './stomp/stompSession.ts'
import { deliverTraced, tracedSend } from './traced.ts'

const DRAIN_STEP_MS = 100

export interface RealtimeOptions {
  handlers: SocketHandlers
  bus: Bus
  log: Logger
  /** Absent: nothing is recorded. */
  tracing?: Tracing | undefined
  /** Default: each member's SENDs are counted in this process. */
  countSend?: CountSend
  /** Wall clock; used only for the expiry of tokens. */
  now?: () => Date
}

export interface RealtimeStats {
  /** Open connections, including those not yet CONNECTED. */
  sessions: number
  /** Members with at least one connected session. */
  members: number
  subscriptions: number
  /** Frames with an event that were handed to sessions, since the start. */
  deliveries: number
  /** SENDs and SUBSCRIBEs that were refused on WS4, since the start. */
  refusals: readonly RefusedFrames[]
}

/** `frame`: the destination of the SENDs. */
export interface RefusedFrames {
  frame: RefusedFrame
  code: ErrorCode
  count: number
}

/** The socket side of one node, without a transport. Runs in Node and in a browser tab. */
export interface Realtime {
  /** Starts a STOMP session on a connection; the transport passes what the peer sends to the listener. */
  accept(connection: Connection): ConnectionListener
  /**
   * Ends the sessions with 1012 one after the other, evenly over `overMs`, so that their clients do not all dial
   * another node at once. Resolves when none is left; new ones are still accepted meanwhile.
   */
  drain(overMs: number): Promise<void>
  /** Ends every session with 1012, waits at most `withinMs` for frames being handled, and leaves the bus. */
  close(withinMs: number): Promise<void>
  stats(): RealtimeStats
  /** Which of the members have a page in sight, on any node. */
  inSight(memberIds: readonly number[]): ReadonlySet<number>
}

export function createRealtime({
  handlers,
  bus,
  log,
  tracing,
  countSend = sendCounter(),
  now = () => new Date(),
}: RealtimeOptions): Realtime {
  const sessions = new Set<StompSession>()
  const working = new Set<Promise<void>>()
  let closing = false
  const say = (event: PresenceEvent) => {
    bus
      .publish(event)
      .catch((err: unknown) => log.warn({ err, say: event.say }, 'could not publish an event to other nodes'))
  }
  const presence: Presence = new Presence({
    node: crypto.randomUUID(),
    say,
    ownWatchers: () => hub.watchers(),
    onSocketElsewhere: (memberId) => hub.endTooMany(memberId),
  })
  const hub = new Hub(log, presence)
  const pulse = new Pulse(() => {
    const nowMs = now().getTime()
    for (const session of sessions) session.beat(nowMs)
    presence.beat()
  })
  const leaveBus = bus.subscribe((event) =>
    tracing ? deliverTraced(hub, event, tracing) : hub.deliver(event),
  )
  presence.hello()

  const onEnd = (session: StompSession) => sessions.delete(session)
  const refusals = new Map<string, RefusedFrames>()
  const onRefused = (frame: RefusedFrame, code: ErrorCode) => {
    const key = `${frame} ${code}`
    refusals.set(key, { frame, code, count: (refusals.get(key)?.count ?? 0) + 1 })
  }
  const traced = tracing ? { ...handlers, send: tracedSend(handlers.send, tracing) } : handlers
  const around = { handlers: traced, bus, countSend, hub, pulse, log, working, onRefused, onEnd }

  return {
    accept(connection) {
      const session = new StompSession(connection, around)
      sessions.add(session)
      if (closing) session.end(CLOSE.restart, 'Service restart')
      return session
    },
    async drain(overMs) {
      /** Sessions that should have ended by now and have not: a fraction, until it is a whole one. */
      let due = 0
      for (let stepsLeft = Math.ceil(overMs / DRAIN_STEP_MS); stepsLeft > 0; stepsLeft -= 1) {
        if (sessions.size === 0) return
        due += sessions.size / stepsLeft
        const now = [...sessions].slice(0, Math.floor(due))
        due -= now.length
        for (const session of now) session.end(CLOSE.restart, 'Service restart')
        await pause(DRAIN_STEP_MS)
      }
    },
    async close(withinMs) {
      closing = true
      for (const session of sessions) session.end(CLOSE.restart, 'Service restart')
      presence.goodbye()
      pulse.stop()
      await settled(working, withinMs)
      leaveBus()
    },
    inSight: (memberIds) => hub.inSight(memberIds),
    stats: () => ({
      sessions: sessions.size,
      members: hub.memberCount,
      subscriptions: [...sessions].reduce((sum, session) => sum + session.subscriptionCount, 0),
      deliveries: hub.deliveries,
      refusals: [...refusals.values()],
    }),
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function settled(working: Set<Promise<void>>, withinMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)))
  await Promise.race([Promise.allSettled(working), late])
  clearTimeout(timer)
}
