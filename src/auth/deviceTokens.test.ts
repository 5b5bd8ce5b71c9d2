import { beforeEach, expect, it } from 'vitest'
import { keepDeviceToken, readDeviceTokens } from './deviceTokens.ts'

beforeEach(() => localStorage.clear())

it('a device keeps the tokens of the five members who logged in last, each once', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepDeviceToken(token)
  expect(readDeviceTokens()).toEqual(['c', 'f', 'e', 'd', 'b'])
})

it('a device keeps its tokens when a server answers none', () => {
  keepDeviceToken('a')
  keepDeviceToken(undefined)
  expect(readDeviceTokens()).toEqual(['a'])
})

it.each(['nonsense', '{}', '[1]'])(
  'a device whose storage has %s is unknown, and can become known',
  (text) => {
    localStorage.setItem('deviceTokens', text)
    expect(readDeviceTokens()).toEqual([])
    keepDeviceToken('a')
    expect(readDeviceTokens()).toEqual(['a'])
  },
)
