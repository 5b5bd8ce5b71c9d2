import type { Logger } from 'pino'
import { CLOSE, type CloseCode } from '#contract/ws/closeCodes.ts'
import {
  groupTopic,
  OWN_ROOMS_QUEUE,
  parseSubscribe,
  roomQueue,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import type { UnreadData, WsEvent } from '#contract/ws/frames.ts'
import type { RealtimeEvent } from '../events.ts'
import type { OutFrame } from '../outFrame.ts'
import { OutMessage } from '../stomp/frames.ts'
import type { Watchers } from './presence.events.ts'
import { IN_SIGHT, type Presence, socketWatchers } from './presence.ts'

/** A connected session as the hub sees it. */
export interface HubSession {
  readonly memberId: number
  send(frame: OutFrame): void
  end(code: CloseCode, reason: string): void
}

type RoomEvent = Extract<RealtimeEvent, { kind: 'room' }>

/**
 * A session whose token is being checked. Its member is not known yet, so events that would end a member's
 * sessions are recorded here until the check is done.
 */
export interface Arrival {
  /** Why a session of this member would have been ended meanwhile; null if it would not. */
  whyEnded(memberId: number): Ending | null
}

type Ending = readonly [code: CloseCode, reason: string]

const LOGGED_OUT: Ending = [CLOSE.sessionsEnded, 'Logged out']
const TOO_MANY: Ending = [CLOSE.tooMany, 'Too many sockets']
const EVENTS_MISSED: Ending = [CLOSE.restart, 'Events missed']

/**
 * Knows which session of this node has subscribed to what, and delivers events. Anybody may subscribe: an
 * event names its audience, so a subscription made before joining a room starts to deliver once the member is
 * in it (docs/wire.md "Connecting"). User destinations are stored under the name the client uses; a session
 * only ever gets its own member's events.
 */
export class Hub {
  private readonly log: Logger
  private readonly presence: Presence
  /** Destination → session → frame heads of its subscriptions. Each of them gets every event (STOMP 1.2). */
  private readonly channels = new Map<string, Map<HubSession, string[]>>()
  private readonly members = new Map<number, Set<HubSession>>()
  /** The sessions whose page is in sight (WS12), by member; none of them empty. */
  private readonly seen = new Map<number, Set<HubSession>>()
  /** The endings recorded for each arrival, by member or for everybody. */
  private readonly arrivals = new Map<Arrival, Map<number | 'everybody', Ending>>()
  private delivered = 0
  private sent = 0

  constructor(log: Logger, presence: Presence) {
    this.log = log
    this.presence = presence
  }

  /** Call before checking a token. Call `arrived` once that is done, in the same tick as `join`. */
  arrive(): Arrival {
    const endings = new Map<number | 'everybody', Ending>()
    const arrival: Arrival = {
      whyEnded: (memberId) => endings.get(memberId) ?? endings.get('everybody') ?? null,
    }
    this.arrivals.set(arrival, endings)
    return arrival
  }

  arrived(arrival: Arrival): void {
    this.arrivals.delete(arrival)
  }

  /**
   * The oldest sessions of a member with too many are ended, since the newest is the one that the member is
   * looking at: the others may be forgotten tabs.
   */
  join(session: HubSession): void {
    const { memberId } = session
    const sessions = this.members.get(memberId) ?? new Set()
    this.members.set(memberId, sessions.add(session))
    this.presence.socketChanged(memberId, sessions.size, true)
    this.endTooMany(memberId)
  }

  /** Call when the member has opened a socket here or on another node. */
  endTooMany(memberId: number): void {
    const sessions = this.members.get(memberId)
    if (!sessions) return
    const old = [...sessions].slice(0, this.presence.tooMany(memberId, sessions.size))
    for (const session of old) session.end(...TOO_MANY)
  }

  /** Call after the session's subscriptions have been removed. */
  leave(session: HubSession): void {
    const { memberId } = session
    const sessions = this.members.get(memberId)
    if (!sessions?.delete(session)) return
    this.presence.socketChanged(memberId, sessions.size + 1, false)
    this.sight(session, false)
    if (sessions.size === 0) this.members.delete(memberId)
  }

  subscribe(session: HubSession, destination: string, head: string): void {
    const channel = this.channels.get(destination) ?? new Map<HubSession, string[]>()
    const heads = channel.get(session)
    if (heads) {
      heads.push(head)
      return
    }
    if (isRoom(destination) && !this.watchesHere(destination, session.memberId)) {
      this.presence.changed(destination, session.memberId, true)
    }
    channel.set(session, [head])
    this.channels.set(destination, channel)
  }

  unsubscribe(session: HubSession, destination: string, head: string): void {
    const channel = this.channels.get(destination)
    const heads = channel?.get(session)
    if (!channel || !heads) return
    heads.splice(heads.indexOf(head), 1)
    if (heads.length > 0) return
    channel.delete(session)
    if (channel.size === 0) this.channels.delete(destination)
    if (isRoom(destination) && !this.watchesHere(destination, session.memberId)) {
      this.presence.changed(destination, session.memberId, false)
    }
  }

  /** WS12. Other nodes hear of a member's first page that comes in sight, and of the last one that leaves. */
  sight(session: HubSession, inSight: boolean): void {
    const { memberId } = session
    const seen = this.seen.get(memberId) ?? new Set()
    const before = seen.size
    if (inSight) seen.add(session)
    else seen.delete(session)
    if (seen.size > 0) this.seen.set(memberId, seen)
    else this.seen.delete(memberId)
    if (before > 0 !== seen.size > 0) this.presence.changed(IN_SIGHT, memberId, inSight)
  }

  /** Which of the members have a page in sight, here or on another node. */
  inSight(memberIds: readonly number[]): Set<number> {
    const isSeen = (memberId: number) =>
      this.seen.has(memberId) || this.presence.watchesElsewhere(IN_SIGHT, memberId)
    return new Set(memberIds.filter(isSeen))
  }

  /** Delivers an event from the bus. Never throws: one bad event must not stop the ones behind it. */
  deliver(event: RealtimeEvent): void {
    try {
      this.route(event)
    } catch (err) {
      this.log.error({ err, kind: event.kind }, 'could not deliver an event')
    }
  }

  /** Sends an event to one session only. */
  tell(session: HubSession, destination: string, event: unknown): void {
    const heads = this.channels.get(destination)?.get(session)
    if (heads !== undefined) this.sendTo(session, heads, this.message(event))
  }

  /**
   * Returns the rooms open on this node, the sockets of its members and who is in sight, for the presence
   * snapshot.
   */
  watchers(): Watchers[] {
    const counts = [...this.members].map(([memberId, sessions]) => [memberId, sessions.size] as const)
    const watchers = socketWatchers(counts)
    if (this.seen.size > 0) watchers.push([IN_SIGHT, [...this.seen.keys()]])
    for (const [destination, channel] of this.channels) {
      if (!isRoom(destination)) continue
      watchers.push([destination, [...new Set([...channel.keys()].map((session) => session.memberId))]])
    }
    return watchers
  }

  get memberCount(): number {
    return this.members.size
  }

  /** Frames with an event that were handed to sessions since the start. */
  get deliveries(): number {
    return this.sent
  }

  private route(event: RealtimeEvent): void {
    switch (event.kind) {
      case 'room':
        return this.toRoom(event)
      case 'member':
        if (this.members.has(event.memberId)) {
          this.toMember(event.memberId, event.destination, this.message(event.event))
        }
        return
      case 'memberSessionsEnded':
        for (const endings of this.arrivals.values()) endings.set(event.memberId, LOGGED_OUT)
        return this.endAll(this.members.get(event.memberId), LOGGED_OUT)
      case 'chatLimitsChanged':
      case 'publishedAsked':
      case 'publishedTold':
        return
      case 'presence':
        return this.presence.receive(event)
      case 'eventsMissed':
        this.presence.hello()
        // A missed event may have been one that ends a member's sessions.
        for (const endings of this.arrivals.values()) endings.set('everybody', EVENTS_MISSED)
        for (const sessions of this.members.values()) this.endAll(sessions, EVENTS_MISSED)
    }
  }

  private toRoom({ roomId, channel: kind, audience, event, unread }: RoomEvent): void {
    const destination = kind === 'topic' ? groupTopic(roomId) : roomQueue(roomId)
    const channel = this.channels.get(destination)
    if (channel) {
      const allowed = new Set(audience)
      const message = this.message(event)
      for (const [session, heads] of channel) {
        if (allowed.has(session.memberId)) this.sendTo(session, heads, message)
      }
    }
    if (!unread) return
    if (this.channels.has(UNREAD_QUEUE)) this.toAbsent(destination, audience, unread)
    if (this.channels.has(OWN_ROOMS_QUEUE)) this.toOwnOthers(destination, audience, event, unread)
  }

  /** WS3: tells members that have the room open nowhere. */
  private toAbsent(destination: string, audience: readonly number[], unread: UnreadData): void {
    const message = this.message({ type: 'UNREAD_MESSAGE', data: unread })
    for (const memberId of audience) {
      if (memberId === unread.senderId || !this.members.has(memberId)) continue
      if (this.watches(destination, memberId)) continue
      this.toMember(memberId, UNREAD_QUEUE, message)
    }
  }

  /**
   * WS11: tells the other sessions of members who wrote the message or have the room open. Writing marks the
   * room as read (docs/wire.md "Sends"), so the sender's sessions are told that too. Nothing else can be
   * unread at that moment, and later messages are delivered later.
   */
  private toOwnOthers(
    destination: string,
    audience: readonly number[],
    event: WsEvent,
    unread: UnreadData,
  ): void {
    const room = this.channels.get(destination)
    const own = this.channels.get(OWN_ROOMS_QUEUE)
    const message = this.message({ type: 'OWN_ROOM_MESSAGE', data: unread })
    for (const memberId of audience) {
      // news does not mark the room as read for its author (docs/bands.md "Deciding about applicants (RC5)")
      let isTold = memberId === unread.senderId && event.type === 'MESSAGE'
      for (const session of this.members.get(memberId) ?? []) {
        const heads = own?.get(session)
        if (heads === undefined || room?.has(session)) continue
        isTold ||= this.watches(destination, memberId)
        if (!isTold) break
        this.sendTo(session, heads, message)
      }
    }
    if (event.type !== 'MESSAGE' || !this.members.has(unread.senderId)) return
    const { roomId, messageId } = event.data
    const read: WsEvent = { type: 'OWN_READ', data: { roomId, messageId, unreadCount: 0 } }
    this.toMember(unread.senderId, OWN_ROOMS_QUEUE, this.message(read))
  }

  private toMember(memberId: number, destination: string, message: OutMessage): void {
    const channel = this.channels.get(destination)
    for (const session of (channel && this.members.get(memberId)) ?? []) {
      const heads = channel?.get(session)
      if (heads !== undefined) this.sendTo(session, heads, message)
    }
  }

  private watches(destination: string, memberId: number): boolean {
    return this.watchesHere(destination, memberId) || this.presence.watchesElsewhere(destination, memberId)
  }

  private watchesHere(destination: string, memberId: number): boolean {
    const channel = this.channels.get(destination)
    for (const session of (channel && this.members.get(memberId)) ?? []) {
      if (channel?.has(session)) return true
    }
    return false
  }

  private endAll(sessions: Iterable<HubSession> | undefined, ending: Ending): void {
    for (const session of sessions ?? []) session.end(...ending)
  }

  /** One copy for each subscription. */
  private sendTo(session: HubSession, heads: readonly string[], message: OutMessage): void {
    this.sent += heads.length
    for (const head of heads) session.send(message.to(head))
  }

  /** Ids are unique per node, which suffices because a session sees only one node's. */
  private message(event: unknown): OutMessage {
    this.delivered += 1
    return new OutMessage(this.delivered.toString(36), event)
  }
}

function isRoom(destination: string): boolean {
  const subscription = parseSubscribe(destination)
  return subscription !== null && 'roomId' in subscription
}
