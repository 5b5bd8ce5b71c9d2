import { beforeAll, describe, expect, it } from 'vitest'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { listBands, listRecommendedBands } from '#contract/http/bands/bands.ts'
import { listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { changeRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { BAND_DESCRIPTION_MAX_CHARS, BAND_NAME_MAX_CHARS, BAND_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { AVERAGE_AGES, JOBS, REGIONS, SNS_PLATFORMS } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES } from '#contract/sessions.ts'
import { graphemeCount } from '#contract/text.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { BANDS, type SampleBand } from './bands.ts'
import { BOOKMARKS } from './bookmarks.ts'
import { loadSampleData } from './loadSampleData.ts'
import { PEOPLE, SAMPLE_LOG_INS } from './people.ts'
import { TASTES } from './tastes.ts'

/** The characters that fit under the name on a card with two lines. */
const HEADLINE_MAX_CHARS = 24

const passed = (band: SampleBand) => band.applications.filter(({ passFail }) => passFail === 'PASS')
const person = (nickname: string) => PEOPLE.find((each) => each.nickname === nickname)
const sessionsOf = (nickname: string) =>
  TASTES.find((taste) => taste.nickname === nickname)?.sessions.map(({ sessionType }) => sessionType) ?? []
/** The names of the bands that do not meet a condition. */
const bandsBut = (isSo: (band: SampleBand) => boolean) =>
  BANDS.filter((band) => !isSo(band)).map(({ name }) => name)

describe('the sample bands', () => {
  it('are numbered from 1 to 60 and have distinct names', () => {
    expect(BANDS.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, nth) => nth + 1))
    expect(new Set(BANDS.map(({ name }) => name)).size).toBe(60)
    expect(bandsBut(({ name }) => graphemeCount(name) <= BAND_NAME_MAX_CHARS)).toEqual([])
  })

  it('use only words of the contract', () => {
    const only = (known: readonly string[], said: readonly string[]) =>
      said.every((each) => known.includes(each))
    expect(bandsBut(({ genres }) => genres.length > 0 && only(GENRES, genres))).toEqual([])
    expect(bandsBut(({ wanted, occupied }) => only(BAND_SESSION_TYPES, [...wanted, ...occupied]))).toEqual([])
    expect(bandsBut(({ region, district }) => only(REGIONS, [region]) && district !== '')).toEqual([])
    expect(bandsBut(({ jobs, platforms }) => only(JOBS, jobs) && only(SNS_PLATFORMS, platforms))).toEqual([])
    expect(bandsBut(({ averageAge }) => averageAge === null || only(AVERAGE_AGES, [averageAge]))).toEqual([])
  })

  it('describe themselves in one short line, followed by more', () => {
    const lines = ({ description }: SampleBand) => description.split('\n')
    expect(bandsBut((band) => graphemeCount(lines(band)[0]!) <= HEADLINE_MAX_CHARS)).toEqual([])
    expect(bandsBut((band) => lines(band).length > 1 && !lines(band).includes(''))).toEqual([])
    expect(bandsBut((band) => graphemeCount(band.description) <= BAND_DESCRIPTION_MAX_CHARS)).toEqual([])
    expect(new Set(BANDS.map((band) => lines(band)[0])).size).toBe(60)
  })

  it('are recruiting except nine that are complete and one that has ended, with past, near, far and open ends', () => {
    const count = (status: SampleBand['status']) => BANDS.filter((band) => band.status === status).length
    expect({ complete: count('ACTIVE'), over: count('ENDED') }).toEqual({ complete: 9, over: 1 })
    expect(
      bandsBut(({ status, wanted }) => (status === 'RECRUITING') === wanted.length > 0 || status === 'ENDED'),
    ).toEqual([])
    const open = BANDS.filter(({ status }) => status === 'RECRUITING').map(({ endsInDays }) => endsInDays)
    expect(open).toEqual(expect.arrayContaining([null, 1, 2, 45]))
    expect(BANDS.filter(({ endsInDays, autoClose }) => autoClose && endsInDays! < 0)).toHaveLength(5)
  })

  it('have many managers, and no manager has more than two', () => {
    const managers = BANDS.map(({ manager }) => manager)
    expect(new Set(managers).size).toBeGreaterThan(35)
    expect(bandsBut((band) => managers.filter((each) => each === band.manager).length <= 2)).toEqual([])
    expect(bandsBut(({ manager }) => person(manager) !== undefined && !person(manager)!.withdrawn)).toEqual(
      [],
    )
  })

  it('are played in by their manager and accepted applicants, and count them', () => {
    const people = (band: SampleBand) => [band.manager, ...passed(band).map(({ applicant }) => applicant)]
    const taken = (band: SampleBand) => passed(band).map(({ session }) => session)
    expect(
      bandsBut((band) =>
        band.occupied.every((each) =>
          [...sessionsOf(band.manager), ...taken(band)].some((one) => one === each),
        ),
      ),
    ).toEqual([])
    const heads = (band: SampleBand, gender: string) =>
      people(band).filter((nickname) => person(nickname)?.gender === gender).length
    expect(
      bandsBut(
        (band) => band.maleCount === heads(band, 'MALE') && band.femaleCount === heads(band, 'FEMALE'),
      ),
    ).toEqual([])
  })

  it('have applications by others, one from each, made after the band was founded', () => {
    expect(
      bandsBut(({ manager, applications }) => applications.every(({ applicant }) => applicant !== manager)),
    ).toEqual([])
    expect(
      bandsBut(
        ({ applications }) =>
          new Set(applications.map(({ applicant }) => applicant)).size === applications.length,
      ),
    ).toEqual([])
    const dayMinutes = 24 * 60
    expect(
      bandsBut(({ id, applications }) =>
        applications.every(({ minutesAgo }) => minutesAgo < (60 - id) * dayMinutes),
      ),
    ).toEqual([])
  })
})

