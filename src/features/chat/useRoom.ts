import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MemberInfo } from '#contract/http/chat.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { useEnterRoomQuery } from './chatApi.ts'
import type { ChatRow } from './chatRows.ts'
import { useChatDispatch, useChatSelector } from './chatState.ts'
import { makeRowBuilder } from './chatTimeline.ts'
import { selectOutbox } from './outboxSlice.ts'
import { findRoom, type RoomKind, type RoomSummary } from './roomList.ts'
import { olderRequested, roomClosed, roomOpened, roomRetried, selectRoom } from './timelineSlice.ts'
import { useRoomList } from './useRoomList.ts'
import { visibleMessages } from './visibleMessages.ts'

/** product-2 section 8: a room that could not be entered. */
export const ENTRY_FAILED_TEXT = '연결에 실패했습니다. 다시 시도해주세요.'

export interface Room {
  /** Dividers, messages and what is still being sent, top to bottom. */
  rows: readonly ChatRow[]
  title: string
  imageUrl: string | null
  roomType: RoomSummary['roomType']
  /** The others. */
  people: readonly MemberInfo[]
  loading: boolean
  /** The sentence to show instead of the messages; null when there is something to show. */
  failed: string | null
  hasOlder: boolean
  loadingOlder: boolean
  /** The last page upwards did not come; `loadOlder` asks again. */
  olderFailed: boolean
  loadOlder: () => void
  retry: () => void
}

/** Opens a room for as long as the screen shows it, and reads everything the screen draws. */
export function useRoom(roomId: number, kind: RoomKind): Room {
  const dispatch = useChatDispatch()
  useEffect(() => {
    dispatch(roomOpened({ roomId, kind }))
    return () => void dispatch(roomClosed({ roomId }))
  }, [dispatch, roomId, kind])

  const room = useChatSelector((state) => selectRoom(state, roomId))
  const { title, imageUrl, roomType, people } = useRoomPeople(roomId, kind)
  const rows = useRows(roomId, people)
  const isLoaded = room !== undefined && room.hasOlder !== null
  const failure = room?.failure ?? null

  const hasOlder = room?.hasOlder === true
  const loadingOlder = room?.loadingOlder === true
  return {
    rows,
    title,
    imageUrl,
    roomType,
    people,
    loading: !isLoaded && failure === null,
    failed: isLoaded || failure === null ? null : failedText(failure),
    hasOlder,
    loadingOlder,
    olderFailed: hasOlder && !loadingOlder && failure !== null,
    loadOlder: useCallback(() => {
      if (hasOlder && !loadingOlder) dispatch(olderRequested({ roomId }))
    }, [dispatch, roomId, hasOlder, loadingOlder]),
    retry: useCallback(() => void dispatch(roomRetried({ roomId })), [dispatch, roomId]),
  }
}

function failedText(failure: ApiError): string {
  return failure.kind === 'refused' ? failure.message : ENTRY_FAILED_TEXT
}

const NOBODY: MemberInfo[] = []

/** CH1 knows the room; CH5 is asked when it does not, once the room is entered and until it is left: others are refused. */
function useRoomPeople(roomId: number, kind: RoomKind) {
  const { rooms, loading } = useRoomList()
  const listed = useMemo(() => findRoom(rooms, roomId), [rooms, roomId])
  const entered = useChatSelector((state) => selectRoom(state, roomId)?.entered === true)
  const entry = useEnterRoomQuery(roomId, { skip: loading || listed !== null || !entered }).data
  return useMemo(() => {
    if (listed) return listed
    const people = entry?.participantInfos.infos.map(({ imageUrl, ...person }) => ({
      ...person,
      profileImageUrl: imageUrl,
    }))
    return {
      title: people?.map((person) => person.nickname).join(', ') ?? '',
      imageUrl: people?.[0]?.profileImageUrl ?? null,
      roomType: kind,
      people: people ?? NOBODY,
    }
  }, [listed, entry, kind])
}

function useRows(roomId: number, people: readonly MemberInfo[]): readonly ChatRow[] {
  const me = useChatSelector(selectMemberId)
  const room = useChatSelector((state) => selectRoom(state, roomId))
  const outbox = useChatSelector(selectOutbox)
  const inFlight = useChatSelector((state) => state.outbox.inFlight)
  const [build] = useState(makeRowBuilder)

  const messages = useMemo(() => visibleMessages(room), [room])
  const marks = room?.marks
  const othersRead = useMemo(
    () => people.map(({ memberId }) => marks?.[memberId] ?? 0).sort((a, b) => a - b),
    [people, marks],
  )
  const pending = useMemo(() => outbox.filter((entry) => entry.roomId === roomId), [outbox, roomId])
  const ownRead = Math.max(room?.ownMark ?? 0, (me !== null && marks?.[me]) || 0)
  return useMemo(
    () => build({ me, messages, pending, inFlight, othersRead, ownRead, dividerAt: room?.dividerAt ?? null }),
    [build, me, messages, pending, inFlight, othersRead, ownRead, room?.dividerAt],
  )
}
