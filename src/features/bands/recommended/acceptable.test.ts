import { describe, expect, it } from 'vitest'
import { acceptListed, acceptRecommended } from './acceptable.ts'
import { aBandSummary, aRecommendedBand } from './testing/bandAnswers.ts'

const song = { title: '위잉위잉', artist: '혁오', imageUrl: null }
const artist = { name: '혁오', imageUrl: null }
const saysNothing = { goalTracks: [], preferredArtists: [], sessions: [] }

describe('a band that the server recommends', () => {
  it.each([
    ['a song', { goalTracks: [song] }],
    ['an artist', { preferredArtists: [artist] }],
    ['a session', { sessions: ['bass' as const] }],
  ])('is shown when it has %s', (_what, facts) => {
    expect(acceptRecommended([aRecommendedBand({ ...saysNothing, ...facts })])).toHaveLength(1)
  })

  it.each([
    ['it has none of them', saysNothing],
    ['it has no name', { bandName: '  ' }],
  ])('is left out when %s', (_why, facts) => {
    expect(acceptRecommended([aRecommendedBand(facts)])).toEqual([])
  })
})

describe('a band of the list', () => {
  it.each([
    ['a song', { tracks: [song] }],
    ['an artist', { artists: [artist] }],
    ['a session it looks for', { sessions: ['bass' as const] }],
    ['a session it has', { currentSessions: ['bass' as const] }],
  ])('is shown when it has %s', (_what, facts) => {
    expect(acceptListed([aBandSummary({ sessions: [], ...facts })])).toHaveLength(1)
  })

  it.each([
    ['it has none of them', { sessions: [] }],
    ['it has no name', { name: '' }],
  ])('is left out when %s', (_why, facts) => {
    expect(acceptListed([aBandSummary(facts)])).toEqual([])
  })
})
