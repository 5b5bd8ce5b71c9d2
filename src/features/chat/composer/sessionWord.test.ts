import { expect, it } from 'vitest'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { JOINED_SESSIONS } from '#src/ui/overlays/SessionSheet.tsx'
import { sessionWord } from './sessionWord.ts'

it('uses the right particle for each of the eight sessions', () => {
  expect(JOINED_SESSIONS.map(sessionWord)).toEqual([
    '보컬로 참여할게요.',
    '일렉기타로 참여할게요.',
    '어쿠스틱기타로 참여할게요.',
    '베이스로 참여할게요.',
    '드럼으로 참여할게요.',
    '피아노로 참여할게요.',
    '바이올린으로 참여할게요.',
    '트럼펫으로 참여할게요.',
  ])
  expect(JOINED_SESSIONS.map((session) => SESSION_NAMES[session])).not.toContain('키보드')
})
