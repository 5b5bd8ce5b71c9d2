import { listMessages } from '#contract/http/chat/messages.ts'
import type { ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { decideApplications } from '#contract/http/recruitments/applications.ts'
import {
  changeRecruitment,
  createRecruitment,
  readRecruitment,
} from '#contract/http/recruitments/recruitments.ts'
import { applications } from '#server/db/bandTables.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { messages } from '#server/db/schema.ts'
import type { Deps, Music } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** A provider that knows only `artist-…` and `track-…`. */
export interface TestMusic {
  music: Music
  /** Every id it was asked for. */
  asked: string[]
  /** From now on all lookups fail. */
  fail(): void
}

export function testMusic(): TestMusic {
  const asked: string[] = []
  let isOut = false
  function known<Info>(spotifyId: string, kind: string, infoOf: () => Info): Info | null {
    if (isOut) throw new AppError('SPOTIFY5002')
    asked.push(spotifyId)
    return spotifyId.startsWith(`${kind}-`) ? infoOf() : null
  }
  const music: Music = {
    search: async () => ({ tracks: [], artists: [], albums: [] }),
    complete: async () => [],
    artist: async (id) => known(id, 'artist', () => anArtist(id)),
    track: async (id) => known(id, 'track', () => aTrack(id)),
    album: async () => null,
    albumTracks: async () => null,
    artistNamed: async () => null,
    suggestedArtists: async () => [],
    picture: () => null,
  }
  return { music, asked, fail: () => (isOut = true) }
}

const anArtist = (spotifyId: string): ArtistInfo => ({
  type: 'artist',
  spotifyId,
  name: `${spotifyId} 밴드`,
  genres: null,
  imageUrl: `/art/${spotifyId}.svg`,
  externalUrl: null,
})

const aTrack = (spotifyId: string): TrackInfo => ({
  type: 'track',
  spotifyId,
  title: `${spotifyId} 노래`,
  artist: '아무나',
  album: null,
  duration: '3:21',
  imageUrl: null,
  externalUrl: null,
})

/** The first `count` test ids of a kind. */
export const ids = (kind: 'artist' | 'track', count: number) =>
  Array.from({ length: count }, (_, n) => `${kind}-${n + 1}`)

/** One value for each field of a form, as sent and as RC3 shows it. */
export const FULL = {
  sent: {
    name: '새벽 네 시',
    endDate: '2099-01-01',
    autoClose: true,
    description: '매주 토요일\n합정에서 합주해요',
    session: ['bass', '🎹 피아노 🎹'],
    currentSessions: ['vocal', 'electric-guitar'],
    genres: ['Shoegaze', 'Dream Pop'],
    artistSpotifyIds: ['artist-2', 'artist-1'],
    trackSpotifyIds: ['track-9', 'track-3'],
    representativeSong: 'track-7',
    ageStart: 20,
    ageEnd: 30,
    gender: 'FEMALE',
    region: '서울',
    district: '마포구',
    averageAge: '20대',
    days: ['SUN', 'SAT'],
    jobs: ['worker', 'colleague'],
    maleCount: 2,
    femaleCount: 1,
    snsLinks: { youtube: 'https://youtube.com/@dawn', instagram: '', tiktok: 'https://tiktok.com/@dawn' },
  },
  shown: {
    name: '새벽 네 시',
    endDate: '2099-01-01T14:59:59.999Z',
    autoClose: true,
    description: '매주 토요일\n합정에서 합주해요',
    sessions: ['bass', 'piano'],
    currentSessions: ['vocal', 'electric_guitar'],
    genres: ['Shoegaze', 'Dream Pop'],
    artists: ['artist-2', 'artist-1'].map((spotifyId) => ({
      spotifyId,
      name: `${spotifyId} 밴드`,
      imageUrl: `http://localhost/art/${spotifyId}.svg`,
    })),
    tracks: ['track-9', 'track-3'].map((spotifyId) => ({
      spotifyId,
      title: `${spotifyId} 노래`,
      artist: '아무나',
      imageUrl: null,
    })),
    representativeSong: { spotifyId: 'track-7', artist: '아무나', trackTitle: 'track-7 노래' },
    ageStart: 20,
    ageEnd: 30,
    gender: 'FEMALE',
    region: '서울',
    district: '마포구',
    averageAge: '20대',
    days: ['SAT', 'SUN'],
    jobs: ['worker', 'colleague'],
    maleCount: 2,
    femaleCount: 1,
    snsLink: { youtube: 'https://youtube.com/@dawn', instagram: '', tiktok: 'https://tiktok.com/@dawn' },
  },
} as const

/** Helpers for tests of recruitments, over HTTP. */
export function recruitmentTest({ call }: TestServer) {
  const create = (as: TestMember, body: Record<string, unknown>, image?: Blob) =>
    call(createRecruitment, { as, body, ...(image && { files: { image } }) })
  const change = (as: TestMember, body: Record<string, unknown>, image?: Blob) =>
    call(changeRecruitment, { as, body, ...(image && { files: { image } }) })
  const read = (as: TestMember, bandId: number) => call(readRecruitment, { as, path: { bandId } })
  const form = async (as: TestMember, bandId: number) => (await read(as, bandId)).value
  return {
    create,
    change,
    read,
    created: async (as: TestMember, body: Record<string, unknown> = {}) =>
      (await create(as, { name: '해일', session: ['bass'], ...body })).value.bandId,
    form,
    /** Creates a band and returns its form (RC3). */
    made: async (as: TestMember, body: Record<string, unknown>) =>
      form(as, (await create(as, { name: '해일', ...body })).value.bandId),
  }
}

export type RecruitmentTest = ReturnType<typeof recruitmentTest>

/** Tests of recruitments, with a provider that knows only the test ids. */
export const it = base
  .extend('provider', () => testMusic())
  .extend('deps', ({ provider, remembered }): Partial<Deps> => ({
    music: provider.music,
    files: remembered.files,
  }))
  .extend('recruitment', ({ server }) => recruitmentTest(server))
  .extend('yuna', ({ server }) => server.aMember({ nickname: 'yuna' }))
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))

