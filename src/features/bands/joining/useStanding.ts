import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { api } from '#src/api/api.ts'
import { type Asked, type Standing, standingOf } from './standing.ts'

type SelectRooms = (state: object) => { data?: readonly RoomInfo[] }
const endpoints = api.endpoints as Record<string, { select: (none: undefined) => SelectRooms } | undefined>

let selectAnswer: SelectRooms | undefined

/**
 * The room list (CH1), once the chat has read it. The endpoint is found by its name, because the code of the
 * chat is not part of the first screens.
 */
function selectRooms(state: object): readonly RoomInfo[] | undefined {
  selectAnswer ??= endpoints.listRooms?.select(undefined)
  return selectAnswer?.(state).data
}

/** How the member stands to a band, as far as is known: `RoomsAsked` makes sure that it will be. */
export function useStanding({ bandId, status }: Asked): Standing {
  const rooms = useSelector(selectRooms)
  return useMemo(() => standingOf({ bandId, status }, rooms), [bandId, status, rooms])
}
