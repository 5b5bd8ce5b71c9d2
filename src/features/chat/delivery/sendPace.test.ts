import { expect, it } from 'vitest'
import { makeSendPace } from './sendPace.ts'

it('lets fifty-six messages through at once and leaves the rest of the sixty to read marks', () => {
  let now = 0
  const pace = makeSendPace(() => now)
  for (let i = 0; i < 56; i += 1) {
    expect(pace.waitMs()).toBe(0)
    pace.sent()
  }
  expect(pace.waitMs()).toBe(312.5)
  now = 312.5
  expect(pace.waitMs()).toBe(0)
})

it('lets sixteen messages through in five seconds after a burst, and a burst again after a while', () => {
  let now = 0
  const pace = makeSendPace(() => now)
  const sentNow = () => {
    let sent = 0
    for (; pace.waitMs() === 0; sent += 1) pace.sent()
    return sent
  }
  expect(sentNow()).toBe(56)
  now = 5_000
  expect(sentNow()).toBe(16)
  now = 60_000
  expect(sentNow()).toBe(56)
})

it('waits two seconds after COMMON429, then sends one message after the other', () => {
  let now = 0
  const pace = makeSendPace(() => now)
  pace.refused()
  expect(pace.waitMs()).toBe(2_000)
  now = 2_000
  expect(pace.waitMs()).toBe(0)
  pace.sent()
  expect(pace.waitMs()).toBe(312.5)
})
