import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  listBandArtists,
  listBandMembers,
  listBandTracks,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands/bands.ts'
import { type BandTest, bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { bandsApi } from '#src/features/bands/bandsApi.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

const MISSING = '해당 밴드의 정보가 존재하지 않습니다'
const FAILED = '오류가 발생했습니다'
const SAMPLE = {
  bandId: null,
  title: '밤의 정류장',
  subtitle: '퇴근길에 만나는 직장인 밴드',
  image: null,
  seed: 'band-sample-night-stop',
}
const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${what} ${at + 1}`)

let me: TestMember
let harin: TestMember
let band: BandTest
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  band = bandTest(theServer())
})

const aKite = () =>
  band.aBand(harin, {
    name: 'Velvet Kite',
    description: '키보디스트를 찾아요\n매주 토요일 오후에 만나요.',
    sessions: ['keyboard'],
    genres: ['Shoegaze', 'Dream Pop'],
    occupied: ['vocal'],
    artists: numbered('가수', 9),
    tracks: numbered('곡', 7),
    jobs: ['worker', 'freelancer'],
    averageAge: '20대',
    days: ['SAT', 'SUN'],
    maleCount: 3,
    femaleCount: 1,
    region: '서울',
    district: '마포구',
    gender: 'OTHER',
    endsAt: new Date('2099-12-31T03:00:00Z'),
  })

const open = (path: string) => renderApp(path, { as: me })
/** Starts on a screen that requests no band, so that a planted fault affects this one. */
async function goTo(
  path: string,
  {
    plant = () => {},
    state,
  }: { plant?: (app: Awaited<ReturnType<typeof renderApp>>) => void; state?: unknown } = {},
) {
  const app = await open(paths.my())
  await screen.findByRole('heading', { name: 'yuna22' })
  plant(app)
  await act(() => app.router.navigate(path, { state }))
  return app
}
const tabs = () => within(screen.getByRole('navigation', { name: '밴드 정보' }))
const itemsOf = (region: string) =>
  within(screen.getByRole('region', { name: region })).getAllByRole('listitem')

describe('the people page of a band', () => {
  it('has its members, the wanted session, their number and what they play', async () => {
    const bandId = await aKite()
    await open(paths.people(bandId))
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    expect(screen.getByText('키보디스트를 찾아요')).toBeVisible()
    expect(await screen.findByText('2자리 중 1자리')).toBeVisible()
    expect(itemsOf('함께하는 세션').map(({ textContent }) => textContent)).toEqual([
      '보컬harin',
      '키보드모집 중지원하기',
    ])
    expect(screen.getByRole('link', { name: /harin/ })).toHaveAttribute(
      'href',
      paths.profileDetail(harin.memberId),
    )
    const facts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect(facts).toEqual(['3', '1', '20대'])
    expect(within(screen.getByRole('group', { name: '하는 일' })).getByText('직장인')).toBeVisible()
    expect(tabs().getByRole('link', { name: '멤버' })).toHaveAttribute('aria-current', 'page')
  })

  it('says what is not known', async () => {
    const bandId = await band.aBand(harin, { sessions: [] })
    await open(paths.people(bandId))
    expect(await screen.findAllByText('정보 없음')).toHaveLength(3)
    expect(screen.queryByRole('group', { name: '하는 일' })).toBeNull()
  })

  it('shows four places at a time, and the others on request', async () => {
    const bandId = await band.aBand(harin, { sessions: ['bass', 'drums', 'keyboard', 'trumpet', 'violin'] })
    const { user } = await open(paths.people(bandId))
    expect(await screen.findByText('6자리 중 1자리')).toBeVisible()
    expect(itemsOf('함께하는 세션')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: '다음 세션 보기 (1/2)' }))
    expect(itemsOf('함께하는 세션').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      '트럼펫',
      '바이올',
    ])
    await user.click(screen.getByRole('button', { name: '처음 세션 보기 (2/2)' }))
    expect(itemsOf('함께하는 세션')).toHaveLength(4)
  })

  it('lets a member apply for the wanted session', async () => {
    const { user } = await open(paths.people(await aKite()))
    await user.click(await screen.findByRole('button', { name: /키보드 ?모집 중/ }))
    expect(await screen.findByRole('dialog', { name: '밴드에 조인하시겠습니까?' })).toBeVisible()
  })

  it('keeps the people when only their number cannot be read, which can be retried', async () => {
    const bandId = await aKite()
    const { user, server } = await goTo(paths.people(bandId), {
      plant: ({ server: { faults } }) => faults.fault(readBandProfile, 400),
    })
    expect(await screen.findByText('harin')).toBeVisible()
    expect(await screen.findByText('구성 정보를 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('평균 나이')).toBeVisible()
  })
})

describe('the music of a band', () => {
  it('has six songs', async () => {
    await open(paths.playlist(await aKite()))
    expect(await screen.findByRole('heading', { name: '함께 완성할 6곡' })).toBeVisible()
    expect(itemsOf('함께 완성할 6곡')[0]).toHaveTextContent('1곡 1곡 1 밴드')
    expect(itemsOf('함께 완성할 6곡')).toHaveLength(6)
    expect(screen.getByText('외 1곡')).toBeVisible()
  })

  it('has eight artists, each with a link to more', async () => {
    await open(paths.prefer(await aKite()))
    const artists = await screen.findByRole('region', { name: '이 밴드가 좋아하는 아티스트' })
    const links = within(artists).getAllByRole('link')
    expect(links).toHaveLength(8)
    expect(links[0]).toHaveAttribute('href', paths.search('가수 1'))
    expect(screen.getByText('외 1명')).toBeVisible()
  })

  it.each([
    ['곡', paths.playlist, '아직 목표 곡이 없어요'],
    ['아티스트', paths.prefer, '아직 고른 아티스트가 없어요'],
  ] as const)('may have no %s yet', async (_, path, text) => {
    await open(path(await band.aBand(harin)))
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
  })
})

describe('the pages of a band', () => {
  it("show the data passed along at once, then the server's", async () => {
    const bandId = await aKite()
    let letGo = () => {}
    await goTo(paths.prefer(bandId), {
      plant: ({ server }) => (letGo = server.faults.hold()),
      state: { ...SAMPLE, bandId, title: '벨벳' },
    })
    expect(await screen.findByRole('heading', { level: 1, name: '벨벳' })).toBeVisible()
    expect(screen.getByText('불러오는 중')).toBeInTheDocument()
    letGo()
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    expect(await screen.findByText('가수 1')).toBeVisible()
  })

  it('are left in one step, however many of them were opened', async () => {
    const bandId = await aKite()
    const { user, router } = await goTo(paths.prefer(bandId))
    await user.click(tabs().getByRole('link', { name: '목표 곡' }))
    expect(await screen.findByText('함께 완성할 6곡')).toBeVisible()
    expect(tabs().getByRole('link', { name: '목표 곡' })).toHaveFocus()
    await user.click(tabs().getByRole('link', { name: '멤버' }))
    expect(await screen.findByText('함께하는 세션')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
  })

  it.each([
    ['a list of members', paths.people, listBandMembers],
    ['songs', paths.playlist, listBandTracks],
    ['artists', paths.prefer, listBandArtists],
  ] as const)('show an error when %s cannot be read, and can be retried', async (_, path, call) => {
    const bandId = await aKite()
    const { user, server } = await goTo(path(bandId), {
      plant: ({ server: { faults } }) => faults.fault(call, 400),
    })
    expect(await screen.findByRole('heading', { level: 2, name: FAILED })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '새로고침' }))
    expect(await screen.findByText(/harin|곡 1$|가수 1/)).toBeVisible()
  })

  it('keep the header passed along when B4 fails', async () => {
    const bandId = await aKite()
    await goTo(paths.prefer(bandId), {
      plant: ({ server: { faults } }) => faults.fault(readBandDetail, 400),
      state: { ...SAMPLE, bandId, title: '벨벳' },
    })
    expect(await screen.findByText('가수 1')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '벨벳' })).toBeVisible()
  })

  it.each([paths.people, paths.playlist, paths.prefer])(
    'do not exist for a band that is over',
    async (path) => {
      const bandId = await band.aBand(harin, { status: 'ENDED' })
      const { user, router } = await goTo(path(bandId), { state: { ...SAMPLE, bandId } })
      expect(await screen.findByRole('heading', { name: MISSING })).toBeVisible()
      await user.click(screen.getByRole('button', { name: '돌아가기' }))
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
    },
  )

  it('say once that a band is over, when the band itself has been read', async () => {
    const bandId = await band.aBand(harin, { status: 'ENDED' })
    const { store } = await goTo(paths.playlist(bandId), {
      plant: ({ server }) => server.faults.fault(readBandDetail, 'timeout'),
      state: { ...SAMPLE, bandId },
    })
    const { select } = bandsApi.endpoints.listBandTracks
    await waitFor(() => expect(select(bandId)(store.getState())).toMatchObject({ status: 'rejected' }))
    await act(async () => {})
    expect(screen.queryByRole('heading', { name: MISSING })).not.toBeInTheDocument()
    expect(screen.getByText('불러오는 중')).toBeInTheDocument()
  })

  it.each(['/home/people/999999', '/home/playlist/abc', '/home/prefer/0'])(
    'do not exist at %s',
    async (path) => {
      await open(path)
      expect(await screen.findByRole('heading', { name: MISSING })).toBeVisible()
    },
  )
})

describe('the pages without a band id', () => {
  it('show the sample passed along, and a link to real bands', async () => {
    const { user } = await goTo(paths.people(), { state: SAMPLE })
    expect(await screen.findByRole('heading', { level: 1, name: SAMPLE.title })).toBeVisible()
    expect(screen.getByText('예시 밴드라 멤버가 없어요')).toBeVisible()
    await user.click(tabs().getByRole('link', { name: '취향' }))
    expect(await screen.findByText('예시 밴드라 취향 정보가 없어요')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: SAMPLE.title })).toBeVisible()
    expect(screen.getByRole('link', { name: '밴드 둘러보기' })).toHaveAttribute('href', paths.bands())
  })

  it.each([paths.people(), paths.playlist(), paths.prefer()])('require a band at %s', async (path) => {
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: '어떤 밴드인지 골라주세요' })).toBeVisible()
  })
})

describe('a band by its id', () => {
  it('shows all its details', async () => {
    const bandId = await aKite()
    await open(paths.band(bandId))
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    expect(await screen.findByText('매주 토요일 오후에 만나요.')).toBeVisible()
    expect(await screen.findByText('모집중')).toBeVisible()
    expect(itemsOf('모집 세션').map(({ textContent }) => textContent)).toEqual(['키보드'])
    const conditions = within(screen.getByRole('region', { name: '모집 조건' }))
    expect(conditions.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/무관|대/),
      '성별 무관',
      '서울 마포구',
      '토·일요일',
      '99.12.31',
    ])
    expect(await screen.findByRole('region', { name: '목표 곡' })).toHaveTextContent('곡 3')
    const tags = within(screen.getByRole('group', { name: '태그' }))
    for (const tag of ['키보드', 'Shoegaze', 'Dream Pop', '서울', '20대'])
      expect(tags.getByText(tag)).toBeVisible()
    expect(screen.getByRole('link', { name: '취향' })).toHaveAttribute('href', paths.prefer(bandId))
    expect(screen.getByRole('link', { name: '밴드 채팅' })).toHaveAttribute('href', paths.bandChat(bandId))
  })

  it('shows the name passed along in its address at once', async () => {
    const bandId = await aKite()
    let letGo = () => {}
    await goTo(paths.band(bandId, '벨벳 카이트'), {
      plant: ({ server }) => (letGo = server.faults.hold()),
    })
    expect(await screen.findByRole('heading', { level: 1, name: '벨벳 카이트' })).toBeVisible()
    letGo()
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
  })

  it('can be saved and joined', async () => {
    const { user } = await open(paths.band(await aKite()))
    await user.click(await screen.findByRole('button', { name: '밴드 저장' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '밴드 저장' })).toBePressed())
    await user.click(screen.getByRole('button', { name: 'JOIN' }))
    expect(await screen.findByRole('dialog', { name: '밴드에 조인하시겠습니까?' })).toBeVisible()
  })

  it('says what is missing when B3 or B5 fails, and fetches it again', async () => {
    const bandId = await aKite()
    const { user, server } = await goTo(paths.band(bandId), {
      plant: ({ server: { faults } }) => {
        faults.fault(readBandProfile, 400)
        faults.fault(listBandMembers, 400)
      },
    })
    expect(await screen.findByText('밴드 정보를 모두 불러오지 못했습니다.')).toBeVisible()
    expect(screen.getByText('매주 토요일 오후에 만나요.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('region', { name: '모집 세션' })).toHaveTextContent('키보드')
    expect(await screen.findByRole('region', { name: '밴드 구성' })).toBeVisible()
  })

  it.each(['BAND4004', 404] as const)('does not exist when the answer is %s', async (fault) => {
    const bandId = await aKite()
    await goTo(paths.band(bandId, 'Velvet Kite'), {
      plant: ({ server: { faults } }) => faults.fault(readBandDetail, fault),
    })
    expect(await screen.findByRole('heading', { level: 1, name: MISSING })).toBeVisible()
    expect(screen.queryByRole('button', { name: '새로고침' })).toBeNull()
  })

  it.each(['/bands/999999?name=x', '/bands/abc', '/bands/-1', '/bands/0'])(
    'does not exist at %s',
    async (path) => {
      await open(path)
      expect(await screen.findByRole('heading', { level: 1, name: MISSING })).toBeVisible()
    },
  )

  it.each([400, 'malformed', 'COMMON400'] as const)(
    'shows an error when the answer is %s, and fetches it again',
    async (fault) => {
      const bandId = await aKite()
      const { user, server } = await goTo(paths.band(bandId), {
        plant: ({ server: { faults } }) => faults.fault(readBandDetail, fault),
      })
      expect(await screen.findByRole('heading', { level: 1, name: FAILED })).toBeVisible()
      server.faults.clear()
      await user.click(screen.getByRole('button', { name: '새로고침' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    },
  )
})
