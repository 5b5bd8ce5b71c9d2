import { describe, expect, it } from 'vitest'
import { groupLastRead, groupSend, privateLastRead, privateSend } from '#contract/ws/destinations.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { emptyOutbox } from './outboxSlice.ts'
import { isLateReadMark, refusalVerdict, refusedEntry } from './refusals.ts'

const picture = { kind: 'IMAGE', mime: 'image/jpeg', bytes: 1 } as const
const TEXT = {}
const UPLOADED = { attachment: { ...picture, attachmentId: 7 } }
const UPLOADING = { attachment: { ...picture, attachmentId: null } }
const UPLOADED_AGAIN = { attachment: { ...picture, attachmentId: 8, again: true } } as const

describe('a refused send', () => {
  it.each([
    ['a text, too many sends', 'COMMON429', TEXT, { type: 'postponed', counts: false }],
    ['a text, a failure of the server', 'COMMON500', TEXT, { type: 'postponed', counts: true }],
    ['a text, a server that is busy', 'COMMON503', TEXT, { type: 'postponed', counts: true }],
    ['a text, no longer a member', 'CHAT4000', TEXT, { type: 'failed' }],
    ['a text, a chat limit', 'CHAT4031', TEXT, { type: 'failed' }],
    ['a file, a chat limit', 'CHAT4031', UPLOADED, { type: 'failed' }],
    ['a text, an unknown code', 'CHAT9999', TEXT, { type: 'failed' }],
    ['a text, a file that it does not have', 'ATTACHMENT4004', TEXT, { type: 'failed' }],
    ['a file, too many sends', 'COMMON429', UPLOADED, { type: 'postponed', counts: false }],
    ['a file, no longer a member', 'CHAT4000', UPLOADED, { type: 'failed' }],
    ['a file that has expired', 'ATTACHMENT4004', UPLOADED, { type: 'uploadAgain' }],
    ['a file that is being uploaded again', 'ATTACHMENT4004', UPLOADING, { type: 'ignored' }],
    ['a file that has expired twice', 'ATTACHMENT4004', UPLOADED_AGAIN, { type: 'failed' }],
  ])('is decided by its code and its file: %s', (_case, code, entry, verdict) => {
    expect(refusalVerdict(code, entry)).toEqual(verdict)
  })
})

describe('a refusal is of a read mark that came too late', () => {
  it.each([
    ['a group that was left', 'CHAT4000', groupLastRead(5), true],
    ['a private room that is gone', 'CHAT4004', privateLastRead(6), true],
    ['a room that answers otherwise', 'COMMON500', groupLastRead(5), false],
    ['a message', 'CHAT4000', groupSend(5), false],
    ['a place that nobody knows', 'CHAT4000', '/app/elsewhere', false],
  ])('for %s with %s: %s, %s', (_what, code, destination, isLate) => {
    expect(isLateReadMark({ code, destination })).toBe(isLate)
  })
})

describe('the refused message', () => {
  const entry = (clientMessageId: string, roomId: number, temporaryId: number) =>
    ({ clientMessageId, roomId, temporaryId }) as OutboxEntry
  const waiting = entry('waiting', 5, 1)
  const sent = entry('sent', 5, 2)
  const elsewhere = entry('elsewhere', 6, 3)
  const state = {
    outbox: { ...emptyOutbox, records: { waiting, sent, elsewhere }, inFlight: { sent: true as const } },
  }
  const found = (clientMessageId: string | null, destination: string) =>
    refusedEntry(state, { clientMessageId, destination })

  it('is the one with the id of the refusal', () => {
    expect(found('waiting', groupSend(6))).toBe(waiting)
  })

  it('is the one in flight in the room, when the refusal has no id', () => {
    expect(found(null, groupSend(5))).toBe(sent)
    expect(found(null, privateSend(5))).toBe(sent)
  })

  it.each([
    ['its id is unknown', 'gone', groupSend(5)],
    ['nothing is in flight in the room', null, groupSend(6)],
    ['a read mark was refused', null, groupLastRead(5)],
    ['the destination is unknown', null, '/app/elsewhere'],
  ])('is none when %s', (_case, id, destination) => {
    expect(found(id, destination)).toBeNull()
  })
})
