import type { RealtimeEvent } from '#server/realtime/events.ts'

const PREFIX = 'hapju:bus'

/** Every node hears it: presence, and what changes all nodes (docs/realtime.md "Between the nodes"). */
export const NODES_CHANNEL = `${PREFIX}:nodes`

const NODE_CHANNELS = `${PREFIX}:node:`

/** The channel of one node: its own heartbeats, and the events for its members. */
export const nodeChannel = (node: string): string => `${NODE_CHANNELS}${node}`

/** The keys in Redis of which an event finds its nodes (`routes.ts`). */
export const ROUTES = {
  /** A set: the nodes that run, and some that have ended within the last seconds. */
  nodes: `${PREFIX}:routes`,
  /** Before the id of a node, the key of a set: its members, and 0, which keeps the set from being empty. */
  members: `${PREFIX}:members:`,
  channels: NODE_CHANNELS,
} as const

export const membersKey = (node: string): string => `${ROUTES.members}${node}`

/**
 * The members an event is for: only nodes with one of them need it. Null: every node does. Sessions that are
 * being opened are ended by `memberSessionsEnded` on any node, before anybody knows whose they are, and every
 * node remembers which sessions are live.
 */
export function membersOf(event: RealtimeEvent): readonly number[] | null {
  switch (event.kind) {
    case 'room':
      return event.audience
    case 'member':
      return [event.memberId]
    case 'memberSessionsEnded':
    case 'chatLimitsChanged':
    case 'publishedAsked':
    case 'publishedTold':
    case 'presence':
    case 'eventsMissed':
      return null
  }
}

/**
 * Nodes of releases before decision 0030 publish to buckets, by the room or the member, and hear only buckets
 * and `NODES_CHANNEL`.
 */
const BUCKETS = 16

export const BUCKET_CHANNELS: readonly string[] = ['room', 'member'].flatMap((kind) =>
  Array.from({ length: BUCKETS }, (_, bucket) => `${PREFIX}:${kind}:${bucket}`),
)

/** The channel on which such nodes hear an event. */
export function bucketChannel(event: RealtimeEvent): string {
  if (event.kind === 'room') return `${PREFIX}:room:${event.roomId % BUCKETS}`
  return event.kind === 'member' ? `${PREFIX}:member:${event.memberId % BUCKETS}` : NODES_CHANNEL
}
