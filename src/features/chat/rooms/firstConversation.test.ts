import { expect, it } from 'vitest'
import { aGroupRoom, aPrivateRoom } from '../testing/someRooms.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'
import { firstConversation } from './firstConversation.ts'

const ME = 1
const room = aPrivateRoom(2)

/** What this page has read of room 2. */
const havingRead = (senders: number[], hasOlder: boolean | null = false) =>
  ({
    timeline: { rooms: { 2: { hasOlder, messages: senders.map((senderId) => ({ senderId })) } } },
  }) as unknown as WithTimeline

it('a conversation that the member has begun, answered or not', () => {
  expect(firstConversation([aPrivateRoom(1), room], ME, havingRead([ME]))).toBe(room)
  expect(firstConversation([room], ME, havingRead([7, ME, 7]))).toBe(room)
})

it('being written to is no conversation yet', () => {
  expect(firstConversation([room], ME, havingRead([7]))).toBeUndefined()
})

it('an old conversation is not the first one', () => {
  expect(firstConversation([room], ME, havingRead([ME], true))).toBeUndefined()
})

it('a room that has not been opened is not known, and a group is not meant', () => {
  expect(firstConversation([room], ME, havingRead([], null))).toBeUndefined()
  expect(firstConversation([aGroupRoom(2, ['bo'])], ME, havingRead([ME]))).toBeUndefined()
})
