import { original } from '@reduxjs/toolkit'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { chatApi } from '../chatApi.ts'

/**
 * Changes what is known of CH1. `change` gets an array of its own, and puts rows into it without writing to one. Past Immer on purpose: it
 * would make a draft of each row that is looked at and a patch for each that moves, at every message (docs/performance.md, "The list of rooms").
 */
export const changeRoomList = (change: (rooms: RoomInfo[]) => void) =>
  chatApi.util.updateQueryData('listRooms', undefined, (draft) => {
    const before = original(draft) ?? []
    const rooms = [...before]
    change(rooms)
    const isSame = rooms.length === before.length && rooms.every((room, index) => room === before[index])
    return isSame ? undefined : rooms
  })
