import type { AnswerOf } from '#contract/call.ts'
import * as calls from '#contract/http/chat/rooms.ts'
import { request } from '#src/api/request.ts'
import { chatApi, ROOM_LIST } from '#src/features/chat/chatApi.ts'
import { changeRoomList } from '#src/features/chat/roomListCache.ts'
import { sortRooms } from '#src/features/chat/roomOrder.ts'
import { notePin, type RowTarget } from '#src/features/chat/timeline/roomList.ts'

/** CH9 and CH10 take a room as `chatId`, and a managed band's row as `bandId`. */
const pinQuery = (target: RowTarget) =>
  'bandId' in target ? { bandId: target.bandId } : { chatId: target.roomId }

export const pinsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** CH9. Optimistic: the row is on top at once, and back in its place when the server refuses. */
    pinRoom: build.mutation<AnswerOf<typeof calls.pinRoom>, RowTarget>({
      query: (target) => request(calls.pinRoom, { query: pinQuery(target) }),
      onQueryStarted: (target, { dispatch, queryFulfilled }) =>
        showPinned(dispatch, target, new Date().toISOString(), queryFulfilled),
      invalidatesTags: [ROOM_LIST],
    }),

    /** CH10. Optimistic like CH9. */
    unpinRoom: build.mutation<AnswerOf<typeof calls.unpinRoom>, RowTarget>({
      query: (target) => request(calls.unpinRoom, { query: pinQuery(target) }),
      onQueryStarted: (target, { dispatch, queryFulfilled }) =>
        showPinned(dispatch, target, null, queryFulfilled),
      invalidatesTags: [ROOM_LIST],
    }),
  }),
})

export const { usePinRoomMutation, useUnpinRoomMutation } = pinsApi

/** On failure only this row's pin is rolled back, so that later changes stay. The caller shows the error. */
async function showPinned(
  dispatch: (change: ReturnType<typeof changeRoomList>) => unknown,
  target: RowTarget,
  pinnedAt: string | null,
  fulfilled: Promise<unknown>,
): Promise<void> {
  const show = (at: string | null) => {
    let before: string | null | undefined
    dispatch(
      changeRoomList((rooms) => {
        before = notePin(rooms, target, at)
        sortRooms(rooms)
      }),
    )
    return before
  }
  const before = show(pinnedAt)
  try {
    await fulfilled
  } catch {
    if (before !== undefined) show(before)
  }
}
