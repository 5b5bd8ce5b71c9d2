import { describe, expect, it } from 'vitest'
import type { Friend } from '#contract/http/friends/friends.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { readCheckedList, stillThere } from './checkedList.ts'
import { toggled } from './useChecked.ts'

const friend = (otherMemberId: number): Friend => ({
  friendId: otherMemberId + 1000,
  otherMemberId,
  nickname: `m${otherMemberId}`,
  profileImageUrl: null,
  bio: null,
  createdAt: '2026-11-20T09:00:00.000Z',
})
const friends = Array.from({ length: NEW_ROOM_MEMBERS_MAX + 2 }, (_, at) => friend(at + 1))
const tapped = (memberIds: readonly number[], memberId: number, among: readonly Friend[] = friends) =>
  toggled({ memberIds, isOver: false }, { memberId, friends: among })

describe('the list in a history entry', () => {
  it('is read as written, each friend once', () => {
    expect(readCheckedList({ checkedList: [3, 9, 3] })).toEqual([3, 9])
    expect(readCheckedList({ checkedList: [] })).toEqual([])
  })

  it.each([
    null,
    undefined,
    'checkedList',
    {},
    { checkedList: '3' },
    { checkedList: [null] },
    { checkedList: [0.5] },
  ])('is null for %j', (state) => expect(readCheckedList(state)).toBeNull())
})

it('stillThere gives those who are still friends, in the order of picking, and counts the others', () => {
  expect(stillThere([9, 4, 7], [friend(4), friend(9)])).toEqual({
    there: [friend(9), friend(4)],
    goneCount: 1,
  })
})

describe('a tap', () => {
  it('picks or unpicks a friend', () => {
    expect(tapped([], 2)).toEqual({ memberIds: [2], isOver: false })
    expect(tapped([2, 1], 2)).toEqual({ memberIds: [1], isOver: false })
  })

  it('drops everybody who is no longer a friend', () => {
    expect(tapped([77, 1], 2, [friend(1), friend(2)])).toEqual({ memberIds: [1, 2], isOver: false })
  })

  it('picks no more than the maximum, and records the attempt', () => {
    const all = friends.slice(0, NEW_ROOM_MEMBERS_MAX).map(({ otherMemberId }) => otherMemberId)
    const over = tapped(all, NEW_ROOM_MEMBERS_MAX + 1)
    expect(over).toEqual({ memberIds: all, isOver: true })
    expect(toggled(over, { memberId: 1, friends })).toEqual({ memberIds: all.slice(1), isOver: false })
  })
})
