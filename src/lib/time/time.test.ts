import { describe, expect, it } from 'vitest'
import { fc } from '#tests/env/properties.ts'
import {
  dayNumber,
  formatAgo,
  formatClock,
  formatDay,
  formatDate,
  formatDeadline,
  formatLength,
  formatRoomTime,
  formatShortDate,
  isoDay,
  toDateTime,
  toInstant,
} from './time.ts'

/** An instant given as a wall clock in Seoul. */
const seoul = (text: string) => Date.parse(`${text}+09:00`)
const now = seoul('2026-11-20T15:00:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('toInstant', () => {
  it('reads a timestamp without a zone as UTC', () => {
    expect(toInstant('2026-11-20T01:05:00')).toBe(toInstant('2026-11-20T01:05:00Z'))
    expect(toInstant('2026-11-20T01:05:00.123')).toBe(Date.UTC(2026, 10, 20, 1, 5, 0, 123))
  })

  it('respects a given zone', () => {
    expect(toInstant('2026-11-20T10:05:00+09:00')).toBe(Date.UTC(2026, 10, 20, 1, 5))
    expect(toInstant('2026-11-20T10:05:00+0900')).toBe(Date.UTC(2026, 10, 20, 1, 5))
  })
})

describe('formatClock', () => {
  it.each([
    ['2026-11-20T10:05:00', '오전 10:05'],
    ['2026-11-20T09:00:00', '오전 9:00'],
    ['2026-11-20T00:05:00', '오전 12:05'],
    ['2026-11-20T12:00:00', '오후 12:00'],
    ['2026-11-20T13:30:59', '오후 1:30'],
    ['2026-11-20T23:59:59', '오후 11:59'],
  ])('writes %s as %s', (at, text) => {
    expect(formatClock(seoul(at))).toBe(text)
  })

  it('agrees with the time zone database at any instant of this century', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Seoul', hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
    }) // oxfmt-ignore
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 11) }), (at) => {
        const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
        const hour = Number(parts.hour)
        expect(formatClock(at)).toBe(
          `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${parts.minute?.padStart(2, '0')}`,
        )
        expect(formatDay(at)).toContain(`${parts.year}년 ${parts.month}월 ${parts.day}일 `)
      }),
    )
  })
})

describe('a date', () => {
  it('has its weekday in the day divider', () => {
    expect(formatDay(seoul('2026-11-20T00:00:00'))).toBe('2026년 11월 20일 금요일')
    expect(formatDay(seoul('2025-07-08T23:59:59'))).toBe('2025년 7월 8일 화요일')
  })

  it('has its year in the short form only when it is not the current year', () => {
    expect(formatShortDate(seoul('2026-07-05T12:00:00'), now)).toBe('7월 5일')
    expect(formatShortDate(seoul('2025-12-31T23:59:00'), now)).toBe('2025년 12월 31일')
  })

  it('changes its year at midnight in Seoul, not in London', () => {
    const newYear = seoul('2027-01-01T00:30:00')
    expect(formatShortDate(newYear, newYear)).toBe('1월 1일')
    expect(formatShortDate(seoul('2026-12-31T23:30:00'), newYear)).toBe('2026년 12월 31일')
  })

  it('has two digits for each part of a deadline', () => {
    expect(formatDeadline(seoul('2026-11-20T00:00:00'))).toBe('26.11.20')
    expect(formatDeadline(seoul('2025-07-08T00:00:00'))).toBe('25.07.08')
  })

  it('has its weekday in a form', () => {
    expect(formatDate(seoul('2025-08-31T00:00:00'))).toBe('2025. 8. 31. (일)')
    expect(formatDate(seoul('2026-11-20T23:59:59'))).toBe('2026. 11. 20. (금)')
  })

  it('is counted by the calendar of Seoul', () => {
    expect(dayNumber(seoul('2026-11-20T00:00:00')) - dayNumber(seoul('2026-11-19T23:59:59'))).toBe(1)
    expect(dayNumber(seoul('2026-11-20T00:00:00'))).toBe(dayNumber(seoul('2026-11-20T23:59:59')))
  })
})

describe('formatRoomTime', () => {
  it.each([
    ['2026-11-20T00:00:00', '오전 12:00'],
    ['2026-11-19T23:59:59', '어제'],
    ['2026-11-19T00:00:00', '어제'],
    ['2026-11-18T23:59:59', '11월 18일'],
    ['2025-11-20T10:00:00', '2025년 11월 20일'],
  ])('shows %s as %s', (at, text) => {
    expect(formatRoomTime(seoul(at), now)).toBe(text)
  })

  it('shows the clock for a message from a server whose clock is slightly ahead', () => {
    expect(formatRoomTime(now + 5_000, now)).toBe('오후 3:00')
  })
})

describe('formatAgo', () => {
  it.each([
    [-30_000, '방금 전'],
    [0, '방금 전'],
    [MINUTE - 1, '방금 전'],
    [MINUTE, '1분 전'],
    [HOUR - 1, '59분 전'],
    [HOUR, '1시간 전'],
    [DAY - 1, '23시간 전'],
    [DAY, '어제'],
    [DAY + 15 * HOUR - 1, '어제'],
    [DAY + 15 * HOUR + 1, '2일 전'],
    [6 * DAY, '6일 전'],
    [7 * DAY, '11월 13일'],
    [400 * DAY, '2025년 10월 16일'],
  ])('writes an age of %i ms as %s', (age, text) => {
    expect(formatAgo(now - age, now)).toBe(text)
  })
})

it('toDateTime writes UTC', () => {
  expect(toDateTime(now)).toBe('2026-11-20T06:00:00.000Z')
})

it('isoDay is the day in Seoul', () => {
  expect(isoDay(Date.parse('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20')
  expect(isoDay(Date.parse('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21')
})

it.each([
  [0, '0:00'],
  [7, '0:07'],
  [60, '1:00'],
  [299, '4:59'],
  [750, '12:30'],
])('formatLength writes %i seconds as %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text)
})
