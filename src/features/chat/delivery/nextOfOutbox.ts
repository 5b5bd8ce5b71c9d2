import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { selectIsLive, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import type { WithChatApi } from '../chatApi.ts'
import { selectOther } from '../timeline/otherMember.ts'
import { selectRoomSubscription } from '../timeline/subscriptions.ts'
import { selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { awaitsFile } from './outboxRules.ts'
import { selectOutbox, type WithOutbox } from './outboxSlice.ts'

/** The part of the state that decides about sending. */
export type DeliveryState = WithAuth & WithRealtime & WithTimeline & WithChatApi & WithOutbox

/**
 * The first message, in typing order, of a room that has nothing in flight and can receive the echo; null if
 * none.
 */
export function nextToSend(state: DeliveryState): OutboxEntry | null {
  if (!maySend(state)) return null
  const { inFlight } = state.outbox
  const busy = new Set<number>()
  for (const entry of selectOutbox(state)) {
    if (entry.failure !== null || busy.has(entry.roomId) || awaitsFile(entry)) continue
    if (!inFlight[entry.clientMessageId] && isReady(state, entry)) return entry
    busy.add(entry.roomId)
  }
  return null
}

/**
 * The first file, in typing order, that has to be uploaded; null if none. A file that waits for its retry
 * holds back the later ones.
 */
export function nextToUpload(state: DeliveryState): OutboxEntry | null {
  if (!maySend(state)) return null
  return selectOutbox(state).find((entry) => entry.failure === null && awaitsFile(entry)) ?? null
}

function maySend(state: DeliveryState): boolean {
  const { memberId } = state.outbox
  return selectIsLive(state) && memberId !== null && memberId === selectMemberId(state)
}

function isReady(state: DeliveryState, { roomId, kind, receiverId }: OutboxEntry): boolean {
  if (selectRoomSubscription(state, roomId, kind) === null) return false
  if (kind === 'PRIVATE' && receiverId === null && selectOther(state, roomId) === null) return false
  const room = selectRoom(state, roomId)
  return !room?.open || room.solid || room.failure !== null
}
