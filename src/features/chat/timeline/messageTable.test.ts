import { expect, it } from 'vitest'
import { type ChatMessage, HIDDEN_MESSAGE_TEXT } from '#contract/http/chat/messages.ts'
import { fc } from '#tests/env/properties.ts'
import { indexFrom, withMessages } from './messageTable.ts'

const aMessage = (messageId: number): ChatMessage => ({
  messageId,
  roomId: 5,
  senderId: 2,
  senderName: 'bo',
  content: '',
  timestamp: '2026-11-20T00:00:00.000Z',
  type: 'TEXT',
  clientMessageId: null,
  attachment: null,
})

it('gives the same table for any order and repetition of the messages', () => {
  const ids = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 10 }), { maxLength: 10 })
  fc.assert(
    fc.property(ids, (batches) => {
      const table = batches.reduce<ChatMessage[]>((all, batch) => withMessages(all, batch.map(aMessage)), [])
      expect(table.map(({ messageId }) => messageId)).toEqual(
        [...new Set(batches.flat())].sort((a, b) => a - b),
      )
    }),
  )
})

it('returns the same table when nothing is new', () => {
  const table = withMessages([], [aMessage(3), aMessage(1)])
  expect(withMessages(table, [aMessage(1), aMessage(3)])).toBe(table)
})

it('finds the index of an id, or where it would be', () => {
  const table = [2, 4, 6].map(aMessage)
  expect([0, 2, 3, 6, 7].map((id) => indexFrom(table, id))).toEqual([0, 0, 1, 2, 3])
})

it('takes over that a message was hidden, or shown again, and nothing else of a known one', () => {
  const table = withMessages([], [aMessage(1), aMessage(2)])
  const hidden = withMessages(table, [
    { ...aMessage(1), content: HIDDEN_MESSAGE_TEXT, isHidden: true },
    aMessage(2),
  ])
  expect(hidden.map(({ content }) => content)).toEqual([HIDDEN_MESSAGE_TEXT, ''])
  expect(hidden[1]).toBe(table[1])
  expect(withMessages(hidden, [aMessage(1)])[0]).toEqual(aMessage(1))
  expect(withMessages(table, [{ ...aMessage(1), senderName: 'another' }])).toBe(table)
})
