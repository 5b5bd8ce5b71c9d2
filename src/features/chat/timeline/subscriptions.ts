import {
  ERROR_QUEUE,
  groupTopic,
  OWN_ROOMS_QUEUE,
  roomQueue,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'
import { selectSubscription, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import type { RoomKind } from './roomList.ts'

const QUEUES = [UNREAD_QUEUE, OWN_ROOMS_QUEUE, ERROR_QUEUE]

/** WS3, WS11 and WS4: the queues of every signed-in member, whatever room is open. */
export const memberChannel: Channel<unknown> = {
  wants: () => QUEUES,
  send: () => null,
}

export const destinationOf = (roomId: number, kind: RoomKind): string =>
  kind === 'GROUP' ? groupTopic(roomId) : roomQueue(roomId)

/** The number of the room's confirmed subscription, a new one after a reconnect; null while there is none. */
export const selectRoomSubscription = (state: WithRealtime, roomId: number, kind: RoomKind): number | null =>
  selectSubscription(state, destinationOf(roomId, kind))
