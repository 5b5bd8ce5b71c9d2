import { describe, expect, it } from 'vitest'
import { type ChatMessage, HIDDEN_MESSAGE_TEXT } from '#contract/http/chat/messages.ts'
import { fc, runs } from '#tests/env/properties.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { withMessages } from '../timeline/messageTable.ts'
import type { ChatRow, MessageRow } from './chatRows.ts'
import { makeRowBuilder } from './chatTimeline.ts'
import type { TimelineInput } from './timelineInput.ts'

const ME = 1
/** 2026-11-20, 10:00 in Seoul. */
const START = Date.parse('2026-11-20T01:00:00.000Z')

const aMessage = (messageId: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  roomId: 5,
  senderId: 2,
  senderName: 'harin',
  content: `말 ${messageId}`,
  timestamp: new Date(START + messageId * 10_000).toISOString(),
  type: 'TEXT',
  clientMessageId: null,
  attachment: null,
  ...facts,
})

const anEntry = (n: number, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientMessageId: `c${n}`,
  temporaryId: 1_000_000_000_000 + n,
  roomId: 5,
  kind: 'GROUP',
  receiverId: null,
  senderId: ME,
  content: `쓴 말 ${n}`,
  submittedAt: new Date(START + 60_000).toISOString(),
  handedOver: false,
  tries: 0,
  failure: null,
  revision: 0,
  ...facts,
})

const input = (facts: Partial<TimelineInput> = {}): TimelineInput => ({
  me: ME,
  messages: [],
  pending: [],
  inFlight: {},
  uploads: {},
  isPaced: false,
  othersRead: [],
  ownRead: Infinity,
  dividerAt: null,
  ...facts,
})

const build = (facts: Partial<TimelineInput>) => makeRowBuilder()(input(facts))
const bubbles = (rows: readonly ChatRow[]) => rows.filter((row): row is MessageRow => row.kind === 'message')
const sketch = (rows: readonly ChatRow[]) =>
  rows.map((row) => {
    if (row.kind === 'message')
      return `${row.first ? `${row.senderName}: ` : ''}${row.text}${row.timeLabel ? ` (${row.timeLabel})` : ''}`
    if (row.kind === 'fold') return `folded ${row.count}`
    return row.kind === 'system' ? `* ${row.text}` : `— ${row.label}`
  })

