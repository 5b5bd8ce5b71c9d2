import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Notification } from '../http/notifications/notifications.ts'
import { GroupSendBody, parseLastRead, WsEvent } from './frames.ts'

const body = { content: '합주해요', roomType: 'GROUP' }

describe('the body of a send', () => {
  it.each([
    ['a text', body],
    ['an id of its own', { ...body, clientMessageId: '7f1d4a52-52e0-4f5c-9d4e-0f6a2f3d1c11' }],
    ['a thousand families', { ...body, content: '👩‍👩‍👧'.repeat(1_000) }],
  ])('may be %s', (_what, given) => {
    expect(v.is(GroupSendBody, given)).toBe(true)
  })

  it.each([
    ['nothing but space', { ...body, content: ' \n ' }],
    ['nothing that shows', { ...body, content: '\u200b\u2060\u3164' }],
    ['longer than a thousand', { ...body, content: 'ㅋ'.repeat(1_001) }],
    ['without a room type', { content: '합주해요' }],
    ['with an id that is no UUID', { ...body, clientMessageId: '1' }],
  ])('may not be %s', (_what, given) => {
    expect(v.is(GroupSendBody, given)).toBe(false)
  })
})

it('a read mark is read from decimal digits only', () => {
  expect(parseLastRead('1234')).toBe(1234)
  for (const text of ['0', '-1', '1.5', '0x10', '', 'abc', '9'.repeat(20)])
    expect(parseLastRead(text)).toBeNull()
})

it('a message of a server without message types and attachments is accepted', () => {
  const data = {
    messageId: 1,
    roomId: 2,
    senderId: 3,
    senderName: 'sol',
    content: '네',
    timestamp: '2025-08-08T04:09:17',
  }
  expect(v.parse(WsEvent, { type: 'MESSAGE', data })).toEqual({
    type: 'MESSAGE',
    data: {
      ...data,
      timestamp: '2025-08-08T04:09:17Z',
      type: 'TEXT',
      clientMessageId: null,
      attachment: null,
    },
  })
})

it('a notification is accepted, also of an unknown type', () => {
  const data = {
    notificationId: 1,
    type: 'CHAT',
    title: 'sol님이 매칭을 요청하셨습니다.',
    senderId: 3,
    senderName: 'sol',
    senderImageUrl: null,
    imageUrl: null,
    message: null,
    friendRequestId: null,
    isRead: 'UNREAD',
    createdAt: '2025-08-08T04:09:17.770Z',
    bandId: null,
    bandName: null,
  }
  expect(v.parse(WsEvent, { type: 'NOTIFICATION', data })).toEqual({ type: 'NOTIFICATION', data })
  const ofANewerServer = { type: 'NOTIFICATION', data: { ...data, type: 'POKE' } }
  expect(v.parse(WsEvent, ofANewerServer)).toEqual(ofANewerServer)
  expect(v.is(WsEvent, { type: 'NOTIFICATION', data: null })).toBe(false)
  // what an older server leaves out
  const ours = { isBandEnded: false, isAccepted: false, sanctionId: null, reportId: null, application: null }
  expect(v.parse(Notification, ofANewerServer.data)).toEqual({ ...ofANewerServer.data, ...ours })
  expect(v.is(Notification, { ...data, type: null })).toBe(false)
})
