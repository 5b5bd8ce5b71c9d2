import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeAppBadge } from './appBadge.ts'
import { RISES_AFTER_MS } from './settledCount.ts'
import { selectUnreadTotal } from './unread.ts'

vi.mock('./unread.ts', () => ({ selectUnreadTotal: vi.fn<() => number | null>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function anIcon() {
  const told: number[] = []
  const follow = makeAppBadge(
    {
      setAppBadge: async (count) => void told.push(count),
      clearAppBadge: async () => void told.push(0),
    },
    () => ({}),
  )
  const unread = (count: number | null, isShownAgain = false) => {
    vi.mocked(selectUnreadTotal).mockReturnValue(count)
    follow(isShownAgain)
  }
  return { told, unread }
}

it('the icon has the number as soon as it is known, and nothing before', () => {
  const { told, unread } = anIcon()
  unread(null)
  unread(3)
  expect(told).toEqual([3])
})

it('a message that is read where it arrives does not change the icon', () => {
  const { told, unread } = anIcon()
  unread(3)
  unread(4)
  vi.advanceTimersByTime(1_000)
  unread(3)
  vi.advanceTimersByTime(RISES_AFTER_MS)
  expect(told).toEqual([3])
})

it('a number that lasts is told once, with all that came meanwhile', () => {
  const { told, unread } = anIcon()
  unread(0)
  unread(1)
  vi.advanceTimersByTime(1_500)
  unread(2)
  vi.advanceTimersByTime(500)
  expect(told).toEqual([0, 2])
})

it('a number that falls is told at once', () => {
  const { told, unread } = anIcon()
  unread(3)
  unread(4)
  unread(1)
  unread(0)
  vi.advanceTimersByTime(RISES_AFTER_MS)
  expect(told).toEqual([3, 1, 0])
})

it('a page that is shown again says the number again', () => {
  const { told, unread } = anIcon()
  unread(3)
  unread(3, true)
  expect(told).toEqual([3, 3])
})
