import { describe, expect, it } from 'vitest'
import type { ManagerRoom } from '#contract/http/chat/rooms.ts'
import type { Applicant } from '#contract/http/recruitments/applications.ts'
import {
  type Attempt,
  attemptText,
  isBehind,
  peopleWhoApplied,
  sessionsToShow,
  stillChosen,
  whoAppliedFor,
} from './applicants.ts'

const anApplicant = (roomId: number, facts: Partial<Applicant> = {}): Applicant => ({
  roomId,
  memberId: roomId,
  nickname: `player${roomId}`,
  imageUrl: null,
  session: 'bass',
  content: '',
  lastMessageAt: null,
  passFail: 'PENDING',
  level: null,
  songsInCommon: 0,
  clip: null,
  ...facts,
})

describe('the list of applicants', () => {
  it('can be filtered by the recruited sessions, then by others that somebody applied for', () => {
    const bandChatList = [
      anApplicant(1, { session: 'piano' }),
      anApplicant(2, { session: 'drums' }),
      anApplicant(3, { session: 'bass' }),
    ]
    expect(sessionsToShow({ sessions: ['violin', 'bass'], bandChatList })).toEqual([
      'violin',
      'bass',
      'drums',
      'piano',
    ])
    expect(whoAppliedFor(bandChatList, 'drums').map(({ roomId }) => roomId)).toEqual([2])
    expect(whoAppliedFor(bandChatList, null)).toHaveLength(3)
  })

  it('drops decided and missing applicants from the choice', () => {
    const applicants = [anApplicant(1), anApplicant(2, { passFail: 'FAIL' }), anApplicant(3)]
    expect(stillChosen(applicants, new Set([1, 2, 9])).map(({ roomId }) => roomId)).toEqual([1])
  })
})

it('somebody who applied twice counts once, and each deleted applicant by their room', () => {
  const applied = [
    { roomId: 1, memberId: 7 },
    { roomId: 2, memberId: 7 },
    { roomId: 3, memberId: 8 },
    { roomId: 4, memberId: 0 },
    { roomId: 5, memberId: 0 },
  ]
  expect(peopleWhoApplied(applied)).toBe(4)
})

describe('the list of applicants is outdated', () => {
  const aRoom = (
    roomId: number,
    facts: Partial<ManagerRoom['chatRoomInfo'][number]> = {},
  ): ManagerRoom['chatRoomInfo'][number] => ({
    roomId,
    memberInfo: { memberId: roomId, nickname: '', profileImageUrl: null, lastReadMessageId: 0 },
    session: 'bass',
    passFail: 'PENDING',
    lastMessageAt: null,
    pinnedAt: null,
    unreadCount: 0,
    ...facts,
  })
  const earlier = '2026-11-22T07:00:00.000Z'
  const later = '2026-11-22T07:00:00.001Z'

  it.each([
    ['a room is new', [], aRoom(1)],
    ['somebody wrote for the first time', [anApplicant(1)], aRoom(1, { lastMessageAt: earlier })],
    [
      'somebody wrote again',
      [anApplicant(1, { lastMessageAt: earlier })],
      aRoom(1, { lastMessageAt: later }),
    ],
    ['an applicant was decided', [anApplicant(1)], aRoom(1, { passFail: 'PASS' })],
  ])('when %s', (_what, applicants, room) => {
    expect(isBehind(applicants, [room])).toBe(true)
  })

  it('when the room of a pending one has left the room list, but not that of a decided one', () => {
    expect(isBehind([anApplicant(1), anApplicant(2)], [aRoom(2)])).toBe(true)
    expect(isBehind([anApplicant(1, { passFail: 'PASS' }), anApplicant(2)], [aRoom(2)])).toBe(false)
  })

  it.each([
    ['both lists agree', anApplicant(1, { lastMessageAt: later }), aRoom(1, { lastMessageAt: later })],
    [
      'it is newer than the room list',
      anApplicant(1, { lastMessageAt: later }),
      aRoom(1, { lastMessageAt: earlier }),
    ],
    ['it has a decision before the room list', anApplicant(1, { passFail: 'PASS' }), aRoom(1)],
    ['only the unread count changed', anApplicant(1), aRoom(1, { unreadCount: 4 })],
  ])('except when %s', (_what, applicant, room) => {
    expect(isBehind([applicant], [room])).toBe(false)
  })
})

describe('the text about a decision', () => {
  const attempt: Attempt = { roomIds: [1, 2, 3], status: 'PASS', decidedBefore: new Set() }
  const stand = (...results: Applicant['passFail'][]) =>
    results.map((passFail, i) => anApplicant(i + 1, { passFail }))

  it.each([
    [stand('PASS', 'PASS', 'PASS'), '3명에게 결과를 보냈어요.'],
    [stand('PASS', 'PENDING', 'PASS'), '3명 중 2명에게 결과를 보냈어요. 남은 1명은 그대로 선택해 두었어요.'],
    [stand('PENDING', 'PENDING', 'PENDING'), '결과를 보내지 못했어요. 선택은 그대로 두었어요.'],
    [stand('FAIL', 'FAIL', 'FAIL'), '3명은 이미 결과가 정해져 있었어요.'],
    [
      stand('FAIL', 'PASS', 'PENDING'),
      '3명 중 1명에게 결과를 보냈어요. 1명은 이미 결과가 정해져 있었어요. 남은 1명은 그대로 선택해 두었어요.',
    ],
  ])('follows the current states of the applicants', (applicants, text) => {
    expect(attemptText(attempt, applicants)).toBe(text)
  })

  it('does not count applicants whom another tab has decided in the same way', () => {
    expect(attemptText({ ...attempt, decidedBefore: new Set([2]) }, stand('PASS', 'PASS', 'PENDING'))).toBe(
      '3명 중 1명에게 결과를 보냈어요. 1명은 이미 결과가 정해져 있었어요. 남은 1명은 그대로 선택해 두었어요.',
    )
  })
})
