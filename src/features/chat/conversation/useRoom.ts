import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import type { ApiError } from '#src/api/apiError.ts'
import type { WithKept } from '#src/offline/keptSlice.ts'
import { chatApi, useEnterRoomQuery, useListRoomsQuery, type WithChatApi } from '../chatApi.ts'
import { selectRoomList } from '../roomListCache.ts'
import { isKeptOut } from '../timeline/keptOut.ts'
import { findRoom, type RoomKind, type RoomSummary } from '../timeline/roomList.ts'
import {
  olderRequested,
  roomClosed,
  roomOpened,
  roomRetried,
  selectRoom,
  type WithTimeline,
} from '../timeline/timelineSlice.ts'

/** docs/product/chat.md "Entering a room": shown when the room could not be entered. */
export const ENTRY_FAILED_TEXT = '연결에 실패했습니다. 다시 시도해주세요.'

/** The people and the title of a room. */
interface RoomPeople {
  title: string
  imageUrl: string | null
  roomType: RoomSummary['roomType'] | 'BAND'
  bandId: number | null
  /** The other members. */
  people: readonly MemberInfo[]
  /** Groups only, from CH1 or CH5. */
  ownerId: number | null
  isOpen: boolean
}

export interface Room extends RoomPeople {
  loading: boolean
  /** When the messages were received, if not just now: from the device, or before the connection broke. */
  receivedAt: number | null
  /** The text to show instead of the messages; null when there are messages to show. */
  failed: string | null
  /** The failure is that the group lets this member in neither now nor on another try. */
  keptOut: boolean
  hasOlder: boolean
  loadingOlder: boolean
  /** The last older page failed; `loadOlder` requests it again. */
  olderFailed: boolean
  loadOlder: () => void
  retry: () => void
}

/**
 * Opens a room while it is mounted, and reads its title, people and loading state: new or seen messages do
 * not change the result.
 */
export function useRoom(roomId: number, kind: RoomKind): Room {
  const dispatch = useDispatch()
  useOpened(roomId, kind)
  const { isLoaded, receivedAt, hasOlder, loadingOlder, failure } = useSelector(
    (state: WithTimeline & Partial<WithKept>) => readingOf(state, roomId),
    shallowEqual,
  )
  return {
    ...useRoomPeople(roomId, kind),
    loading: !isLoaded && failure === null,
    receivedAt,
    failed: isLoaded || failure === null ? null : failedText(failure),
    keptOut: !isLoaded && failure !== null && isKeptOut(failure),
    hasOlder,
    loadingOlder,
    olderFailed: hasOlder && !loadingOlder && failure !== null,
    loadOlder: useCallback(() => {
      if (hasOlder && !loadingOlder) dispatch(olderRequested({ roomId }))
    }, [dispatch, roomId, hasOlder, loadingOlder]),
    retry: useCallback(() => void dispatch(roomRetried({ roomId })), [dispatch, roomId]),
  }
}

/**
 * Opens the room before its screen is painted: messages that were requested at the tap and are there already
 * are painted with it, and no skeleton before them.
 */
function useOpened(roomId: number, kind: RoomKind): void {
  const dispatch = useDispatch()
  // React lets a new screen hear the store only after its paint, except when its state changes before
  const [, setOpened] = useState(0)
  useLayoutEffect(() => {
    setOpened(roomId)
    dispatch(roomOpened({ roomId, kind }))
    return () => void dispatch(roomClosed({ roomId }))
  }, [dispatch, roomId, kind])
}

function readingOf(state: WithTimeline & Partial<WithKept>, roomId: number) {
  const room = selectRoom(state, roomId)
  return {
    isLoaded: room !== undefined && (room.hasOlder !== null || room.keptAt !== null),
    receivedAt: room?.keptAt ?? state.kept?.liveUntil ?? null,
    hasOlder: room?.hasOlder === true,
    loadingOlder: room?.loadingOlder === true,
    failure: room?.failure ?? null,
  }
}

function failedText(failure: ApiError): string {
  return failure.kind === 'refused' ? failure.message : ENTRY_FAILED_TEXT
}

const NOBODY: MemberInfo[] = []

/**
 * The people come from CH1. CH5 is asked when CH1 lacks the room, only while the room is entered: otherwise
 * it would be refused.
 */
function useRoomPeople(roomId: number, kind: RoomKind): RoomPeople {
  const { isError } = useListRoomsQuery(undefined, {
    selectFromResult: (list) => ({ isError: list.isError }),
  })
  // from the current state: the query hook would keep a list that time travel has undone
  const isListKnown = useSelector((state: WithChatApi) => Boolean(selectRoomList(state)))
  const listed = useSelector((state: WithChatApi) => peopleOf(state, roomId), samePeople)
  const entered = useSelector((state: WithTimeline) => selectRoom(state, roomId)?.entered === true)
  const { data: asked } = useEnterRoomQuery(roomId, {
    skip: listed !== null || !entered || (!isListKnown && !isError),
  })
  // CH12 has filled this cache entry already when the room has just been opened
  const known = useSelector((state: WithChatApi) => chatApi.endpoints.enterRoom.select(roomId)(state).data)
  const entry = asked ?? known
  // a room that has left the list, as after a block, keeps its title and people while it is open
  const [lastListed, setLastListed] = useState(listed)
  if (listed && !samePeople(listed, lastListed)) setLastListed(listed)
  const gone = isListKnown ? lastListed : null
  return useMemo(() => {
    if (listed) return listed
    if (!entry && gone) return gone
    const people = entry?.participantInfos.infos.map(({ imageUrl, ...person }) => ({
      ...person,
      profileImageUrl: imageUrl,
    }))
    const roomType = entry?.roomType ?? kind
    return {
      // only CH1 has the title of an application room
      title: (roomType !== 'BAND' && people?.map((person) => person.nickname).join(', ')) || '',
      imageUrl: people?.[0]?.profileImageUrl ?? null,
      roomType,
      bandId: null,
      people: people ?? NOBODY,
      ownerId: entry?.ownerId ?? null,
      isOpen: entry?.isOpen ?? false,
    }
  }, [listed, gone, entry, kind])
}

function peopleOf(state: WithChatApi, roomId: number): RoomPeople | null {
  const room = findRoom(selectRoomList(state) ?? [], roomId)
  if (!room) return null
  const { title, imageUrl, roomType, bandId, people, ownerId, isOpen } = room
  return { title, imageUrl, roomType, bandId, people, ownerId, isOpen }
}

function samePeople(a: RoomPeople | null, b: RoomPeople | null): boolean {
  if (!a || !b) return a === b
  const { people: aPeople, ...aRest } = a
  const { people: bPeople, ...bRest } = b
  return shallowEqual(aRest, bRest) && shallowEqual(aPeople, bPeople)
}
