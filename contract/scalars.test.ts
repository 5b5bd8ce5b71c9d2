import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Email, Id, Timestamp } from './scalars.ts'

describe('a timestamp', () => {
  it('without a zone means UTC and gets a Z', () => {
    expect(v.parse(Timestamp, '2025-08-08T04:09:17.770')).toBe('2025-08-08T04:09:17.770Z')
  })

  it.each(['2025-08-08T04:09:17.770Z', '2025-08-08T13:09:17+09:00'])(
    'with a zone, such as %s, is unchanged',
    (text) => {
      expect(v.parse(Timestamp, text)).toBe(text)
    },
  )

  it.each(['', 'yesterday', '2025-13-40T00:00:00Z'])('may not be %j', (text) => {
    expect(v.is(Timestamp, text)).toBe(false)
  })
})

describe('an id in a request', () => {
  it('may be a numeric string', () => {
    expect(v.parse(Id, '52')).toBe(52)
  })

  it.each([0, -1, 1.5, '0', '052', '5 2', '', '1e3', null, 2 ** 53])('may not be %j', (value) => {
    expect(v.is(Id, value)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it('is trimmed and lower-cased', () => {
    expect(v.parse(Email, '  Yuna@Example.COM ')).toBe('yuna@example.com')
  })

  it.each(['', 'yuna', 'yuna@', '@example.com', `${'a'.repeat(250)}@example.com`])(
    'may not be %j',
    (text) => {
      expect(v.is(Email, text)).toBe(false)
    },
  )
})
