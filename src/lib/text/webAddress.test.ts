import { expect, it } from 'vitest'
import { webAddress } from './webAddress.ts'

it.each(['https://youtu.be/abc', 'http://example.com/?q=%20'])('%s may be opened', (address) => {
  expect(webAddress(address)).toBe(address)
})

it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '/my', 'youtu.be/abc', '', null])(
  '%s may not be opened',
  (address) => {
    expect(webAddress(address)).toBeNull()
  },
)