describe('rows', () => {
  it('show a sender and the time once a minute', () => {
    const messages = [aMessage(1), aMessage(2), aMessage(7), aMessage(8, { senderId: 3, senderName: 'taeo' })]
    expect(sketch(build({ messages }))).toEqual([
      '— 2026년 11월 20일 금요일',
      'harin: 말 1',
      '말 2 (오전 10:00)',
      'harin: 말 7 (오전 10:01)',
      'taeo: 말 8 (오전 10:01)',
    ])
  })

  it('begin a new day at midnight in Seoul, which is 15:00 UTC', () => {
    const messages = [
      aMessage(1, { timestamp: '2026-11-20T14:59:59.000Z' }),
      aMessage(2, { timestamp: '2026-11-20T15:00:00.000Z' }),
    ]
    expect(sketch(build({ messages }))).toEqual([
      '— 2026년 11월 20일 금요일',
      'harin: 말 1 (오후 11:59)',
      '— 2026년 11월 21일 토요일',
      'harin: 말 2 (오전 12:00)',
    ])
  })

  it('show joins and leaves between the bubbles, and the sender again after them', () => {
    const joined = aMessage(2, {
      type: 'SYSTEM',
      senderName: 'System',
      content: 'taeo님이 채팅방에 참여하셨습니다.',
    })
    expect(sketch(build({ messages: [aMessage(1), joined, aMessage(3)] })).slice(1)).toEqual([
      'harin: 말 1 (오전 10:00)',
      '* taeo님이 채팅방에 참여하셨습니다.',
      'harin: 말 3 (오전 10:00)',
    ])
  })

  it('mark a message that moderators have hidden, and no other with the same words', () => {
    const content = HIDDEN_MESSAGE_TEXT
    const messages = [aMessage(1, { content, isHidden: true }), aMessage(2, { content })]
    const rows = build({ messages, pending: [anEntry(1, { content })] })
    expect(bubbles(rows).map(({ isHidden }) => isHidden)).toEqual([true, undefined, undefined])
  })

  it('have the divider above the first unread message', () => {
    expect(sketch(build({ messages: [aMessage(1), aMessage(2)], dividerAt: 2 })).slice(1)).toEqual([
      'harin: 말 1 (오전 10:00)',
      '— 여기까지 읽으셨습니다',
      'harin: 말 2 (오전 10:00)',
    ])
  })

  it('end with the pending messages, in typing order, each with its state', () => {
    const pending = [
      anEntry(1),
      anEntry(2),
      anEntry(3, { failure: 'CHAT4000', failureSentence: '해당 채팅방에 참여하지 않았습니다.' }),
    ]
    const rows = bubbles(build({ messages: [aMessage(1)], pending, inFlight: { c1: true } }))
    expect(rows.map(({ text, state, failure }) => [text, state, failure])).toEqual([
      ['말 1', 'sent', undefined],
      ['쓴 말 1', 'sending', undefined],
      ['쓴 말 2', 'waiting', undefined],
      ['쓴 말 3', 'failed', '해당 채팅방에 참여하지 않았습니다.'],
    ])
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, true],
    ])
  })

  it('begin anew with a pending message of a later minute, but not with the phone’s clock behind', () => {
    const own = aMessage(1, { senderId: ME, timestamp: '2026-11-20T01:00:30.000Z' })
    const firstAt = (submittedAt: string) =>
      bubbles(build({ messages: [own], pending: [anEntry(1, { submittedAt })] })).at(-1)!.first
    expect(firstAt('2026-11-20T01:00:59.000Z')).toBe(false)
    expect(firstAt('2026-11-20T01:01:00.000Z')).toBe(true)
    expect(firstAt('2026-11-20T00:59:00.000Z')).toBe(false)
  })

  it('say below the last waiting message that the limit of SENDs makes it wait', () => {
    const pending = [anEntry(1), anEntry(2), anEntry(3), anEntry(4, { failure: 'CHAT4000' })]
    const paced = (isPaced: boolean) =>
      bubbles(build({ pending, inFlight: { c1: true }, isPaced })).map((row) => row.isPaced === true)
    expect(paced(true)).toEqual([false, false, true, false])
    expect(paced(false)).toEqual([false, false, false, false])
  })

  it('never show an earlier day because the phone’s clock is behind', () => {
    const pending = [anEntry(1, { submittedAt: '2026-11-19T00:00:00.000Z' })]
    expect(build({ messages: [aMessage(1)], pending }).filter(({ kind }) => kind === 'day')).toHaveLength(1)
  })

  it('show the day of pending messages once, when that day has no message yet', () => {
    const tomorrow = '2026-11-21T01:00:00.000Z'
    const pending = [1, 2].map((n) => anEntry(n, { submittedAt: tomorrow }))
    expect(sketch(build({ messages: [aMessage(1)], pending })).slice(2)).toEqual([
      '— 2026년 11월 21일 토요일',
      ': 쓴 말 1',
      '쓴 말 2',
    ])
    expect(sketch(build({ pending }))[0]).toBe('— 2026년 11월 21일 토요일')
  })

  it('continue an own run in pending messages, but not after a SYSTEM line', () => {
    const run = (facts: Partial<ChatMessage>) =>
      bubbles(build({ messages: [aMessage(6, { senderId: ME, ...facts })], pending: [anEntry(1)] })).at(-1)
    expect(run({})).toMatchObject({ first: false, mine: true, senderId: ME, senderName: '' })
    expect(run({ type: 'SYSTEM' })).toMatchObject({ first: true })
    expect(run({ senderId: 2 })).toMatchObject({ first: true })
  })

  it('end a run at a SYSTEM line, also when it is about the same member', () => {
    const [said, again] = bubbles(
      build({ messages: [aMessage(1), aMessage(2, { type: 'SYSTEM' }), aMessage(3)] }),
    )
    expect(said).toMatchObject({ last: true })
    expect(again).toMatchObject({ first: true })
  })

  it('show a sent picture, and a pending one with its upload progress', () => {
    const attachment = {
      attachmentId: 4,
      url: '/room-files/4',
      mime: 'image/jpeg',
      bytes: 9,
      width: 4,
      height: 3,
    }
    const entry = anEntry(1, {
      attachment: { kind: 'IMAGE', mime: 'image/jpeg', bytes: 9, attachmentId: null },
    })
    const facts = { messages: [aMessage(1, { type: 'IMAGE', attachment })], pending: [entry] }
    const [sent, waiting] = bubbles(build(facts))
    expect(sent!.attachment).toMatchObject({ kind: 'picture', url: '/room-files/4', widthPx: 4 })
    expect(waiting).toMatchObject({ attachment: { kind: 'picture', url: null }, state: 'waiting' })
    expect(waiting).not.toHaveProperty('uploaded')
    const [, rising] = bubbles(build({ ...facts, uploads: { c1: 0.5 } }))
    expect(rising).toMatchObject({ uploaded: 0.5, state: 'sending' })
    const [words] = bubbles(build({ messages: [aMessage(1)], pending: [] }))
    expect(words).not.toHaveProperty('attachment')
    const [unsentWords] = bubbles(build({ pending: [anEntry(1)] }))
    expect(unsentWords).not.toHaveProperty('attachment')
  })

  it('include this member in the unread count of another’s unread message', () => {
    const messages = [1, 2, 3].map((id) => aMessage(id))
    const unread = (facts: Partial<TimelineInput>) =>
      bubbles(build({ messages, ...facts })).map((row) => row.unreadBy)
    expect(unread({ othersRead: [0, 2], ownRead: 2 })).toEqual([0, 0, 3])
    expect(unread({ othersRead: [0, 2], ownRead: 0 })).toEqual([2, 2, 3])
  })

  it('have unique keys', () => {
    const messages = [
      aMessage(1),
      aMessage(2, { type: 'SYSTEM' }),
      aMessage(3, { senderId: ME }),
      aMessage(4, { timestamp: '2026-11-22T00:00:00.000Z' }),
    ]
    const keys = build({ messages, dividerAt: 3, pending: [anEntry(1)] }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(8)
    expect(keys).not.toContain('')
  })

  it('count the others who have not read an own message', () => {
    const messages = [1, 2, 3].map((id) => aMessage(id, { senderId: ME }))
    expect(bubbles(build({ messages, othersRead: [0, 2, 3] })).map(({ unreadBy }) => unreadBy)).toEqual([
      1, 1, 2,
    ])
  })

  it('keep their key when an own message gets its final id, and never share one with another member', () => {
    const [pending] = bubbles(build({ pending: [anEntry(1)] }))
    const [sent] = bubbles(build({ messages: [aMessage(9, { senderId: ME, clientMessageId: 'c1' })] }))
    const [copied] = bubbles(build({ messages: [aMessage(9, { clientMessageId: 'c1' })] }))
    expect(sent!.key).toBe(pending!.key)
    expect(copied!.key).not.toBe(pending!.key)
  })
})

