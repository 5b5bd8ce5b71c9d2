import { original } from '@reduxjs/toolkit'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { chatApi, type WithChatApi } from './chatApi.ts'

const selectRoomListResult = chatApi.endpoints.listRooms.select()

/** The cached answer of CH1; undefined before the first answer. */
export const selectRoomList = (state: WithChatApi) => selectRoomListResult(state).data

/**
 * Updates the cached CH1 answer. `change` gets its own array and replaces rows without mutating them.
 * Bypasses Immer, which would create a draft for each row read and a patch for each row moved, at every
 * message (docs/performance.md, "The list of rooms").
 */
export const changeRoomList = (change: (rooms: RoomInfo[]) => void) =>
  chatApi.util.updateQueryData(
    'listRooms',
    undefined,
    (draft) => {
      const before = original(draft) ?? []
      const rooms = [...before]
      change(rooms)
      const isSame = rooms.length === before.length && rooms.every((room, index) => room === before[index])
      return isSame ? undefined : rooms
    },
    // the tags do not depend on the rows, and telling so would be a second action at every message
    false,
  )
