import { describe, expect, it } from 'vitest'
import { memberChanged } from './memberChanged.ts'
import {
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
  selectOutbox,
  uploadProgressed,
} from './outboxSlice.ts'
import { newUuid } from './uuid.ts'

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

it('goes on counting above what came back from storage', () => {
  const before = ['하나', '둘'].map(aSubmission).reduce(outboxReducer, start())
  const restored = outboxReducer(start(), outboxRestored({ memberId: ME, records: before.records }))
  expect(texts(outboxReducer(restored, aSubmission('셋')))).toEqual(['하나', '둘', '셋'])
})

it('takes nothing from the storage of another member', () => {
  const { records } = outboxReducer(start(), aSubmission('비밀'))
  const other = outboxReducer(undefined, memberChanged(2))
  expect(outboxReducer(other, outboxRestored({ memberId: ME, records })).records).toEqual({})
})

it('does not bring back what was settled here when another tab’s news of it comes late', () => {
  const submission = aSubmission('이미 갔다')
  const { clientMessageId } = submission.payload
  const sent = [submission, messageHandedOver({ clientMessageId })].reduce(outboxReducer, start())
  const news = outboxChangedElsewhere({ memberId: ME, changed: sent.records })
  expect(texts([messageDiscarded({ clientMessageId }), news].reduce(outboxReducer, sent))).toEqual([])
})

it('names each message by a UUID of its own', () => {
  const ids = Array.from({ length: 100 }, newUuid)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('does not forget a refusal over older news of another tab, and lets the member retry it in either', () => {
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

it('shows no progress any more of a file that has failed in the tab that sends, nor after it is tried again', () => {
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

describe('the revision of a message, by which tabs know the newer one', () => {
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

  it('begins at 0 and rises when the message is handed over, but not when it is handed over again', () => {
    const handedOver = messageHandedOver({ clientMessageId })
    expect(revisions(handedOver, handedOver)).toEqual([0, 1, 1])
  })

  it('rises with each try that is not answered, each refusal and each retry', () => {
    expect(
      revisions(
        messageUnconfirmed({ clientMessageId }),
        messagePostponed({ clientMessageId, code: 'COMMON503', counts: true }),
        messageRefused({ clientMessageId, code: 'CHAT4000' }),
        messageRetried({ clientMessageId }),
      ),
    ).toEqual([0, 1, 2, 3, 4])
  })

  it('stays where the server only asks for patience', () => {
    expect(revisions(messagePostponed({ clientMessageId, code: 'COMMON429', counts: false }))).toEqual([0, 0])
  })

  it('lets another tab that handed the message over win over the tab that only knows of it', () => {
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
