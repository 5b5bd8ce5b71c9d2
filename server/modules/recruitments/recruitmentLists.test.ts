import { beforeEach, describe, expect, it } from 'vitest'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { BAND_ARTISTS_MAX, BAND_TRACKS_MAX } from '#contract/limits.ts'
import { JOBS } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES } from '#contract/sessions.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { FULL, ids, recruitmentTest, testMusic, type RecruitmentTest } from './recruitments.fixtures.ts'

// Tests that a band is stored with all its lists in one transaction, and its music is added to the catalogue.

let server: TestServer
let recruitment: RecruitmentTest
let yuna: TestMember
beforeEach(async () => {
  server = await testServer({ deps: { music: testMusic().music } })
  recruitment = recruitmentTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
})

const create = (body: Record<string, unknown>) => recruitment.create(yuna, body)
const made = (body: Record<string, unknown>) => recruitment.made(yuna, body)

describe('the lists of a band', () => {
  it('are returned as sent, with every list at its limit', async () => {
    const full = {
      sessions: [...BAND_SESSION_TYPES],
      currentSessions: [...BAND_SESSION_TYPES].reverse(),
      genres: [...GENRES].reverse(),
      artistSpotifyIds: ids('artist', BAND_ARTISTS_MAX).reverse(),
      trackSpotifyIds: ids('track', BAND_TRACKS_MAX).reverse(),
      jobs: [...JOBS].reverse(),
    }
    const {
      artists: liked,
      tracks: wanted,
      ...shown
    } = await made({ ...FULL.sent, ...full, endDate: '', session: null })
    expect({
      ...shown,
      artistSpotifyIds: liked.map(({ spotifyId }) => spotifyId),
      trackSpotifyIds: wanted.map(({ spotifyId }) => spotifyId),
    }).toMatchObject(full)
    expect(await server.deps.db.$count(artists)).toBe(BAND_ARTISTS_MAX)
    expect(await server.deps.db.$count(tracks)).toBe(BAND_TRACKS_MAX)
  })

  it('contain each value once, however often and in whatever spelling it is sent', async () => {
    const shown = await made({
      session: ['drum', 'DRUMS', '🥁 드럼 🥁', '드럼', 'bass'],
      currentSessions: ['일렉 기타', 'electric-guitar', 'electric_guitar'],
      genres: ['Rock', ' Rock '],
      artistSpotifyIds: ['artist-1', 'artist-1'],
      trackSpotifyIds: ['track-1', 'track-1'],
      representativeSong: 'track-1',
      jobs: ['worker', 'worker'],
    })
    expect(shown).toMatchObject({
      sessions: ['drums', 'bass'],
      currentSessions: ['electric_guitar'],
      genres: ['Rock'],
      artists: [{ spotifyId: 'artist-1' }],
      tracks: [{ spotifyId: 'track-1' }],
      representativeSong: { spotifyId: 'track-1' },
      jobs: ['worker'],
    })
  })
})

describe('many new bands at once', () => {
  it('add new music to the catalogue once', async () => {
    const [liked, wanted] = [ids('artist', 12), ids('track', 12)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        create({
          name: `밴드 ${n}`,
          artistSpotifyIds: n % 2 ? liked : liked.toReversed(),
          trackSpotifyIds: n % 2 ? wanted : wanted.toReversed(),
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await server.deps.db.$count(artists)).toBe(12)
    expect(await server.deps.db.$count(tracks)).toBe(12)
    for (const [n, { value }] of answers.entries()) {
      const shown = (await recruitment.form(yuna, value.bandId)).artists.map(({ spotifyId }) => spotifyId)
      expect(shown).toEqual(n % 2 ? liked : liked.toReversed())
    }
  })
})
