import { expect, it } from 'vitest'
import { payloadOf } from './profilePayload.ts'

it('the payload has no empty texts, nulls or empty lists', () => {
  expect(
    payloadOf({ nickname: 'yuna', bio: ' ', region: '', district: null, genres: [], age: 0, mediaUrl: '' }),
  ).toEqual({ nickname: 'yuna', age: 0 })
})

it('the payload has no sessions without type or level, and no list when none is left', () => {
  const bass = { sessionType: 'bass', level: 'EXPERT' }
  expect(
    payloadOf({ availableSessions: [bass, { sessionType: 'drums', level: '' }, { level: 'EXPERT' }] }),
  ).toEqual({
    availableSessions: [bass],
  })
  expect(payloadOf({ availableSessions: [{ sessionType: 'drums' }] })).toEqual({})
})

it('the payload has what the member has emptied', () => {
  expect(payloadOf({ genres: [], keywords: [], bio: '' }, ['genres'])).toEqual({ genres: [] })
})

it('the payload has everything else unchanged', () => {
  const change = { nickname: 'yuna', genres: ['Indie Rock'], artists: ['혁오'], keywords: ['매주'] }
  expect(payloadOf(change)).toEqual(change)
})