describe('a visitor', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
    await loadSampleData(server.deps)
  })

  const as = (nickname: string) => ({
    memberId: PEOPLE.findIndex((each) => each.nickname === nickname) + 1,
    email: `${nickname}@example.com`,
  })

  it('finds 59 bands, newest first, all with music', async () => {
    const { value } = await server.call(listBands, { as: as('yuna22'), query: { size: BAND_PAGE_SIZE_MAX } })
    expect(value.map(({ bandId }) => bandId)).toEqual(
      BANDS.map(({ id }) => id)
        .filter((id) => id !== 19)
        .toReversed(),
    )
    for (const { bandId, artists, tracks } of value) {
      const band = BANDS[bandId - 1]!
      expect([artists.length, tracks.length]).toEqual([band.artists.length, band.tracks.length])
    }
  })

  it('can save the forms of the bands that a sample log-in manages without changing them', async () => {
    const mine = BANDS.filter(
      ({ manager, status }) => SAMPLE_LOG_INS.some((each) => each === manager) && status !== 'ENDED',
    )
    expect(mine.length).toBeGreaterThan(0)
    for (const { id, manager } of mine) {
      const read = () => server.call(readRecruitment, { as: as(manager), path: { bandId: id } })
      const shown = (await read()).value
      const { sessions, snsLink, artists, tracks, representativeSong, ...same } = shown
      const body = {
        ...same,
        bandId: id,
        session: sessions,
        snsLinks: snsLink,
        artistSpotifyIds: artists.map(({ spotifyId }) => spotifyId),
        trackSpotifyIds: tracks.map(({ spotifyId }) => spotifyId),
        representativeSong: representativeSong?.spotifyId ?? '',
      }
      expect(await server.call(changeRecruitment, { as: as(manager), body })).toMatchObject({ status: 200 })
      expect((await read()).value).toEqual(shown)
    }
  })

  it('finds no participants in the rooms of an ended band', async () => {
    const rooms = (await server.call(listRooms, { as: as('nari') })).value.chatRoomInfos
    expect(rooms.filter((room) => 'bandId' in room && room.bandId === 19)).toEqual([])
  })

  it.each(SAMPLE_LOG_INS)('logged in as %s has saved bands, some of them complete', async (nickname) => {
    const { value } = await server.call(listBookmarks, { as: as(nickname) })
    expect(value.map(({ name }) => name)).toEqual(BOOKMARKS[nickname])
    expect(new Set(value.map(({ status }) => status))).toEqual(new Set(['RECRUITING', 'ACTIVE']))
  })

  it.each(SAMPLE_LOG_INS)('logged in as %s gets recommended bands with good reasons', async (nickname) => {
    const { value } = await server.call(listRecommendedBands, { as: as(nickname), query: { limit: 5 } })
    const played = sessionsOf(nickname)
    for (const { reasons, recruitingSessions } of value) {
      expect(reasons).toHaveLength(3)
      expect(recruitingSessions.some((session) => played.some((each) => each === session))).toBe(true)
    }
  })
})
