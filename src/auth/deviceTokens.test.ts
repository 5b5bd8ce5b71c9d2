import { beforeEach, expect, it } from 'vitest'
import { forgetDeviceToken, keepDeviceToken, readDeviceTokens } from './deviceTokens.ts'

beforeEach(() => localStorage.clear())

it('a device keeps the tokens of the five members who logged in last, each once', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepDeviceToken(token, 1)
  expect(readDeviceTokens()).toEqual(['c', 'f', 'e', 'd', 'b'])
})

it('a device keeps its tokens when a server answers none', () => {
  keepDeviceToken('a', 1)
  keepDeviceToken(undefined, 1)
  expect(readDeviceTokens()).toEqual(['a'])
})

it('a member who withdraws leaves no token on the device, and others keep theirs', () => {
  keepDeviceToken('a', 1)
  keepDeviceToken('b', 2)
  forgetDeviceToken(1)
  expect(readDeviceTokens()).toEqual(['b'])
  forgetDeviceToken(2)
  expect({ ...localStorage }).toEqual({})
})

it.each(['nonsense', '{}', '[1]', '["a"]'])(
  'a device whose storage has %s is unknown, and can become known',
  (text) => {
    localStorage.setItem('deviceTokens', text)
    expect(readDeviceTokens()).toEqual([])
    keepDeviceToken('a', 1)
    expect(readDeviceTokens()).toEqual(['a'])
  },
)
