import type { UnreadData, WsEvent } from '#contract/ws/frames.ts'
import type { TraceParent } from '#server/traces/tracing.ts'
import type { PresenceEvent } from './hub/presence.events.ts'

/**
 * What a service publishes after its transaction has committed. The bus carries it to every node; each node's
 * hub turns it into frames for its own sessions. The event holds everything the hub needs, so delivery never
 * reads the store.
 */
export type RealtimeEvent = (ToldEvent & Traced) | NodeEvent

/** Absent: no trace is recorded of what causes the event, or a node that knows no traces has published it. */
interface Traced {
  trace?: TraceParent
}

/** Events that become frames. */
type ToldEvent =
  /** An event in a room. Sessions subscribed to the room get `event` if their member is in `audience`. */
  | {
      kind: 'room'
      roomId: number
      /** `topic`: WS1, a group room. `queue`: WS2, a two-person room. */
      channel: 'topic' | 'queue'
      /**
       * Ids of the members that may see it: those ACTIVE in the room at the commit, or fewer (a READ on WS2,
       * a repeated send).
       */
      audience: readonly number[]
      event: WsEvent
      /**
       * Also sent as UNREAD_MESSAGE on WS3 to members of the audience, except the sender, that have no
       * session subscribed to the room on any node.
       */
      unread?: UnreadData
    }
  /** An event for one member, delivered to all of their sessions: WS9 and similar. */
  | { kind: 'member'; memberId: number; destination: string; event: unknown }

/** Events for the nodes alone. */
type NodeEvent =
  /** The member logged out or withdrew: all of their socket sessions end (A3, A4). */
  | { kind: 'memberSessionsEnded'; memberId: number }
  /** A chat limit was made or lifted: nodes read their list of them anew before the next message. */
  | { kind: 'chatLimitsChanged' }
  /** A node that stored a message does not know whether the one before it was published: who has heard it? */
  | { kind: 'publishedAsked'; node: string; roomId: number; messageId: number }
  /** A node has heard it on the bus, or a later one of the room. */
  | { kind: 'publishedTold'; roomId: number; messageId: number }
  /** Only between hubs: who has a room open on which node. */
  | PresenceEvent
  /**
   * Published only by a bus that may have lost events: to its own node after it was cut off, to the other
   * nodes when publishing failed. Every session then ends; the clients reconnect and fill the gaps.
   */
  | { kind: 'eventsMissed' }

/**
 * `all`: this node hears the other nodes. `deaf`: it does not, although the bus answers, so the fault lies
 * with this node. `away`: the bus does not answer, as for every node or for this one.
 */
export type BusReach = 'all' | 'deaf' | 'away'

/** Carries events between the nodes. */
export interface Bus {
  /**
   * Resolves when the listeners of this node have the event. It goes to the other nodes afterwards; nobody
   * waits for that, and those that miss it get `eventsMissed`. Keeps the order of a room. An event for members
   * goes to the nodes that follow one of them, any other to all.
   */
  publish(event: RealtimeEvent): Promise<void>
  /**
   * The listener gets every event of its own node, and those of other nodes that are for all nodes or for a
   * member this node follows, in publishing order within a room. Returns the function that unsubscribes it.
   */
  subscribe(listener: (event: RealtimeEvent) => void): () => void
  /**
   * Once it resolves, this node gets what other nodes publish for the member, until `unfollow` was called as
   * often; then for some seconds more. Never rejects. While the other nodes are out of reach it resolves after 2
   * s at most, and `eventsMissed` follows when they are not.
   */
  follow(memberId: number): Promise<void>
  unfollow(memberId: number): void
  /** Members followed, those of the last seconds included. 0 where a node is alone. */
  followed(): number
  reach(): BusReach
  close(): Promise<void>
}
