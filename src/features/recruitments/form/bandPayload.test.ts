import { describe, expect, it } from 'vitest'
import { type BandDraft, newDraft } from './bandDraft.ts'
import { changeOf, newBandOf } from './bandPayload.ts'

const NOW = Date.parse('2026-11-22T03:00:00Z')
const song = (spotifyId: string) => ({ spotifyId, title: spotifyId, artist: '윤슬', imageUrl: null })

describe('a new band', () => {
  it('with only a name ends in two weeks by itself, looks for any age and gender, and has no members', () => {
    expect(newBandOf({ ...newDraft(NOW), name: ' 새벽 네 시 ' })).toEqual({
      status: 'RECRUITING',
      name: '새벽 네 시',
      description: '',
      endDate: '2026-12-06',
      autoClose: true,
      session: [],
      currentSessions: [],
      genres: [],
      artistSpotifyIds: [],
      trackSpotifyIds: [],
      representativeSong: '',
      ageStart: 0,
      ageEnd: 0,
      gender: 'OTHER',
      region: '',
      district: '',
      averageAge: '',
      mediaUrl: '',
      days: [],
      jobs: [],
      maleCount: 0,
      femaleCount: 0,
      snsLinks: { youtube: '', instagram: '', tiktok: '' },
    })
  })

  it('has everything that was chosen, with provider ids for music and full addresses for links', () => {
    const draft: BandDraft = {
      ...newDraft(NOW),
      name: '새벽 네 시',
      endDate: '',
      sessions: ['vocal', 'piano'],
      genres: ['Dream Pop'],
      artists: [{ spotifyId: 'artist1', name: '윤슬', imageUrl: null }],
      tracks: [song('track1'), song('track2')],
      representativeSong: 'track2',
      ageStart: 20,
      ageEnd: 30,
      region: '서울',
      district: ' 마포구 ',
      averageAge: '20대',
      links: { youtube: 'youtube.com/@4am', instagram: '', tiktok: '' },
    }
    expect(newBandOf(draft)).toMatchObject({
      endDate: '',
      session: ['vocal', 'piano'],
      genres: ['Dream Pop'],
      artistSpotifyIds: ['artist1'],
      trackSpotifyIds: ['track1', 'track2'],
      representativeSong: 'track2',
      ageStart: 20,
      ageEnd: 30,
      region: '서울',
      district: '마포구',
      averageAge: '20대',
      snsLinks: { youtube: 'https://youtube.com/@4am', instagram: '', tiktok: '' },
    })
  })
})

describe('a change', () => {
  const base: BandDraft = {
    ...newDraft(NOW),
    bandId: 7,
    name: '새벽 네 시',
    sessions: ['vocal'],
    currentSessions: ['drums'],
    tracks: [song('track1')],
    representativeSong: 'track1',
    ageStart: 20,
    ageEnd: 30,
    region: '서울',
    averageAge: '20대',
  }
  const changed = (part: Partial<BandDraft>) => changeOf(7, { ...base, ...part }, base)

  it('is null when nothing has changed, or only surrounding spaces', () => {
    expect(changed({})).toBeNull()
    expect(changed({ name: '새벽 네 시 ', links: { youtube: ' ', instagram: '', tiktok: '' } })).toBeNull()
  })

  it('has only the changed fields', () => {
    expect(changed({ name: '새벽 다섯 시' })).toEqual({ bandId: 7, name: '새벽 다섯 시' })
    expect(changed({ status: 'ACTIVE', endDate: '' })).toEqual({ bandId: 7, status: 'ACTIVE', endDate: '' })
    expect(changed({ tracks: [song('track2')], representativeSong: null })).toEqual({
      bandId: 7,
      trackSpotifyIds: ['track2'],
      representativeSong: '',
    })
  })

  it('has both lists of sessions, because either replaces both', () => {
    expect(changed({ sessions: [] })).toEqual({ bandId: 7, session: [], currentSessions: ['drums'] })
    expect(changed({ currentSessions: [] })).toEqual({ bandId: 7, session: ['vocal'], currentSessions: [] })
  })

  it('has both ends of the ages, and clears removed values', () => {
    expect(changed({ ageEnd: 40 })).toEqual({ bandId: 7, ageStart: 20, ageEnd: 40 })
    expect(changed({ ageStart: null, ageEnd: null, region: null, averageAge: null })).toEqual({
      bandId: 7,
      ageStart: 0,
      ageEnd: 0,
      region: '',
      averageAge: '',
    })
  })

  it('has all links when one of them has changed', () => {
    expect(changed({ links: { youtube: 'youtube.com', instagram: '', tiktok: '' } })).toEqual({
      bandId: 7,
      snsLinks: { youtube: 'https://youtube.com', instagram: '', tiktok: '' },
    })
  })
})
