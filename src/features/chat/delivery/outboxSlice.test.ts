import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { newUuid } from '#src/lib/newUuid.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { memberChanged } from '../storage/memberStorage.ts'
import { gapPageArrived, gapSkipped, historyArrived, roomLeft } from '../timeline/timelineSlice.ts'
import {
  drainLost,
  fileExpired,
  fileUploaded,
  messageDiscarded,
  messageHandedOver,
  messagePostponed,
  messageRefused,
  messageRetried,
  messageSubmitted,
  messageUnconfirmed,
  outboxChangedElsewhere,
  outboxReducer,
  outboxRestored,
  selectEntry,
  selectOutbox,
  uploadProgressed,
} from './outboxSlice.ts'

const ME = 1
const start = () => outboxReducer(undefined, memberChanged(ME))
const aSubmission = (content: string) =>
  messageSubmitted({ roomId: 5, kind: 'GROUP', receiverId: null, senderId: ME, content })
const texts = (outbox: ReturnType<typeof start>) => selectOutbox({ outbox }).map(({ content }) => content)

it('counts temporary ids above 10^12, in the order of typing', () => {
  const outbox = ['하나', '둘', '셋'].map(aSubmission).reduce(outboxReducer, start())
  expect(selectOutbox({ outbox }).map(({ temporaryId }) => temporaryId)).toEqual([
    1_000_000_000_001, 1_000_000_000_002, 1_000_000_000_003,
  ])
})

it('continues counting above the restored ids', () => {
  const before = ['하나', '둘'].map(aSubmission).reduce(outboxReducer, start())
  const restored = outboxReducer(start(), outboxRestored({ memberId: ME, records: before.records }))
  expect(texts(outboxReducer(restored, aSubmission('셋')))).toEqual(['하나', '둘', '셋'])
})

it('ignores records of another member’s storage', () => {
  const { records } = outboxReducer(start(), aSubmission('비밀'))
  const other = outboxReducer(undefined, memberChanged(2))
  expect(outboxReducer(other, outboxRestored({ memberId: ME, records })).records).toEqual({})
})

it('does not restore a settled message when another tab’s change arrives late', () => {
  const submission = aSubmission('이미 갔다')
  const { clientMessageId } = submission.payload
  const sent = [submission, messageHandedOver({ clientMessageId })].reduce(outboxReducer, start())
  const news = outboxChangedElsewhere({ memberId: ME, changed: sent.records })
  expect(texts([messageDiscarded({ clientMessageId }), news].reduce(outboxReducer, sent))).toEqual([])
})

