import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  BAND_SESSION_TYPES,
  PlayedSessions,
  SESSION_NAMES,
  SpelledLevel,
  SpelledSession,
  type SessionType,
} from './sessions.ts'

describe('a session', () => {
  it.each<[SessionType, string[]]>([
    ['vocal', ['vocal', 'VOCAL', '보컬', '🎤 보컬 🎤']],
    ['electric_guitar', ['electric_guitar', 'electric-guitar', '일렉 기타', '일렉기타', '🎸 일렉 기타 🎸']],
    ['acoustic_guitar', ['acoustic-guitar', '어쿠스틱 기타', '🪕 어쿠스틱 기타 🪕']],
    ['bass', ['bass', '베이스', '🎵 베이스 🎵', '🪕 베이스 🪕']],
    ['drums', ['drums', 'drum', 'DRUM', '드럼', '🥁 드럼 🥁']],
    ['keyboard', ['keyboard', '키보드', '🎹 키보드 🎹']],
    ['violin', ['violin', '바이올린'.normalize('NFD')]],
    ['trumpet', ['trumpet', ' 트럼펫 ']],
  ])('named %s has several spellings', (session, spellings) => {
    for (const spelling of spellings) expect(v.parse(SpelledSession, spelling)).toBe(session)
  })

  it.each(['piano', '🎹 피아노 🎹', 'kazoo', '', '🎸', 7, null])('of a member may not be %j', (spelling) => {
    expect(v.is(SpelledSession, spelling)).toBe(false)
  })

  it('has a display name', () => {
    expect(Object.keys(SESSION_NAMES)).toEqual(BAND_SESSION_TYPES)
  })
})

it('a level may be in any case, and ADVANCED means EXPERT', () => {
  const spellings = ['beginner', ' Intermediate ', 'EXPERT', 'advanced']
  expect(spellings.map((spelling) => v.parse(SpelledLevel, spelling))).toEqual([
    'BEGINNER',
    'INTERMEDIATE',
    'EXPERT',
    'EXPERT',
  ])
  expect(v.is(SpelledLevel, '고수')).toBe(false)
})

describe('a list of played sessions', () => {
  it('drops entries without session or level, and keeps the last level of each session', () => {
    expect(
      v.parse(PlayedSessions, [
        { sessionType: 'bass', level: 'beginner' },
        { sessionType: 'drum', level: null },
        { level: 'EXPERT' },
        null,
        'vocal',
        { sessionType: '보컬', level: 'EXPERT' },
        { sessionType: 'BASS', level: 'ADVANCED', since: 2019 },
      ]),
    ).toEqual([
      { sessionType: 'bass', level: 'EXPERT' },
      { sessionType: 'vocal', level: 'EXPERT' },
    ])
  })

  it('is refused with an unknown session or level', () => {
    for (const entry of [
      { sessionType: 'piano', level: 'EXPERT' },
      { sessionType: 'bass', level: 'GOD' },
    ])
      expect(v.is(PlayedSessions, [entry])).toBe(false)
  })
})
