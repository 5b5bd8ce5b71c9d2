import type { AnswerOf, InputOf } from '#contract/call.ts'
import * as attachmentCalls from '#contract/http/chat/attachments.ts'
import * as messageCalls from '#contract/http/chat/messages.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import * as roomCalls from '#contract/http/chat/rooms.ts'
import type { Answer, AnswerMeta } from '#src/api/answer.ts'
import { api } from '#src/api/api.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import type { UploadProgress } from '#src/api/upload.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { readRoomList, type RoomListRead } from './readRoomList.ts'
import { sortRooms } from './roomOrder.ts'

/** The whole room list (CH1). */
export const ROOM_LIST = { type: 'Room', id: 'LIST' } as const

interface WithPicture {
  image?: Blob | null
  /** Upload progress of the form. */
  onProgress?: UploadProgress
}

export interface NewGroup extends InputOf<typeof roomCalls.createRoom>, WithPicture {}

export interface RoomChange extends InputOf<typeof roomCalls.changeRoom>, WithPicture {}

export interface AttachmentSent extends InputOf<typeof attachmentCalls.uploadAttachment> {
  roomId: number
  /** Its media type is sent as the file's type. */
  file: Blob
  onProgress: UploadProgress
}

export interface MessagesAsked {
  roomId: number
  /** Messages older than this id; when absent, the newest page. */
  cursor?: number
  /** Messages newer than this id, oldest first (W4). Cannot be combined with `cursor`. */
  after?: number
  limit: number
}

type RoomsAnswered = Answer<RoomListRead>

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CH1. The socket keeps it fresh: see `roomListPatch.ts`. */
    listRooms: build.query<RoomInfo[], void>({
      async queryFn(
        _none,
        { dispatch, getState },
        _options,
        ask,
      ): Promise<{ data: RoomInfo[]; meta?: AnswerMeta | undefined } | { error: ApiError }> {
        const me = () => selectMemberId(getState() as WithAuth)
        const memberId = me()
        const answer = await readRoomList(
          chatApi.endpoints.roomListRead.select()(getState() as WithChatApi).data,
          (query) => ask(request(roomCalls.listRooms, { query })) as Promise<RoomsAnswered>,
        )
        const { data } = answer
        if (!data) return answer
        sortRooms(data.chatRoomInfos)
        // the list of a session that has ended meanwhile is not for the next one
        if (memberId === me())
          dispatch(
            chatApi.util.upsertQueryEntries([{ endpointName: 'roomListRead', arg: undefined, value: data }]),
          )
        return { ...answer, data: data.chatRoomInfos }
      },
      providesTags: [ROOM_LIST],
    }),

    /**
     * The room list as CH1 last told it: changes are asked for and applied to it. Nobody asks for this entry,
     * `listRooms` writes it. It stays while the list is on no screen, and goes with the session.
     */
    roomListRead: build.query<RoomListRead, void>({
      query: () => request(roomCalls.listRooms),
      keepUnusedDataFor: Infinity,
    }),

    /** CH2. The other members see the group when their list is read next. */
    createRoom: build.mutation<AnswerOf<typeof roomCalls.createRoom>, NewGroup>({
      query: ({ image, onProgress, ...body }) =>
        request(roomCalls.createRoom, { body, files: { image }, onProgress }),
      invalidatesTags: (_answer, error) => (error ? [] : [ROOM_LIST]),
    }),

    /** CH3. */
    changeRoom: build.mutation<AnswerOf<typeof roomCalls.changeRoom>, RoomChange>({
      query: ({ image, onProgress, ...body }) =>
        request(roomCalls.changeRoom, { body, files: { image }, onProgress }),
      invalidatesTags: (_answer, error) => (error ? [] : [ROOM_LIST]),
    }),

    /** CH4. The timeline slice stores the messages, so the cache does not keep them. */
    listMessages: build.query<messageCalls.MessagePage, MessagesAsked>({
      query: ({ roomId, ...query }) => request(messageCalls.listMessages, { path: { roomId }, query }),
      keepUnusedDataFor: 0,
    }),

    /** CH13. The file becomes visible with the message that refers to it: `outboxUploads.ts`. */
    uploadAttachment: build.mutation<attachmentCalls.Attachment, AttachmentSent>({
      query: ({ roomId, file, onProgress, ...body }) =>
        request(attachmentCalls.uploadAttachment, { path: { roomId }, body, files: { file }, onProgress }),
    }),

    /** CH5. Reads who is in a room that CH1 does not list. */
    enterRoom: build.query<roomCalls.RoomEntry, number>({
      query: (roomId) => request(roomCalls.enterRoom, { path: { roomId } }),
      providesTags: (_entry, _error, roomId) => [{ type: 'RoomEntry', id: roomId }],
    }),

    /**
     * CH6. `code`: that of an invitation, for a closed group. The room page ignores most failures and continues
     * over the socket (docs/product/chat.md "Entering a room").
     */
    joinRoom: build.mutation<AnswerOf<typeof roomCalls.joinRoom>, { roomId: number; code?: string }>({
      query: ({ roomId, code }) => request(roomCalls.joinRoom, { path: { roomId }, body: { code } }),
      invalidatesTags: (_answer, error) => (error ? [] : [ROOM_LIST]),
    }),

    /** CH7. A 400 means that the member has left already, so it counts as success. */
    leaveRoom: build.mutation<null, number>({
      queryFn: async (roomId, _api, _options, ask) => {
        const { error } = await ask(request(roomCalls.leaveRoom, { path: { roomId } }))
        const left = !error || (error.kind === 'refused' && error.status === 400)
        return left ? { data: null } : { error }
      },
      invalidatesTags: (_answer, error) => (error ? [] : [ROOM_LIST]),
    }),

    /** CH11. */
    listFriendRooms: build.query<AnswerOf<typeof roomCalls.listFriendRooms>['rooms'], void>({
      query: () => request(roomCalls.listFriendRooms),
      transformResponse: (answer: AnswerOf<typeof roomCalls.listFriendRooms>) => answer.rooms,
      providesTags: [ROOM_LIST, 'Friend'],
    }),

    /** CH12. A CHAT4010 carries the room that exists already: read it with `ExistingRoom`. */
    openPrivateRoom: build.mutation<roomCalls.RoomEntry, number>({
      query: (memberId) => request(roomCalls.openPrivateRoom, { body: { memberId } }),
      invalidatesTags: (_answer, error) => (error ? [] : [ROOM_LIST]),
      // The answer has the form of CH5's: cached as CH5, it gives the room its name from the first render,
      // before CH1 lists it.
      async onQueryStarted(_memberId, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(chatApi.util.upsertQueryData('enterRoom', data.roomId, data))
      },
    }),
  }),
})

export const {
  useListRoomsQuery,
  useLazyListRoomsQuery,
  useCreateRoomMutation,
  useChangeRoomMutation,
  useEnterRoomQuery,
  useJoinRoomMutation,
  useLeaveRoomMutation,
  useListFriendRoomsQuery,
  useOpenPrivateRoomMutation,
} = chatApi

/** The part of the state that holds the answers of the server. */
export type WithChatApi = Parameters<ReturnType<typeof chatApi.endpoints.listRooms.select>>[0]
