import type { UnreadData, WsEvent } from '#contract/ws/frames.ts'
import type { PresenceEvent } from './hub/presence.events.ts'

/**
 * What a service tells the nodes after its transaction has committed. The bus carries it to every node; each node's hub
 * turns it into frames for its own sessions. Everything a hub needs is inside, so delivering never reads the store.
 */
export type RealtimeEvent =
  /** Something happened in a room. Sessions subscribed to it get `event`, if their member is in `audience`. */
  | {
      kind: 'room'
      roomId: number
      /** `topic`: WS1, a group. `queue`: WS2, a two-person room. */
      channel: 'topic' | 'queue'
      /** Member ids that may see it: who was ACTIVE in the room when it was committed, or fewer (a READ on WS2, a repeated send). */
      audience: readonly number[]
      event: WsEvent
      /** Also UNREAD_MESSAGE on WS3, for members of the audience other than the sender with no session subscribed to the room on any node. */
      unread?: UnreadData
    }
  /** Something for one member, whatever the session: WS9 and its like. */
  | { kind: 'member'; memberId: number; destination: string; event: unknown }
  /** The member logged out or withdrew: every socket session of theirs ends (A3, A4). */
  | { kind: 'memberSessionsEnded'; memberId: number }
  /** Between hubs only: who has a room open on which node. */
  | PresenceEvent
  /** Only a bus says this, when it may have lost events: to its own node after hearing nothing for a while, to all when it could not publish. Every session then ends and fills its gaps. */
  | { kind: 'eventsMissed' }

/** Carries events between the nodes. */
export interface Bus {
  /** Resolves when the event has been handed over; delivery on other nodes follows. Order within one room is kept. */
  publish(event: RealtimeEvent): Promise<void>
  /** Called for every event, the node's own included, in the order of publishing within one room. Returns the way to stop. */
  subscribe(listener: (event: RealtimeEvent) => void): () => void
  close(): Promise<void>
}
