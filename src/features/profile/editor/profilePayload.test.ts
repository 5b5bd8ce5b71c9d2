import { expect, it } from 'vitest'
import { payloadOf } from './profilePayload.ts'

it('leaves out empty texts, nulls and empty lists', () => {
  expect(
    payloadOf({ nickname: 'yuna', bio: ' ', region: '', district: null, genres: [], age: 0, mediaUrl: '' }),
  ).toEqual({ nickname: 'yuna', age: 0 })
})

it('leaves out sessions without a type or a level, and the whole list when none is left', () => {
  const bass = { sessionType: 'bass', level: 'EXPERT' }
  expect(
    payloadOf({ availableSessions: [bass, { sessionType: 'drums', level: '' }, { level: 'EXPERT' }] }),
  ).toEqual({
    availableSessions: [bass],
  })
  expect(payloadOf({ availableSessions: [{ sessionType: 'drums' }] })).toEqual({})
})

it('sends the rest as it is', () => {
  const change = { nickname: 'yuna', genres: ['Indie Rock'], artists: ['혁오'], keywords: ['매주'] }
  expect(payloadOf(change)).toEqual(change)
})
