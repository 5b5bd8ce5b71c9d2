import type { RealtimeEvent } from '#server/realtime/events.ts'

/** Rooms and members are spread over this many channels each. A channel keeps its order, so a room does. */
const BUCKETS = 16
const PREFIX = 'hapju:bus'

/** The channel of an event. Events of one room always take the same channel, as do those of one member. */
export function busChannel(event: RealtimeEvent): string {
  switch (event.kind) {
    case 'room':
      return `${PREFIX}:room:${event.roomId % BUCKETS}`
    case 'member':
    case 'memberSessionsEnded':
      return `${PREFIX}:member:${event.memberId % BUCKETS}`
    case 'chatLimitsChanged':
    case 'presence':
    case 'eventsMissed':
      return `${PREFIX}:nodes`
  }
}

/** The channel of one node, for its own heartbeats. */
export const nodeChannel = (node: string): string => `${PREFIX}:node:${node}`

export const BUS_CHANNELS: readonly string[] = [
  ...['room', 'member'].flatMap((kind) =>
    Array.from({ length: BUCKETS }, (_, i) => `${PREFIX}:${kind}:${i}`),
  ),
  `${PREFIX}:nodes`,
]
