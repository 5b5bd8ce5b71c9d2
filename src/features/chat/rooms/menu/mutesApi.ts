import * as calls from '#contract/http/chat/mutes.ts'
import { request } from '#src/api/request.ts'
import { chatApi, ROOM_LIST } from '#src/features/chat/chatApi.ts'
import { changeRoomList } from '#src/features/chat/roomListCache.ts'
import { noteMute } from '#src/features/chat/timeline/roomList.ts'

export interface Muting {
  roomId: number
  mute: calls.RoomMute
}

export const mutesApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** CH20. Optimistic: the row is muted at once, and as before when the server refuses. */
    muteRoom: build.mutation<calls.RoomMute, Muting>({
      query: ({ roomId, mute }) => request(calls.muteRoom, { path: { roomId }, body: mute }),
      onQueryStarted: ({ roomId, mute }, { dispatch, queryFulfilled }) =>
        showMuted(dispatch, roomId, mute, queryFulfilled),
      invalidatesTags: [ROOM_LIST],
    }),

    /** CH21. Optimistic like CH20. */
    unmuteRoom: build.mutation<null, number>({
      query: (roomId) => request(calls.unmuteRoom, { path: { roomId } }),
      onQueryStarted: (roomId, { dispatch, queryFulfilled }) =>
        showMuted(dispatch, roomId, null, queryFulfilled),
      invalidatesTags: [ROOM_LIST],
    }),
  }),
})

export const { useMuteRoomMutation, useUnmuteRoomMutation } = mutesApi

/** On failure only this room's mute is rolled back. The caller shows the error. */
async function showMuted(
  dispatch: (change: ReturnType<typeof changeRoomList>) => unknown,
  roomId: number,
  mute: calls.RoomMute | null,
  fulfilled: Promise<unknown>,
): Promise<void> {
  const show = (muted: calls.RoomMute | null) => {
    let before: calls.RoomMute | null | undefined
    dispatch(
      changeRoomList((rooms) => {
        before = noteMute(rooms, roomId, muted)
      }),
    )
    return before
  }
  const before = show(mute)
  try {
    await fulfilled
  } catch {
    if (before !== undefined) show(before)
  }
}
