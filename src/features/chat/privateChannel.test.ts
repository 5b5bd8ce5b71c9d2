import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import type { ApplicantRoom } from '#contract/http/rooms.ts'
import { api } from '#src/api/api.ts'
import { chatApi } from './chatApi.ts'
import { type ChatState, selectOther } from './chatState.ts'
import { messageHandedOver, messageSubmitted, outboxReducer, selectOutbox } from './outboxSlice.ts'
import { privateChannel } from './privateChannel.ts'

const ROOM = 7
const manager = { memberId: 3, nickname: 'harin', lastReadMessageId: 0 }

const LISTED: ApplicantRoom = {
  roomType: 'BAND-APPLICANT',
  roomId: ROOM,
  memberInfos: [{ ...manager, profileImageUrl: null }],
  session: 'bass',
  passFail: 'PENDING',
  bandId: 9,
  bandName: '해일',
  bandImageUrl: null,
  chatName: '해일',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: 0,
  lastMessageAt: null,
  lastMessage: null,
}

const ENTRY = {
  roomId: ROOM,
  roomType: 'BAND' as const,
  messageList: { messages: [], hasNext: false, lastMessageId: null },
  participantInfos: { infos: [{ ...manager, imageUrl: null }] },
}

function aStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, outbox: outboxReducer },
    middleware: (usual) => usual().concat(api.middleware),
  })
  const getState = () => store.getState() as unknown as ChatState
  return {
    dispatch: store.dispatch,
    getState,
    /** What WS6 is sent, of a message submitted now. */
    sent(roomType?: string) {
      const submission = {
        roomId: ROOM,
        kind: 'PRIVATE',
        receiverId: 3,
        senderId: 1,
        content: '안녕',
      } as const
      store.dispatch(messageSubmitted({ ...submission, ...(roomType !== undefined && { roomType }) }))
      const { clientMessageId } = selectOutbox(getState()).at(-1)!
      const frame = privateChannel.send(messageHandedOver({ clientMessageId }), getState())
      return JSON.parse(frame!.body) as { roomType: string }
    },
  }
}

it('calls the room of an application what the list calls it', async () => {
  const { dispatch, getState, sent } = aStore()
  await dispatch(chatApi.util.upsertQueryData('listRooms', undefined, [LISTED]))
  expect(selectOther(getState(), ROOM)).toEqual({ receiverId: 3, roomType: 'BAND-APPLICANT' })
  expect(sent()).toMatchObject({ roomType: 'BAND-APPLICANT' })
})

it('asks who is in the room where the list does not have it yet', async () => {
  const { dispatch, getState, sent } = aStore()
  await dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
  await dispatch(chatApi.util.upsertQueryData('enterRoom', ROOM, ENTRY))
  expect(selectOther(getState(), ROOM)).toEqual({ receiverId: 3, roomType: 'BAND' })
  expect(sent()).toMatchObject({ roomType: 'BAND' })
})

it('sends what was written before a reload as what it was then, whatever is known by now', () => {
  expect(aStore().sent('BAND-APPLICANT')).toMatchObject({ roomType: 'BAND-APPLICANT' })
})

it('knows nobody in a room that nothing tells of', () => {
  expect(selectOther(aStore().getState(), ROOM)).toBeNull()
})
