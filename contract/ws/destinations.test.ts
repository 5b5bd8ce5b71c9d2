import { describe, expect, it } from 'vitest'
import {
  ERROR_QUEUE,
  groupLastRead,
  groupSend,
  groupTopic,
  NOTIFICATION_QUEUE,
  parseSend,
  parseSubscribe,
  privateLastRead,
  privateSend,
  roomQueue,
  SIGHT,
  UNREAD_QUEUE,
} from './destinations.ts'

describe('a subscription', () => {
  it.each([
    [groupTopic(52), { id: 'WS1', roomId: 52 }],
    [roomQueue(7), { id: 'WS2', roomId: 7 }],
    [UNREAD_QUEUE, { id: 'WS3' }],
    [ERROR_QUEUE, { id: 'WS4' }],
    [NOTIFICATION_QUEUE, { id: 'WS9' }],
  ])('to %s is parsed back', (destination, subscription) => {
    expect(parseSubscribe(destination)).toEqual(subscription)
  })

  it.each([
    '/topic/room/*',
    '/topic/>',
    '/queue/room/7',
    '/user/yuna@example.com/queue/unread',
    '/user/queue/room/0',
    '/topic/room/7/',
    '/app/chat/group.sendMessage/7',
    '',
  ])('to %j is unknown', (destination) => {
    expect(parseSubscribe(destination)).toBeNull()
  })
})

describe('a send', () => {
  it.each([
    [groupSend(52), { id: 'WS5', roomId: 52 }],
    [privateSend(7), { id: 'WS6', roomId: 7 }],
    [privateLastRead(7), { id: 'WS7', roomId: 7 }],
    [groupLastRead(52), { id: 'WS8', roomId: 52 }],
    [SIGHT, { id: 'WS12' }],
  ])('to %s is parsed back', (destination, send) => {
    expect(parseSend(destination)).toEqual(send)
  })

  it.each([
    '/topic/room/7',
    '/user/queue/room/7',
    '/app/chat/sendMessage/7',
    '/app/chat/group.sendMessage/-7',
    '/app/chat/group.sendMessage/7/8',
    '/app/sight/7',
  ])('to %s is unknown', (destination) => {
    expect(parseSend(destination)).toBeNull()
  })
})
