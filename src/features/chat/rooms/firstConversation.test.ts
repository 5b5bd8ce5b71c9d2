import { expect, it } from 'vitest'
import { aGroupRoom, aPrivateRoom } from '../testing/someRooms.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'
import { firstConversation } from './firstConversation.ts'

const ME = 1
const said = (senderId: number) => ({ content: '안녕하세요', type: 'TEXT', senderId }) as const

/** A page that has read messages of these senders, by room. */
const havingRead = (senders: Record<number, number[]>) =>
  ({
    timeline: {
      rooms: Object.fromEntries(
        Object.entries(senders).map(([roomId, ids]) => [
          roomId,
          { messages: ids.map((senderId) => ({ senderId })) },
        ]),
      ),
    },
  }) as unknown as WithTimeline
const nothingRead = havingRead({})

it('a room whose last message is the member’s own', () => {
  const room = aPrivateRoom(2, { lastMessage: said(ME) })
  expect(firstConversation([aPrivateRoom(1), room], ME, nothingRead)).toBe(room)
})

it('a room in which an answer came since', () => {
  const room = aPrivateRoom(2, { lastMessage: said(7) })
  expect(firstConversation([room], ME, havingRead({ 2: [ME, 7] }))).toBe(room)
})

it('being written to is no conversation yet, nor is a group', () => {
  const rooms = [aPrivateRoom(1, { lastMessage: said(7) }), aGroupRoom(2, ['bo'], { lastMessage: said(ME) })]
  expect(firstConversation(rooms, ME, havingRead({ 1: [7] }))).toBeUndefined()
})