it('gives each message its own UUID', () => {
  const ids = Array.from({ length: 100 }, newUuid)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('keeps a refusal when another tab’s older entry arrives, and lets the member retry it in either tab', () => {
  const submission = aSubmission('ㅋㅋ')
  const { clientMessageId } = submission.payload
  const submitted = outboxReducer(start(), submission)
  const handedOver = outboxReducer(submitted, messageHandedOver({ clientMessageId }))
  const refused = outboxReducer(handedOver, messageRefused({ clientMessageId, code: 'CHAT4000' }))
  const told = (here: typeof refused, there: typeof refused) =>
    outboxReducer(here, outboxChangedElsewhere({ memberId: ME, changed: there.records })).records[
      clientMessageId
    ]?.failure

  expect(told(refused, handedOver)).toBe('CHAT4000')
  expect(told(handedOver, refused)).toBe('CHAT4000')
  expect(told(refused, outboxReducer(refused, messageRetried({ clientMessageId })))).toBeNull()
})

it('clears the progress of a file that has failed in the sending tab, also after a retry', () => {
  const submission = messageSubmitted({
    roomId: 5,
    kind: 'GROUP',
    receiverId: null,
    senderId: ME,
    content: '사진',
    attachment: { kind: 'IMAGE', mime: 'image/jpeg', bytes: 3, attachmentId: null },
  })
  const { clientMessageId } = submission.payload
  const progress = uploadProgressed({ clientMessageId, share: 0.5 })
  const submitted = outboxReducer(start(), submission)
  const going = outboxReducer(submitted, progress)
  const refused = outboxReducer(submitted, messageRefused({ clientMessageId, code: 'COMMON413' }))
  const news = outboxChangedElsewhere({ memberId: ME, changed: refused.records })
  expect(going.uploads).toEqual({ [clientMessageId]: 0.5 })
  const told = [news, progress].reduce(outboxReducer, going)
  expect(told.uploads).toEqual({})
  expect(outboxReducer(told, messageRetried({ clientMessageId })).uploads).toEqual({})
})

describe('the revision of a message, by which tabs find the newer one', () => {
  const submission = aSubmission('ㅋㅋ')
  const { clientMessageId } = submission.payload
  const revisions = (...steps: Parameters<typeof outboxReducer>[1][]) => {
    const seen: (number | undefined)[] = []
    let outbox = start()
    for (const step of [submission, ...steps]) {
      outbox = outboxReducer(outbox, step)
      seen.push(outbox.records[clientMessageId]?.revision)
    }
    return seen
  }

  it('begins at 0 and rises when the message is handed over for the first time only', () => {
    const handedOver = messageHandedOver({ clientMessageId })
    expect(revisions(handedOver, handedOver)).toEqual([0, 1, 1])
  })

  it('rises with each unanswered attempt, each refusal and each retry', () => {
    expect(
      revisions(
        messageUnconfirmed({ clientMessageId }),
        messagePostponed({ clientMessageId, code: 'COMMON503', counts: true }),
        messageRefused({ clientMessageId, code: 'CHAT4000' }),
        messageRetried({ clientMessageId }),
      ),
    ).toEqual([0, 1, 2, 3, 4])
  })

  it('does not change for COMMON429', () => {
    expect(revisions(messagePostponed({ clientMessageId, code: 'COMMON429', counts: false }))).toEqual([0, 0])
  })

  it('lets the entry that was handed over win over the one that was not', () => {
    const known = outboxReducer(start(), submission)
    const handedOver = outboxReducer(known, messageHandedOver({ clientMessageId }))
    const told = (here: typeof known, there: typeof known) =>
      outboxReducer(here, outboxChangedElsewhere({ memberId: ME, changed: there.records })).records[
        clientMessageId
      ]?.handedOver
    expect(told(known, handedOver)).toBe(true)
    expect(told(handedOver, known)).toBe(true)
  })
})

const handedOver = (clientMessageId: string) => messageHandedOver({ clientMessageId })
const aText = (id: string, roomId = 5) =>
  messageSubmitted({ roomId, kind: 'GROUP', receiverId: null, senderId: ME, content: 'ㅋㅋ' }, id)
const aPicture = (id: string) =>
  messageSubmitted(
    {
      roomId: 5,
      kind: 'GROUP',
      receiverId: null,
      senderId: ME,
      content: '사진',
      attachment: { kind: 'IMAGE', mime: 'image/jpeg', bytes: 3, attachmentId: null },
    },
    id,
  )
const uploaded = (clientMessageId: string) => fileUploaded({ clientMessageId, attachmentId: 9 })
const lineIs = (status: 'live' | 'stale', problem: 'stomp' | 'socket' | null = null) =>
  connectionChanged({ status, problem })
const then = (outbox: ReturnType<typeof start>, ...actions: Parameters<typeof outboxReducer>[1][]) =>
  actions.reduce(outboxReducer, outbox)
const after = (...actions: Parameters<typeof outboxReducer>[1][]) => then(start(), ...actions)
const left = (outbox: ReturnType<typeof start>) => Object.keys(outbox.records)

const anEcho = (clientMessageId: string | null, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: 7,
  roomId: 5,
  senderId: ME,
  senderName: 'yuna',
  content: 'ㅋㅋ',
  timestamp: '2026-11-20T00:00:00.000Z',
  type: 'TEXT',
  clientMessageId,
  attachment: null,
  ...facts,
})
const aPage = (...messages: ChatMessage[]) => ({
  roomId: 5,
  page: { messages, hasNext: false, lastMessageId: null },
  subscribed: true,
})

describe('a pending message', () => {
  const promised = after(aText('a'), handedOver('a'), aText('b'), handedOver('b'))

  it('is removed by its echo, and by no other frame', () => {
    const heard = (type: 'MESSAGE' | 'SYSTEM') =>
      framesArrived([{ type, data: anEcho('a') }] as Parameters<typeof framesArrived>[0])
    expect(left(then(promised, heard('MESSAGE')))).toEqual(['b'])
    expect(left(then(promised, heard('SYSTEM')))).toEqual(['a', 'b'])
  })

  it('is not removed by a message that was written on another device', () => {
    const other = framesArrived([{ type: 'MESSAGE', data: anEcho('c') }])
    expect(then(promised, other)).toEqual(promised)
  })

  it('is removed by a history page or newest page with its id, but not by one with the same text', () => {
    for (const arrived of [historyArrived, gapSkipped]) {
      expect(left(then(promised, arrived(aPage(anEcho('b')))))).toEqual(['a'])
      expect(left(then(promised, arrived(aPage(anEcho(null)))))).toEqual(['a', 'b'])
    }
  })

  it('is removed by a gap page, also by the same text, because nothing in it is older', () => {
    expect(left(then(promised, gapPageArrived(aPage(anEcho('b')))))).toEqual(['a'])
    expect(left(then(promised, gapPageArrived(aPage(anEcho(null)))))).toEqual(['b'])
  })

  it('is removed when its room is left, and those of other rooms stay', () => {
    expect(left(then(after(aText('a', 5), aText('b', 6)), roomLeft({ roomId: 5 })))).toEqual(['b'])
  })

  it('is removed when another member signs in, whose outbox starts empty', () => {
    const other = then(promised, memberChanged(2))
    expect(other).toEqual({
      memberId: 2,
      records: {},
      inFlight: {},
      uploads: {},
      isPaced: false,
      lastTemporaryId: 1_000_000_000_000,
      settled: [],
    })
  })

  it('is removed with its progress and its place in flight', () => {
    const going = after(aPicture('a'), uploadProgressed({ clientMessageId: 'a', share: 0.5 }))
    const discarded = then(going, messageDiscarded({ clientMessageId: 'a' }))
    expect([discarded.records, discarded.uploads, discarded.settled]).toEqual([{}, {}, ['a']])
    expect(then(promised, messageDiscarded({ clientMessageId: 'a' })).inFlight).toEqual({ b: true })
  })
})

it('the latest two hundred settled messages are remembered, no more', () => {
  const ids = Array.from({ length: 201 }, (_, i) => `m${i}`)
  const discarded = (count: number) =>
    after(...ids.slice(0, count).map((clientMessageId) => messageDiscarded({ clientMessageId }))).settled
  expect(discarded(200)).toEqual(ids.slice(0, 200))
  expect(discarded(201)).toEqual(ids.slice(1))
})

describe('an attempt without an answer', () => {
  const unconfirmed = messageUnconfirmed({ clientMessageId: 'a' })
  const postponed = (sentence?: string) =>
    messagePostponed({ clientMessageId: 'a', code: 'COMMON503', sentence, counts: true })
  const entry = (...actions: Parameters<typeof outboxReducer>[1][]) =>
    after(aText('a'), ...actions).records['a']!

  it('is repeated twice, and after the third the message waits for the member', () => {
    expect(entry(unconfirmed, unconfirmed)).toMatchObject({ tries: 2, failure: null })
    const failed = entry(unconfirmed, unconfirmed, unconfirmed)
    expect(failed).toMatchObject({ tries: 3, failure: 'unconfirmed' })
    expect(failed).not.toHaveProperty('failureSentence')
  })

  it('allows the message to be handed over again', () => {
    expect(then(after(aText('a'), handedOver('a')), unconfirmed).inFlight).toEqual({})
    const patience = messagePostponed({ clientMessageId: 'a', code: 'COMMON429', counts: false })
    const waiting = then(after(aText('a'), handedOver('a')), patience)
    expect(waiting.inFlight).toEqual({})
    expect(waiting.records['a']).toMatchObject({ tries: 0, failure: null })
  })

  it('fails with the reason of the last attempt, in the server’s sentence', () => {
    expect(entry(unconfirmed, unconfirmed, postponed('잠시 후에'))).toMatchObject({
      failure: 'COMMON503',
      failureSentence: '잠시 후에',
    })
  })

  it('is reset with its failure when the member retries', () => {
    const again = entry(
      unconfirmed,
      unconfirmed,
      postponed('잠시 후에'),
      messageRetried({ clientMessageId: 'a' }),
    )
    expect(again).toMatchObject({ tries: 0, failure: null })
    expect(again).not.toHaveProperty('failureSentence')
  })
})

describe('a connection that breaks', () => {
  const sent = after(
    aText('a'),
    handedOver('a'),
    aPicture('b'),
    uploadProgressed({ clientMessageId: 'b', share: 0.5 }),
  )

  const underWay = ({ inFlight, uploads }: typeof sent) => [inFlight, uploads]

  it('clears everything in flight, and does not count as an attempt', () => {
    const broken = then(sent, lineIs('stale', 'socket'))
    expect(underWay(broken)).toEqual([{}, {}])
    expect(broken.records['a']!.tries).toBe(0)
  })

  it('counts as an attempt for messages in flight when the server ended it with an error', () => {
    const broken = then(sent, lineIs('stale', 'stomp'))
    expect([broken.records['a']!.tries, broken.records['b']!.tries]).toEqual([1, 0])
    const lost = then(sent, lineIs('stale', 'stomp'), handedOver('a'), lineIs('stale', 'stomp'))
    expect(then(lost, handedOver('a'), lineIs('stale', 'stomp')).records['a']!.failure).toBe('unconfirmed')
  })

  it('clears nothing once it is live again', () => {
    expect(then(sent, lineIs('live', 'stomp'))).toEqual(sent)
  })

  it('has the same effect as losing the lock to another tab', () => {
    expect(underWay(then(sent, drainLost()))).toEqual([{}, {}])
  })
})

describe('the file of a message', () => {
  const progress = (share: number) => uploadProgressed({ clientMessageId: 'a', share })
  const going = after(aPicture('a'), progress(0.5))

  it('has an upload progress until it is uploaded', () => {
    expect(going.uploads).toEqual({ a: 0.5 })
    expect(after(aText('a'), progress(0.5)).uploads).toEqual({})
    expect(after(progress(0.5)).uploads).toEqual({})
  })

  it('is uploaded once the server has it, and the message’s attempts start at 0 again', () => {
    const up = then(going, messageUnconfirmed({ clientMessageId: 'a' }), progress(0.9), uploaded('a'))
    expect(up.uploads).toEqual({})
    expect(up.records['a']).toMatchObject({ attachment: { attachmentId: 9 }, tries: 0, revision: 2 })
    expect(then(up, progress(0.5)).uploads).toEqual({})
  })

  it('is uploaded once more when the server has deleted it', () => {
    const expired = then(going, uploaded('a'), handedOver('a'), fileExpired({ clientMessageId: 'a' }))
    expect(expired.inFlight).toEqual({})
    expect(expired.records['a']).toMatchObject({
      attachment: { attachmentId: null, again: true },
      revision: 3,
    })
    const retried = then(expired, messageRetried({ clientMessageId: 'a' }))
    expect(retried.records['a']!.attachment).not.toHaveProperty('again')
  })
})

it.each([
  uploaded('x'),
  fileExpired({ clientMessageId: 'x' }),
  handedOver('x'),
  messageUnconfirmed({ clientMessageId: 'x' }),
  messageRefused({ clientMessageId: 'x', code: 'CHAT4000' }),
  messageRetried({ clientMessageId: 'x' }),
])('actions for an unknown message change nothing: $type', (news) => {
  const before = after(aText('a'))
  expect(then(before, news)).toEqual(before)
})

it('file actions for a message without a file change nothing', () => {
  const before = after(aText('a'))
  expect(then(before, uploaded('a'), fileExpired({ clientMessageId: 'a' }))).toEqual(before)
})

describe('a change by another tab', () => {
  const told = (outbox: ReturnType<typeof start>, memberId = ME) =>
    outboxChangedElsewhere({ memberId, changed: outbox.records })
  const settled = (clientMessageId: string) =>
    outboxChangedElsewhere({ memberId: ME, changed: { [clientMessageId]: null } })

  it('is applied, unless it is of another member', () => {
    expect(left(then(start(), told(after(aText('a')))))).toEqual(['a'])
    expect(left(then(start(), told(after(aText('a')), 2)))).toEqual([])
  })

  it('removes entries that the other tab has settled', () => {
    expect(left(then(after(aText('a'), aText('b')), settled('a')))).toEqual(['b'])
  })

  it('raises the counter of temporary ids, and never lowers it', () => {
    const two = after(aText('a'), aText('b'))
    expect(then(start(), told(two)).lastTemporaryId).toBe(1_000_000_000_002)
    expect(then(two, told(after(aText('c')))).lastTemporaryId).toBe(1_000_000_000_002)
  })

  it('clears the progress of a file that is uploaded there, and not of one that still uploads', () => {
    const here = after(aPicture('a'), uploadProgressed({ clientMessageId: 'a', share: 0.5 }))
    expect(then(here, told(after(aPicture('a'), uploaded('a')))).uploads).toEqual({})
    expect(then(here, told(then(here, messageUnconfirmed({ clientMessageId: 'a' })))).uploads).toEqual({
      a: 0.5,
    })
  })

  it('keeps what is in flight here, unless it has failed there', () => {
    const here = after(aText('a'), handedOver('a'))
    expect(then(here, told(then(here, messageUnconfirmed({ clientMessageId: 'a' })))).inFlight).toEqual({
      a: true,
    })
    const failed = then(here, messageRefused({ clientMessageId: 'a', code: 'CHAT4000' }))
    expect(then(here, told(failed)).inFlight).toEqual({})
  })

  it('wins at the same revision, but not over a failure or an uploaded file', () => {
    const written = after(aPicture('a'))
    const unconfirmed = then(written, messageUnconfirmed({ clientMessageId: 'a' }))
    const up = then(written, uploaded('a'))
    const refused = then(written, messageRefused({ clientMessageId: 'a', code: 'COMMON413' }))
    const result = (here: typeof written, there: typeof written) => then(here, told(there)).records['a']
    const of = (outbox: typeof written) => outbox.records['a']
    expect(result(up, unconfirmed)).toEqual(of(up))
    expect(result(unconfirmed, up)).toEqual(of(up))
    expect(result(refused, up)).toEqual(of(refused))
    expect(result(up, refused)).toEqual(of(refused))
    expect(result(refused, unconfirmed)).toEqual(of(refused))
    const elsewhere = { ...unconfirmed, records: { a: { ...of(unconfirmed)!, tries: 2 } } }
    expect(result(unconfirmed, elsewhere)).toEqual(elsewhere.records.a)
  })
})

describe('restored records', () => {
  it('do not replace entries that exist already', () => {
    const here = after(aText('a'), handedOver('a'))
    const older = { a: { ...here.records['a']!, content: '예전', revision: 9 } }
    expect(then(here, outboxRestored({ memberId: ME, records: older })).records['a']!.content).toBe('ㅋㅋ')
  })
})

it('messages are listed in typing order, whatever the order they came in', () => {
  const { a, b } = after(aText('a'), aText('b')).records
  const records = { b: b!, a: a! }
  const outbox = then(start(), outboxRestored({ memberId: ME, records }))
  expect(selectOutbox({ outbox }).map(({ clientMessageId }) => clientMessageId)).toEqual(['a', 'b'])
  expect(selectEntry({ outbox }, 'b')).toEqual(b)
  expect(selectEntry({ outbox }, 'c')).toBeUndefined()
})
