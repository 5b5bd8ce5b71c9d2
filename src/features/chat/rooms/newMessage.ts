import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isMentioned } from '#contract/mentions.ts'
import { firstGraphemes } from '#contract/text.ts'
import type { UnreadData } from '#contract/ws/frames.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { blocksApi } from '#src/features/safety/public.ts'
import { chatApi } from '../chatApi.ts'
import { findRoom } from '../timeline/roomList.ts'
import { selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import { conversationOf } from './rooms.ts'
import { roomsSight } from './roomsSight.ts'

/** A longer message is cut; the room has the whole. */
const SHOWN_CHARS = 60

interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
}

/** Whether the member sees the message anyway: in the open room, or in the list of rooms. */
export const isRoomInSight = ({ getState }: Pick<Store, 'getState'>, roomId: number): boolean =>
  roomsSight.isInSight() || selectRoom(getState() as WithTimeline, roomId)?.open === true

export interface DescribedMessage {
  text: string
  to: string
  /** It names the member. */
  mentionsMe: boolean
}

/**
 * A message (WS3) in one line, with the room that it leads to. In a room of two its name says who wrote, in a
 * group the sender is named too. Null when the member is no longer in the room, for a message of somebody
 * whom they have blocked, and in a muted room unless it names the member and they want to hear of that.
 */
export async function describeMessage(
  store: Pick<Store, 'dispatch'>,
  { roomId, senderId, content }: UnreadData,
): Promise<DescribedMessage | null> {
  const room = await findListed(store, roomId)
  if (!room) return null
  if (room.roomType === 'GROUP' && (await isBlockedMember(store, senderId))) return null
  const mentionsMe = await namesMe(store, content)
  if (room.muted && !(room.muted.mentions && mentionsMe)) return null
  const sender = room.people.find(({ memberId }) => memberId === senderId)?.nickname
  const from = room.roomType === 'GROUP' && sender ? `${room.title} · ${sender}` : room.title
  return { text: `${from}: ${shortened(content)}`, to: conversationOf(room), mentionsMe }
}

/** Asks for the own nickname with the first text that may have it; if that fails, nobody is named. */
async function namesMe({ dispatch }: Pick<Store, 'dispatch'>, content: string): Promise<boolean> {
  if (!content.includes('@')) return false
  const { data } = await dispatch(profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false }))
  return data !== undefined && isMentioned(content, data.nickname)
}

/** When the list cannot be read, the message is told. */
async function isBlockedMember({ dispatch }: Pick<Store, 'dispatch'>, senderId: number): Promise<boolean> {
  const { data = [] } = await dispatch(
    blocksApi.endpoints.listBlockedMembers.initiate(undefined, { subscribe: false }),
  )
  return data.some(({ memberId }) => memberId === senderId)
}

/** A first message makes a room that the cached list lacks. */
async function findListed({ dispatch }: Pick<Store, 'dispatch'>, roomId: number) {
  for (const forceRefetch of [false, true]) {
    const { data } = await dispatch(
      chatApi.endpoints.listRooms.initiate(undefined, { subscribe: false, forceRefetch }),
    )
    const room = findRoom(data ?? [], roomId)
    if (room) return room
  }
  return null
}

function shortened(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const start = firstGraphemes(line, SHOWN_CHARS)
  return start === line ? line : `${start}…`
}
