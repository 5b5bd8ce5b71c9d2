import * as v from 'valibot'
import { ChatMessage } from '#contract/http/chat/messages.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOM_PREFIX } from '#src/offline/keptDisk.ts'
import { MESSAGES_KEPT, ROOMS_KEPT } from '#src/offline/keptLimits.ts'
import type { KeptPart, KnownAnswer } from '#src/offline/keptPart.ts'
import type { WithKept } from '#src/offline/keptSlice.ts'
import { chatApi, type WithChatApi } from '../chatApi.ts'
import { indexFrom } from './messageTable.ts'
import { keptMessagesRead, type RoomTimeline, type WithTimeline } from './timelineSlice.ts'

/**
 * What is kept of a room: confirmed messages without a hole, oldest first, and how far everybody has read.
 */
const KeptRoom = v.object({
  messages: v.array(ChatMessage),
  marks: v.record(v.string(), v.number()),
  ownMark: v.number(),
})
export type KeptRoom = v.InferOutput<typeof KeptRoom>

type State = WithTimeline & WithChatApi & Partial<WithKept>

const keyOf = (roomId: number | string) => `${ROOM_PREFIX}${roomId}`
const roomIdOf = (key: string) => Number(key.slice(ROOM_PREFIX.length))

/** Keeps the newest messages of the rooms that are opened; a room that opens shows them until it is read. */
export const keptRooms: KeptPart<State> = {
  wanted: (state) =>
    Object.entries(state.timeline.rooms).flatMap(([roomId, { open, hasOlder, keptAt }]) =>
      open && hasOlder === null && keptAt === null ? [keyOf(roomId)] : [],
    ),

  async check(_key, value) {
    const parsed = v.safeParse(KeptRoom, value)
    return parsed.success ? parsed.output : null
  },

  show: (key, { value, receivedAt }) => keptMessagesReadOf(roomIdOf(key), value as KeptRoom, receivedAt),

  known(state) {
    const answers = new Map<string, KnownAnswer | null>()
    for (const [roomId, room] of Object.entries(state.timeline.rooms)) {
      if (room.failure?.kind === 'refused' && room.failure.status !== 429 && room.hasOlder === null)
        answers.set(keyOf(roomId), null)
      // a closed room has been cut to fewer messages
      if (!room.open || room.hasOlder === null) continue
      answers.set(keyOf(roomId), {
        source: room.messages,
        // the socket keeps an open room fresh for as long as it is connected
        receivedAt: state.kept?.liveUntil ?? Date.now(),
        value: () => valueOf(room),
      })
    }
    return answers
  },

  /** Rooms that the member is not in any more, or that others have pushed down the list. */
  outdated(state, keys) {
    const { data, status, fulfilledTimeStamp } = listedIn(state)
    const isFresh = status === 'fulfilled' && fulfilledTimeStamp && !state.kept?.shown[LIST_KEY]
    if (!data || !isFresh) return []
    const listed = new Set(data.slice(0, ROOMS_KEPT).flatMap(roomIdsOf))
    return keys.filter((key) => key.startsWith(ROOM_PREFIX) && !listed.has(roomIdOf(key)))
  },
}

const listedIn = chatApi.endpoints.listRooms.select()
const LIST_KEY = 'listRooms(undefined)'

const keptMessagesReadOf =
  (roomId: number, { messages, marks, ownMark }: KeptRoom, receivedAt: number) =>
  (dispatch: (action: ReturnType<typeof keptMessagesRead>) => unknown) =>
    dispatch(keptMessagesRead({ roomId, messages, marks, ownMark, receivedAt }))

/** What the socket has brought above a hole is not kept. */
function valueOf({ messages, solid, solidUpTo, marks, ownMark }: RoomTimeline): KeptRoom {
  const whole = solid ? messages : messages.slice(0, indexFrom(messages, solidUpTo + 1))
  return { messages: whole.slice(-MESSAGES_KEPT), marks, ownMark }
}

/** The row of a managed band has many rooms. */
const roomIdsOf = (room: RoomInfo): number[] =>
  room.roomType === 'BAND-MANAGER' ? room.chatRoomInfo.map(({ roomId }) => roomId) : [room.roomId]
