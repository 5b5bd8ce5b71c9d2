import { expect, it } from 'vitest'
import { answeredEntry, inOutboxOrder } from './echo.ts'
import type { OutboxEntry } from './outboxEntry.ts'

const anEntry = (n: number, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientMessageId: `c${n}`,
  temporaryId: 1_000_000_000_000 + n,
  roomId: 5,
  kind: 'GROUP',
  receiverId: null,
  senderId: 1,
  content: 'ㅋㅋ',
  submittedAt: '2026-11-20T00:00:00.000Z',
  handedOver: true,
  tries: 0,
  failure: null,
  revision: 0,
  ...facts,
})
const echo = (clientMessageId: string | null, facts = {}) => ({
  roomId: 5,
  senderId: 1,
  content: 'ㅋㅋ',
  clientMessageId,
  ...facts,
})
const answered = (entries: OutboxEntry[], message: ReturnType<typeof echo>) =>
  answeredEntry(entries, message)?.clientMessageId ?? null

it('matches by client id, whatever the text', () => {
  expect(answered([anEntry(1), anEntry(2)], echo('c2', { content: '다른 말' }))).toBe('c2')
})

it('matches nothing for an unknown client id, even with the same text', () => {
  expect(answered([anEntry(1)], echo('written-on-the-phone'))).toBeNull()
})

it('matches nothing for another sender with the same client id', () => {
  expect(answered([anEntry(1)], echo('c1', { senderId: 2 }))).toBeNull()
})

it('matches the oldest entry with the same text in the same room when the server knows no client ids', () => {
  const entries = [anEntry(3), anEntry(1, { roomId: 6 }), anEntry(2), anEntry(0, { content: 'ㅎㅎ' })]
  expect(answered(entries, echo(null))).toBe('c2')
  expect(answered(entries, echo(null, { senderId: 2 }))).toBeNull()
})

it('does not match an entry that has not been sent yet', () => {
  expect(answered([anEntry(1, { handedOver: false })], echo(null))).toBeNull()
})

it('entries of two tabs with the same number are sorted the same in both tabs', () => {
  const [first, second] = [anEntry(1), anEntry(1, { clientMessageId: 'c2' })]
  expect([second, first].sort(inOutboxOrder)).toEqual([first, second])
  expect([first, second].sort(inOutboxOrder)).toEqual([first, second])
  expect([anEntry(2, { clientMessageId: 'a' }), first].sort(inOutboxOrder)[0]).toBe(first)
})
