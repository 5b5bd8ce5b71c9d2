import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { api } from '#src/api/api.ts'
import { authReducer } from '#src/auth/authSlice.ts'
import type { ChatState } from '../chat.ts'
import { chatApi } from '../chatApi.ts'
import { anApplicantRoom } from '../testing/someRooms.ts'
import { selectIsOtherAwaited, selectOther } from '../timeline/otherMember.ts'
import {
  messageHandedOver,
  messageSubmitted,
  outboxReducer,
  selectOutbox,
  type Submission,
} from './outboxSlice.ts'
import { privateChannel } from './privateChannel.ts'

const ROOM = 7
const manager = { memberId: 3, nickname: 'harin', lastReadMessageId: 0 }

const LISTED = anApplicantRoom(ROOM, { memberInfos: [{ ...manager, profileImageUrl: null }] })

const ENTRY = {
  roomId: ROOM,
  roomType: 'BAND' as const,
  messageList: { messages: [], hasNext: false, lastMessageId: null },
  participantInfos: { infos: [{ ...manager, imageUrl: null }] },
}

const NO_SERVICES = {}

function aStore() {
  const store = configureStore({
    reducer: { auth: authReducer, [api.reducerPath]: api.reducer, outbox: outboxReducer },
    middleware: (usual) => usual({ thunk: { extraArgument: NO_SERVICES } }).concat(api.middleware),
  })
  const getState = () => store.getState() as unknown as ChatState
  return {
    dispatch: store.dispatch,
    getState,
    /** The body of the WS6 frame for a message submitted now. */
    sent(facts: Partial<Submission> = {}) {
      const submission = {
        roomId: ROOM,
        kind: 'PRIVATE',
        receiverId: 3,
        senderId: 1,
        content: '안녕',
      } as const
      store.dispatch(messageSubmitted({ ...submission, ...facts }))
      const { clientMessageId } = selectOutbox(getState()).at(-1)!
      const frame = privateChannel.send(messageHandedOver({ clientMessageId }), getState())
      return JSON.parse(frame!.body) as { roomType: string; receiverId: number | null }
    },
  }
}

it('sends the room type of the room list for an application room', async () => {
  const { dispatch, getState, sent } = aStore()
  await dispatch(chatApi.util.upsertQueryData('listRooms', undefined, [LISTED]))
  expect(selectOther(getState(), ROOM)).toEqual({ receiverId: 3, roomType: 'BAND-APPLICANT' })
  expect(sent()).toMatchObject({ roomType: 'BAND-APPLICANT' })
})

it('uses the room entry (CH5) while the list does not have the room', async () => {
  const { dispatch, getState, sent } = aStore()
  await dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
  await dispatch(chatApi.util.upsertQueryData('enterRoom', ROOM, ENTRY))
  expect(selectOther(getState(), ROOM)).toEqual({ receiverId: 3, roomType: 'BAND' })
  expect(sent()).toMatchObject({ roomType: 'BAND' })
})

it('sends the room type that was stored at submission, whatever is known now', () => {
  expect(aStore().sent({ roomType: 'BAND-APPLICANT' })).toMatchObject({ roomType: 'BAND-APPLICANT' })
})

it('sends to the receiver known now when none was known at submission', async () => {
  const { dispatch, sent } = aStore()
  await dispatch(chatApi.util.upsertQueryData('listRooms', undefined, [LISTED]))
  expect(sent({ receiverId: null })).toMatchObject({ receiverId: 3, roomType: 'BAND-APPLICANT' })
})

it('waits for the other person until the room is listed, entered, or cannot be entered', async () => {
  const awaited = ({ getState }: ReturnType<typeof aStore>) => selectIsOtherAwaited(getState(), ROOM)
  const unread = aStore()
  expect(awaited(unread)).toBe(true)
  await unread.dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
  expect(awaited(unread)).toBe(true)
  await unread.dispatch(chatApi.util.upsertQueryData('enterRoom', ROOM, ENTRY))
  expect(awaited(unread)).toBe(false)

  const listed = aStore()
  await listed.dispatch(
    chatApi.util.upsertQueryData('listRooms', undefined, [{ ...LISTED, memberInfos: [] }]),
  )
  expect(awaited(listed)).toBe(false)

  // fails because nobody is signed in
  const refused = aStore()
  await refused.dispatch(chatApi.endpoints.enterRoom.initiate(ROOM))
  expect(awaited(refused)).toBe(false)
})

it('knows no receiver in an unknown room', () => {
  expect(selectOther(aStore().getState(), ROOM)).toBeNull()
})
