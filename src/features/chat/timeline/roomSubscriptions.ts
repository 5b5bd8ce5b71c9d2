import { createSelector } from '@reduxjs/toolkit'
import { groupTopic, roomQueue } from '#contract/ws/destinations.ts'
import { selectSubscription, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { selectOutbox, type WithOutbox } from '../delivery/outboxSlice.ts'
import type { RoomKind } from './roomList.ts'
import type { WithTimeline } from './timelineSlice.ts'

type JoinedState = WithTimeline & WithOutbox

/**
 * The rooms to be subscribed to: the one on screen, and those something still has to be sent to, because the echo that
 * confirms it comes on the room's own destination.
 */
export const selectJoinedRooms = createSelector(
  [
    (state: JoinedState) => state.timeline.rooms,
    (state: JoinedState) => selectOutbox(state),
    (_state: JoinedState, kind: RoomKind) => kind,
  ],
  (rooms, outbox, kind) => {
    const joined = new Set<number>()
    for (const [roomId, room] of Object.entries(rooms))
      if (room.open && room.entered && room.kind === kind) joined.add(Number(roomId))
    for (const entry of outbox) if (entry.kind === kind && entry.failure === null) joined.add(entry.roomId)
    return [...joined]
  },
)

export const destinationOf = (roomId: number, kind: RoomKind): string =>
  kind === 'GROUP' ? groupTopic(roomId) : roomQueue(roomId)

/** The number of the room's confirmed subscription; null while there is none. */
export const selectRoomSubscription = (state: WithRealtime, roomId: number, kind: RoomKind): number | null =>
  selectSubscription(state, destinationOf(roomId, kind))
