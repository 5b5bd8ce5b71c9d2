import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { groupTopic, roomQueue } from '#contract/ws/destinations.ts'
import { api } from '#src/api/api.ts'
import { authReducer, loggedIn } from '#src/auth/authSlice.ts'
import { connectionChanged, realtimeReducer, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { memberChanged } from '../storage/memberStorage.ts'
import { historyArrived, historyFailed, roomOpened, timelineReducer } from '../timeline/timelineSlice.ts'
import { type DeliveryState, nextToSend, nextToUpload } from './nextOfOutbox.ts'
import {
  fileUploaded,
  messageHandedOver,
  messageRefused,
  messageSubmitted,
  outboxReducer,
  type Submission,
} from './outboxSlice.ts'

const ME = 1
const ROOM = 5
const OTHER_ROOM = 6

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  realtime: realtimeReducer,
  timeline: timelineReducer,
  outbox: outboxReducer,
})
const signedIn = (memberId: number) => loggedIn({ accessToken: 'a', refreshToken: 'r', memberId })
const live = connectionChanged({ status: 'live', problem: null })
const hears = (roomId: number) => subscriptionConfirmed(groupTopic(roomId))
const connected = [signedIn(ME), memberChanged(ME), live]
const ready = [...connected, hears(ROOM), hears(OTHER_ROOM)]

const picture = { kind: 'IMAGE', mime: 'image/jpeg', bytes: 3, attachmentId: null } as const
const promised = (id: string, facts: Partial<Submission> = {}) =>
  messageSubmitted({ roomId: ROOM, kind: 'GROUP', receiverId: null, senderId: ME, content: id, ...facts }, id)
const named = (clientMessageId: string) => ({ clientMessageId })

const after = (...actions: UnknownAction[]) =>
  actions.reduce<ReturnType<typeof reducer>>(
    reducer,
    reducer(undefined, { type: 'init' }),
  ) as unknown as DeliveryState
const sends = (...actions: UnknownAction[]) => nextToSend(after(...actions))?.clientMessageId ?? null
const uploads = (...actions: UnknownAction[]) => nextToUpload(after(...actions))?.clientMessageId ?? null

describe('the message that is sent next', () => {
  it('is the oldest of its room, one at a time', () => {
    expect(sends(...ready, promised('a'), promised('b'))).toBe('a')
    expect(sends(...ready, promised('a'), promised('b'), messageHandedOver(named('a')))).toBeNull()
  })

  it('is one of another room while the first room waits for an echo', () => {
    const other = promised('c', { roomId: OTHER_ROOM })
    expect(sends(...ready, promised('a'), promised('b'), other, messageHandedOver(named('a')))).toBe('c')
  })

  it('is not a failed one: later messages are sent', () => {
    const refused = messageRefused({ clientMessageId: 'a', code: 'CHAT4000' })
    expect(sends(...ready, promised('a'), promised('b'), refused)).toBe('b')
  })

  it('is not one whose file is not uploaded yet: text overtakes it', () => {
    const withFile = promised('a', { attachment: picture })
    expect(sends(...ready, withFile, promised('b'))).toBe('b')
    expect(sends(...ready, withFile, fileUploaded({ clientMessageId: 'a', attachmentId: 9 }))).toBe('a')
  })

  it('is null without a live connection of the outbox’s owner', () => {
    expect(sends(signedIn(ME), memberChanged(ME), hears(ROOM), promised('a'))).toBeNull()
    expect(sends(signedIn(2), memberChanged(ME), live, hears(ROOM), promised('a'))).toBeNull()
    expect(sends(live, hears(ROOM), promised('a'))).toBeNull()
  })

  it('is null for a room without a confirmed subscription, which is the room’s queue for a private one', () => {
    expect(sends(...connected, promised('a'))).toBeNull()
    const toOne = promised('a', { kind: 'PRIVATE', receiverId: 2 })
    expect(sends(...connected, hears(ROOM), toOne)).toBeNull()
    expect(sends(...connected, subscriptionConfirmed(roomQueue(ROOM)), toOne)).toBe('a')
  })

  it('is null while the receiver is unknown', () => {
    const toNobody = promised('a', { kind: 'PRIVATE' })
    expect(sends(...connected, subscriptionConfirmed(roomQueue(ROOM)), toNobody)).toBeNull()
  })

  it('waits in an open room until the room is read, or cannot be read', () => {
    const opened = roomOpened({ roomId: ROOM, kind: 'GROUP' })
    const page = { messages: [], hasNext: false, lastMessageId: null }
    expect(sends(...ready, opened, promised('a'))).toBeNull()
    expect(
      sends(...ready, opened, promised('a'), historyArrived({ roomId: ROOM, page, subscribed: true })),
    ).toBe('a')
    const failed = historyFailed({ roomId: ROOM, error: { kind: 'offline' } })
    expect(sends(...ready, opened, promised('a'), failed)).toBe('a')
  })
})

describe('the file that is uploaded next', () => {
  const file = (id: string) => promised(id, { attachment: picture })

  it('is the one that was queued first, whatever text is queued before it', () => {
    expect(uploads(...connected, promised('a'), file('b'), file('c'))).toBe('b')
  })

  it('is not one that is uploaded already or has failed', () => {
    expect(
      uploads(...connected, file('a'), file('b'), fileUploaded({ clientMessageId: 'a', attachmentId: 9 })),
    ).toBe('b')
    expect(
      uploads(...connected, file('a'), messageRefused({ clientMessageId: 'a', code: 'COMMON413' })),
    ).toBeNull()
  })

  it('is null without a live connection', () => {
    expect(uploads(signedIn(ME), memberChanged(ME), file('a'))).toBeNull()
  })
})