describe('one more message', () => {
  const many = Array.from({ length: 5_000 }, (_, i) => aMessage(i + 1))

  it('keeps the same row objects, except for the row above it', () => {
    const rowsOf = makeRowBuilder()
    const before = rowsOf(input({ messages: many }))
    const after = rowsOf(input({ messages: withMessages(many, [aMessage(5_001)]) }))
    const fresh = after.filter((row, i) => row !== before[i])
    expect(bubbles(fresh).map(({ messageId }) => messageId)).toEqual([5_000, 5_001])
  })

  it('keeps the same row objects when it is added at the top, except for the row below it', () => {
    const rowsOf = makeRowBuilder()
    const before = new Set(rowsOf(input({ messages: many.slice(20) })))
    const after = rowsOf(input({ messages: many }))
    const fresh = after.filter((row) => !before.has(row))
    expect(bubbles(fresh).map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 21 }, (_, i) => i + 1),
    )
  })

  it('changes only rows whose unread count changes when somebody reads', () => {
    const own = many.map((message) => ({ ...message, senderId: ME }))
    const rowsOf = makeRowBuilder()
    const before = rowsOf(input({ messages: own, othersRead: [4_990] }))
    const after = rowsOf(input({ messages: own, othersRead: [4_992] }))
    const changed = after.filter((row, i) => row !== before[i])
    expect(bubbles(changed).map(({ messageId, unreadBy }) => [messageId, unreadBy])).toEqual([
      [4_991, 0],
      [4_992, 0],
    ])
  })

  it('returns the same array when nothing changed', () => {
    const rowsOf = makeRowBuilder()
    const facts = input({ messages: many, pending: [anEntry(1)] })
    expect(rowsOf({ ...facts, pending: [...facts.pending] })).toBe(rowsOf(facts))
  })
})

it('builds the same rows with its cache as a fresh builder', () => {
  const change = fc.oneof(
    fc.record({ add: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }) }),
    fc.record({ keepLast: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ othersRead: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }) }),
    fc.record({ ownRead: fc.integer({ min: 0, max: 60 }) }),
    fc.record({ dividerAt: fc.option(fc.integer({ min: 1, max: 60 })) }),
    fc.record({ pending: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ me: fc.option(fc.integer({ min: 0, max: 2 })) }),
    // another part of the room, of the same length
    fc.record({ moveBy: fc.integer({ min: -30, max: 30 }) }),
  )
  const messageOf = (id: number) =>
    aMessage(id, {
      senderId: (id * 7) % 3,
      type: id % 11 === 0 ? 'SYSTEM' : 'TEXT',
      timestamp: new Date(START + id * 1_500_000).toISOString(),
    })

  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const rowsOf = makeRowBuilder()
      const table = new Map(Array.from({ length: 61 }, (_, id) => [id, messageOf(id)]))
      let now = input({ ownRead: 0 })
      for (const each of changes) {
        if ('add' in each)
          now = {
            ...now,
            messages: withMessages(
              now.messages,
              each.add.map((id) => table.get(id)!),
            ),
          }
        else if ('moveBy' in each) {
          const moved = now.messages.map(({ messageId }) => table.get(messageId + each.moveBy))
          now = { ...now, messages: moved.filter((message) => message !== undefined) }
        } else if ('keepLast' in each) now = { ...now, messages: now.messages.slice(-each.keepLast) }
        else if ('othersRead' in each) now = { ...now, othersRead: each.othersRead.toSorted((a, b) => a - b) }
        else if ('pending' in each)
          now = { ...now, pending: Array.from({ length: each.pending }, (_, n) => anEntry(n)) }
        else now = { ...now, ...each }
        expect(rowsOf(now)).toEqual(makeRowBuilder()(now))
      }
    }),
    { numRuns: runs(500) },
  )
})