export const smallPicture = async () => asFile(await aPhoto(40, 30))

/** Tests of a band's picture: yuna's band `bandId` has the picture `before`. */
export const itWithPictures = it
  .extend(
    'create',
    ({ recruitment, yuna }) =>
      (image?: Blob, body: Record<string, unknown> = {}) =>
        recruitment.create(yuna, { name: '해일', ...body }, image),
  )
  .extend(
    'keptUrls',
    ({ kept }) =>
      () =>
        kept().map((path) => `http://localhost${path}`),
  )
  .extend('pictured', async ({ create }) => (await create(await smallPicture())).value)
  .extend('bandId', ({ pictured }) => pictured.bandId)
  .extend('before', ({ pictured }) => pictured.profileImageUrl!)
  .extend(
    'change',
    ({ recruitment, yuna, bandId }) =>
      (image?: Blob, body: Record<string, unknown> = {}, as = yuna) =>
        recruitment.change(as, { bandId, ...body }, image),
  )

type DecidedStatus = 'PASS' | 'FAIL'
type DecisionWords = { message?: string; closesSession?: boolean }
export type Decision = [roomId: number, status: DecidedStatus]

/** Helpers for tests of decisions on applications to `bandId`, by its manager unless `as` is given. */
function decidingTest(
  { call, deps: { db }, events }: TestServer,
  chat: ChatTest,
  manager: TestMember,
  bandId: number,
) {
  const decideAll = (decisions: readonly Decision[], as = manager, id = bandId, words: DecisionWords = {}) =>
    call(decideApplications, {
      as,
      path: { bandId: id },
      body: { applicantUpdate: decisions.map(([roomId, status]) => ({ roomId, status, ...words })) },
    })
  return {
    decideAll,
    decide: (roomId: number, status: DecidedStatus, as?: TestMember, words?: DecisionWords) =>
      decideAll([[roomId, status]], as, undefined, words),
    apply: (as: TestMember, facts: Parameters<ChatTest['anApplication']>[3] = {}) =>
      chat.anApplication(bandId, manager, as, facts),
    async stored() {
      const rows = await db.select().from(applications).orderBy(applications.roomId)
      return rows.map(({ passFail }) => passFail)
    },
    said: async (as: TestMember, roomId: number) =>
      (await call(listMessages, { as, path: { roomId } })).value.messages,
    newsOf: async (as: TestMember) => (await call(listNotifications, { as })).value,
    /** Counts everything that a decision may have stored or published. */
    traces: async () => ({
      lines: await db.$count(messages),
      notifications: await db.$count(notifications),
      requests: await db.$count(friendRequests),
      events: events.length,
    }),
  }
}

/** Tests of decisions on applications to `bandId`, whose manager is yuna. */
export const itDeciding = it
  .extend('chat', ({ server }) => chatTest(server))
  .extend('sol', ({ server }) => server.aMember({ nickname: 'sol' }))
  .extend('bandId', ({ chat, yuna }) => chat.aBand(yuna, { name: '해일' }))
  .extend('deciding', ({ server, chat, yuna, bandId }) => decidingTest(server, chat, yuna, bandId))

/** The counts without a decision. */
export const NOTHING = { lines: 0, notifications: 0, requests: 0, events: 0 }
