import { createSelector } from '@reduxjs/toolkit'
import type { RoomKind } from '../timeline/roomList.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'
import { selectOutbox, type WithOutbox } from './outboxSlice.ts'

export type JoinedState = WithTimeline & WithOutbox

/**
 * The rooms to subscribe to: the room on screen, and rooms with unsent messages, because the confirming echo
 * comes on the room's own destination.
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
