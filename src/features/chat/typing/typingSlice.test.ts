import { describe, expect, it } from 'vitest'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { roomClosed, roomLeft } from '../timeline/timelineSlice.ts'
import {
  selectTypingOn,
  selectTypists,
  typingForgotten,
  typingReducer,
  typingSwitched,
  typingTold,
  type TypingState,
} from './typingSlice.ts'

type Action = Parameters<typeof typingReducer>[1]

const types = (memberId: number, roomId = 5) =>
  framesArrived([{ type: 'TYPING', data: { memberId, nickname: `m${memberId}`, roomId } }])
const said = (type: 'MESSAGE' | 'SYSTEM', senderId: number, roomId = 5) =>
  framesArrived([
    {
      type,
      data: {
        messageId: 1,
        senderId,
        senderName: 'harin',
        roomId,
        content: '안녕하세요',
        timestamp: '2026-11-20T20:02:00',
        type: type === 'SYSTEM' ? 'SYSTEM' : 'TEXT',
        clientMessageId: null,
        attachment: null,
      },
    },
  ])
const after = (...actions: Action[]) =>
  actions.reduce<TypingState | undefined>(typingReducer, undefined) as TypingState
const typistsOf = (state: TypingState, roomId = 5) =>
  selectTypists({ typing: state }, roomId).map(({ memberId }) => memberId)

describe('the typists', () => {
  it('are listed in the order in which they began, each once', () => {
    expect(typistsOf(after(types(3), types(2), types(3)))).toEqual([3, 2])
  })

  it('are kept per room, and a room without typing events has none', () => {
    const state = after(types(2, 5), types(3, 6))
    expect([typistsOf(state, 5), typistsOf(state, 6), typistsOf(state, 7)]).toEqual([[2], [3], []])
  })

  it('lose the author of a message, in that message’s room only', () => {
    const typing = [types(2), types(3)]
    expect(typistsOf(after(...typing, said('MESSAGE', 2)))).toEqual([3])
    expect(typistsOf(after(...typing, said('MESSAGE', 2, 6)))).toEqual([2, 3])
    expect(typistsOf(after(...typing, said('MESSAGE', 4)))).toEqual([2, 3])
  })

  it('do not change with a SYSTEM message', () => {
    expect(typistsOf(after(types(2), said('SYSTEM', 2)))).toEqual([2])
  })

  it('are removed one by one, until the room has none', () => {
    const state = after(types(2), types(3), typingForgotten({ roomId: 5, memberId: 2 }))
    expect(typistsOf(state)).toEqual([3])
    const none = typingReducer(state, typingForgotten({ roomId: 5, memberId: 3 }))
    expect(none.rooms).toEqual({})
    expect(typingReducer(none, typingForgotten({ roomId: 5, memberId: 3 })).rooms).toEqual({})
  })

  it.each([
    ['closed', roomClosed({ roomId: 5 })],
    ['left for good', roomLeft({ roomId: 5 })],
  ])('are removed for a room that is %s, and for no other', (_how, action) => {
    expect(after(types(2, 5), types(3, 6), action).rooms).toEqual({ 6: [{ memberId: 3, nickname: 'm3' }] })
  })

  it('are removed when the connection is lost, and kept while it is live', () => {
    const live = connectionChanged({ status: 'live', problem: null })
    expect(typistsOf(after(types(2), live))).toEqual([2])
    const lost = connectionChanged({ status: 'lost', problem: 'socket' })
    expect(after(types(2), types(3, 6), lost).rooms).toEqual({})
  })
})

describe('입력 중 표시', () => {
  it('is on at first', () => {
    expect(selectTypingOn({ typing: after({ type: 'begin' }) })).toBe(true)
  })

  it('removes and ignores typists when it is switched off, and keeps them when it is on', () => {
    const off = after(types(2), typingSwitched(false), types(3))
    expect([off.on, typistsOf(off)]).toEqual([false, []])
    const on = after(types(2), typingSwitched(true))
    expect([on.on, typistsOf(on)]).toEqual([true, [2]])
  })
})

it('counts the typing events this tab has sent', () => {
  expect(after(typingTold({ roomId: 5 }), typingTold({ roomId: 6 })).told).toBe(2)
})
