import { describe, expect, it } from 'vitest'
import { REGIONS } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES, SESSION_NAMES } from '#contract/sessions.ts'
import type { RankedBand } from './ranking.queries.ts'
import {
  artistsReason,
  genresReason,
  keywordsReason,
  reasonsFor,
  regionReason,
  sessionReason,
  tracksReason,
  whyOf,
} from './reasons.present.ts'

/** A band without any points except the given ones. */
function aRankedBand({
  points,
  shared,
  ...rest
}: Partial<Omit<RankedBand, 'points' | 'shared'>> & {
  points?: Partial<RankedBand['points']>
  shared?: Partial<RankedBand['shared']>
}): RankedBand {
  return {
    bandId: 1,
    region: null,
    artist: null,
    track: null,
    session: null,
    genre: null,
    keyword: null,
    ...rest,
    shared: { artists: 0, tracks: 0, genres: 0, keywords: 0, ...shared },
    points: { artists: 0, tracks: 0, session: 0, region: 0, genres: 0, keywords: 0, ...points },
  }
}

/** Whether the last syllable of a Hangul word ends in a consonant. */
const isClosed = (word: string) => (word.codePointAt(word.length - 1)! - 0xac00) % 28 !== 0

describe('the reason', () => {
  it('names the artist with the most points and counts the others', () => {
    expect(artistsReason('아이유', 4)).toBe('아이유 외 3팀이 겹쳐요')
    expect(artistsReason('Slowdive', 1)).toBe('Slowdive 취향이 겹쳐요')
  })

  it('names a song in the same way', () => {
    expect(tracksReason('좋은 날', 3)).toBe('〈좋은 날〉 외 2곡이 겹쳐요')
    expect(tracksReason('좋은 날', 1)).toBe('〈좋은 날〉 한 곡이 겹쳐요')
  })

  it('shortens a long title, but never its own words', () => {
    const reason = tracksReason('Welcome to the Black Parade (Live in Mexico City)', 2)
    expect(reason).toBe('〈Welcome to the Black…〉 외 1곡이 겹쳐요')
    expect(artistsReason('👩‍👩‍👧'.repeat(30), 2)).toBe(`${'👩‍👩‍👧'.repeat(20)}… 외 1팀이 겹쳐요`)
  })

  it('has the right particle for every session', () => {
    expect(sessionReason('bass')).toBe('베이스를 찾고 있어요')
    for (const session of BAND_SESSION_TYPES) {
      const name = SESSION_NAMES[session]
      expect(sessionReason(session)).toBe(`${name}${isClosed(name) ? '을' : '를'} 찾고 있어요`)
    }
  })

  it('has the right ending for every region, and says whether it is only near', () => {
    expect(regionReason('서울', false)).toBe('서울이에요')
    expect(regionReason('경기', true)).toBe('가까운 경기예요')
    expect(regionReason(null, false)).toBe('지역은 상관없어요')
    for (const region of REGIONS)
      expect(regionReason(region, false)).toBe(`${region}${isClosed(region) ? '이에요' : '예요'}`)
  })

  it('names a genre and a keyword of the manager without a particle', () => {
    expect(genresReason('R&B', 1)).toBe('R&B 장르가 겹쳐요')
    expect(genresReason('Shoegaze', 3)).toBe('Shoegaze 외 2개 장르가 겹쳐요')
    expect(keywordsReason('매주', 1)).toBe('밴드장과 ‘매주’ 키워드가 같아요')
    expect(keywordsReason('매주', 2)).toBe('밴드장과 ‘매주’ 외 1개 키워드가 같아요')
  })
})

describe('the reasons of a band', () => {
  it('are the three with the most points, highest first', () => {
    const band = aRankedBand({
      artist: '아이유',
      session: 'bass',
      region: '서울',
      genre: 'Pop',
      keyword: '매주',
      shared: { artists: 4, genres: 1, keywords: 1 },
      points: { artists: 260, session: 250, region: 120, genres: 40, keywords: 20 },
    })
    expect(reasonsFor(band)).toEqual(['아이유 외 3팀이 겹쳐요', '베이스를 찾고 있어요', '서울이에요'])
    expect(reasonsFor({ ...band, points: { ...band.points, session: 300 } })[0]).toBe('베이스를 찾고 있어요')
  })

  it('say which session they name, and none where a session is no reason or comes too late', () => {
    const band = aRankedBand({ session: 'bass', points: { session: 250 } })
    expect(whyOf(band)).toEqual({ reasons: ['베이스를 찾고 있어요'], reasonSession: 'bass' })
    expect(whyOf(aRankedBand({ session: null })).reasonSession).toBeNull()
    const late = aRankedBand({
      session: 'bass',
      artist: '아이유',
      track: '좋은 날',
      region: '서울',
      shared: { artists: 1, tracks: 1 },
      points: { artists: 300, tracks: 300, region: 200, session: 180 },
    })
    expect(whyOf(late).reasonSession).toBeNull()
  })

  it('are fewer when fewer have points, and none when none has', () => {
    expect(reasonsFor(aRankedBand({ region: '경기', points: { region: 50 } }))).toEqual(['가까운 경기예요'])
    expect(reasonsFor(aRankedBand({ region: '제주' }))).toEqual([])
  })
})
