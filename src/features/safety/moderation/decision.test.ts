import { expect, it } from 'vitest'
import { canHide, decided, hideableOf, NOTHING_CHOSEN, whyNotDecided } from './decision.ts'
import { aLine, aMemberCase, aMessageCase } from './testing/cases.ts'

it('reported messages of the member can be hidden, each once, and not those beside them', () => {
  const { messages, hasPicture } = hideableOf(aMessageCase())
  expect(messages.map(({ messageId }) => messageId)).toEqual([2, 3])
  expect(hasPicture).toBe(false)
})

it('of a reported room the messages of its owner can be hidden, but no system lines', () => {
  const { case: row } = aMessageCase()
  const lines = [
    aLine(1, row.memberId),
    aLine(2, row.memberId + 1),
    { ...aLine(3, row.memberId), type: 'SYSTEM' as const },
  ]
  const detail = aMessageCase()
  detail.reports = [
    {
      ...detail.reports[0]!,
      evidence: { kind: 'ROOM', roomId: 1, roomName: '재즈 잼 모임', imageUrl: null, lines },
    },
  ]
  expect(hideableOf(detail).messages.map(({ messageId }) => messageId)).toEqual([1])
})

it('a reported profile can be hidden only with a picture', () => {
  expect(canHide(hideableOf(aMemberCase('/files/a.jpg')))).toBe(true)
  expect(canHide(hideableOf(aMemberCase(null)))).toBe(false)
})

it('hiding begins with everything reported; another decision hides nothing', () => {
  const hideable = hideableOf(aMessageCase())
  const hidden = decided(NOTHING_CHOSEN, 'HIDDEN', hideable)
  expect(hidden.messageIds).toEqual([2, 3])
  expect(decided(hidden, 'WARNING', hideable).messageIds).toEqual([])
})

it('only a suspension is for good', () => {
  const hideable = hideableOf(aMessageCase())
  const forGood = { ...decided(NOTHING_CHOSEN, 'SUSPENSION', hideable), days: null }
  expect(decided(forGood, 'SUSPENSION', hideable).days).toBeNull()
  expect(decided(forGood, 'CHAT_LIMIT', hideable).days).toBe(7)
})

it('nothing chosen, or nothing to hide, cannot be decided', () => {
  expect(whyNotDecided(NOTHING_CHOSEN)).toBe('어떻게 할지 골라주세요.')
  expect(whyNotDecided({ ...NOTHING_CHOSEN, decision: 'HIDDEN' })).toBe('가릴 것을 하나 이상 골라주세요.')
  expect(whyNotDecided({ ...NOTHING_CHOSEN, decision: 'WARNING' })).toBeNull()
})
