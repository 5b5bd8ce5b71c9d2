import { groupTopic, roomQueue } from '#contract/ws/destinations.ts'
import { selectSubscription, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import type { RoomKind } from './roomList.ts'

export const destinationOf = (roomId: number, kind: RoomKind): string =>
  kind === 'GROUP' ? groupTopic(roomId) : roomQueue(roomId)

/** The number of the room's confirmed subscription, a new one after a reconnect; null while there is none. */
export const selectRoomSubscription = (state: WithRealtime, roomId: number, kind: RoomKind): number | null =>
  selectSubscription(state, destinationOf(roomId, kind))
