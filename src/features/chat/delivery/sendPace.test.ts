import { expect, it } from 'vitest'
import { makeSendPace } from './sendPace.ts'

it('lets sixteen messages through in ten seconds and leaves the rest of the twenty to read marks', () => {
  let now = 0
  const pace = makeSendPace(() => now)
  for (let i = 0; i < 16; i += 1) {
    expect(pace.waitMs()).toBe(0)
    pace.sent()
    now += 100
  }
  expect(pace.waitMs()).toBe(8_400)
  now = 10_000
  expect(pace.waitMs()).toBe(0)
})

it('waits a whole window after COMMON429', () => {
  let now = 0
  const pace = makeSendPace(() => now)
  pace.refused()
  expect(pace.waitMs()).toBe(10_000)
  now = 10_000
  expect(pace.waitMs()).toBe(0)
})
