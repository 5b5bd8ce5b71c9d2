import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { countsAsUnread, countUnread, whereReadingStopped } from './unread.ts'

const ME = 1
const at = (messageId: number) => new Date(Date.UTC(2026, 10, 20) + messageId * 1_000).toISOString()
const aMessage = (messageId: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  roomId: 5,
  senderId: 2,
  senderName: 'bo',
  content: '',
  timestamp: at(messageId),
  type: 'TEXT',
  clientMessageId: null,
  attachment: null,
  ...facts,
})
const theirs = (...ids: number[]) => ids.map((id) => aMessage(id))
const mine = (id: number) => aMessage(id, { senderId: ME })
const line = (id: number) => aMessage(id, { type: 'SYSTEM' })

describe('an unread message', () => {
  it('is one by somebody else, not an own message and not a SYSTEM line', () => {
    expect([...theirs(1), mine(2), line(3)].map((message) => countsAsUnread(message, ME))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is also a SYSTEM line that is news, such as the result of an application', () => {
    const news = aMessage(4, { type: 'SYSTEM', isNews: true })
    expect(countsAsUnread(news, ME)).toBe(true)
    expect(countsAsUnread({ ...news, senderId: ME }, ME)).toBe(false)
  })

  it('is counted from the first one after the read mark to the end', () => {
    const table = [...theirs(1, 2), mine(3), line(4), ...theirs(5)]
    expect([0, 1, 2, 4, 5].map((readUpTo) => countUnread(table, readUpTo, ME))).toEqual([3, 2, 1, 1, 0])
  })
})

describe('where reading stopped', () => {
  const stopped = (table: ChatMessage[], count: number, asOf: string | null) =>
    whereReadingStopped(table, { count, asOf, me: ME })

  it('is found by counting back from the last message', () => {
    expect(stopped(theirs(1, 2, 3), 2, at(3))).toEqual({ readUpTo: 1, firstUnread: 2 })
  })

  it('is before the first message when all of them are unread', () => {
    expect(stopped(theirs(1, 2), 2, at(2))).toEqual({ readUpTo: 0, firstUnread: 1 })
  })

  it('is the last message when nothing is unread', () => {
    expect(stopped(theirs(1, 2, 3), 0, at(3))).toEqual({ readUpTo: 3, firstUnread: null })
  })

  it('ignores messages that came after the count', () => {
    expect(stopped(theirs(1, 2, 3), 1, at(2))).toEqual({ readUpTo: 1, firstUnread: 2 })
    expect(stopped(theirs(1, 2, 3), 0, at(2))).toEqual({ readUpTo: 2, firstUnread: null })
  })

  it('skips own messages and SYSTEM lines', () => {
    expect(stopped([...theirs(1, 2), mine(3), line(4)], 1, at(4))).toEqual({ readUpTo: 1, firstUnread: 2 })
  })

  it('is null when more is unread than is loaded', () => {
    expect(stopped(theirs(2, 3), 3, at(3))).toBeNull()
    expect(stopped([], 1, at(3))).toBeNull()
  })

  it('is before the first message of a room that was empty when it was counted', () => {
    expect(stopped([], 0, null)).toEqual({ readUpTo: 0, firstUnread: null })
    expect(stopped(theirs(1), 0, null)).toEqual({ readUpTo: 0, firstUnread: null })
  })
})
