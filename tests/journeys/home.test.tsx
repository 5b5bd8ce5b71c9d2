import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listSimilarArtists } from '#contract/http/archive/archivedArtists.ts'
import { listSimilarTracks } from '#contract/http/archive/archivedTracks.ts'
import { listBands, listRecommendedBands, readBandDetail } from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks } from '#contract/http/bands/bookmarks.ts'
import type { Faults } from '#mocks/faults.ts'
import { bands } from '#server/db/bandTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { api } from '#src/api/api.ts'
import { loggedIn, sessionEnded } from '#src/auth/authSlice.ts'
import { STEP_MS } from '#src/features/bands/recommended/bandSources.ts'
import { paths } from '#src/lib/paths.ts'
import { LOUNGE_ROOM_ID } from '#src/lib/specialBand.ts'
import { theme } from '#src/ui/theme.ts'
import { fakeSound } from '../env/fakeSound.ts'
import { allowConsole, expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

const NAMES = ['해일', '유리정원', '막차']
/** The first of the app's built-in bands. */
const BUILT_IN = '밤의 정류장'

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const someBands = async () => {
  for (const name of NAMES) await bandTest(theServer()).aBand(harin, { name, sessions: ['bass', 'vocal'] })
}
const open = () => renderApp(paths.home(), { as: me })

const stage = () => screen.getByRole('region', { name: '밴드 모집' })
/** The slide in the middle; the others cannot be reached. */
const slide = () => {
  const slides = within(stage()).getAllByRole('group', { name: /^\d+ \/ \d+$/ })
  return within(slides.find((each) => !each.hasAttribute('inert')) as HTMLElement)
}
const shown = () => slide().getByRole('heading', { level: 2 }).textContent
const button = (name: string) => slide().getByRole('button', { name })
const place = () => within(stage()).getByRole('status').textContent
/** Stops the timers, so that no move ends and no request times out until the test advances them. */
const standStill = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterEach(() => void vi.useRealTimers())
const readsOneBand = /^\/api\/band\/\d+\/detail$/

const isMoving = () => stage().querySelector('[data-moving="true"]') !== null
const arrival = () => waitFor(() => expect(isMoving()).toBe(false))
const openWithBands = async () => {
  await someBands()
  const app = await open()
  await screen.findByRole('button', { name: '다음 밴드' })
  return app
}

describe('a home without bands yet', () => {
  it('shows that it is loading, with placeholders in the shape of the bands', async () => {
    await someBands()
    const letGo = theServer().faults.hold()
    const opening = open()
    expect(await screen.findByText('밴드 정보를 불러오는 중...')).toBeVisible()
    letGo()
    await opening
    expect(await screen.findByRole('button', { name: '다음 밴드' })).toBeVisible()
    expect(screen.queryByText('밴드 정보를 불러오는 중...')).toBeNull()
  })
})

describe('the carousel', () => {
  it("shows a band's name, what it is looking for and how many there are, asks before it joins, and opens the details", async () => {
    const { user, router } = await openWithBands()
    expect(NAMES).toContain(shown())
    expect(within(slide().getByRole('group', { name: '태그' })).getByText('베이스')).toBeVisible()
    expect(within(stage()).getByText('3')).toBeVisible()
    const list = within(screen.getByRole('region', { name: '추천 밴드' }))
    expect(await list.findAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(list.getByRole('link', { name: '밴드 검색' })).toHaveAttribute('href', paths.search())
    // It has no demo, and so no button for its sound.
    expect(slide().queryByRole('button', { name: /^소리/ })).toBeNull()

    // It asks before it joins.
    await user.click(button('JOIN'))
    const dialog = within(await screen.findByRole('dialog', { name: '밴드에 조인하시겠습니까?' }))
    expect(dialog.getByText('밴드 모집 채팅방에 참가합니다.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '아니요' }))
    await expectNoDialog()
    expect(router.state.location.pathname).toBe('/')

    const name = shown()
    await user.click(button(`${name} 정보 보기`))
    expect(await screen.findByRole('dialog', { name: name ?? '' })).toBeVisible()
  })

  it('is circular in both directions, by buttons, arrow keys and swipes', async () => {
    const { user } = await openWithBands()
    const first = shown()
    const seen = [first]
    for (let turns = 1; turns <= 3; turns += 1) {
      await user.click(screen.getByRole('button', { name: '다음 밴드' }))
      await arrival()
      seen.push(shown())
    }
    expect(new Set(seen.slice(0, 3))).toEqual(new Set(NAMES))
    expect(seen[3]).toBe(first)
    await user.click(screen.getByRole('button', { name: '이전 밴드' }))
    expect(shown()).toBe(seen[2])
    expect(place()).toBe(`3 / 3, ${seen[2]}`)
    await arrival()

    // The arrow keys keep the focus on the same button.
    act(() => button('JOIN').focus())
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe(seen[1])
    expect(button('JOIN')).toHaveFocus()
    await arrival()
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe(seen[2])
    await arrival()

    // A swipe has to be long enough.
    const swipe = (byPx: number) => {
      const finger = { pointerId: 1, isPrimary: true, button: 0, bubbles: true }
      const at = (clientX: number) => ({ ...finger, clientX })
      const target = slide().getByRole('heading', { level: 2 })
      stage().setPointerCapture = () => {}
      fireEvent.pointerDown(target, at(200))
      fireEvent.pointerMove(target, at(200 + byPx / 2))
      fireEvent.pointerMove(target, at(200 + byPx))
      fireEvent.pointerUp(target, at(200 + byPx))
    }
    swipe(-5)
    expect(shown()).toBe(seen[2])
    swipe(-120)
    expect(shown()).toBe(first)
    await arrival()
    swipe(120)
    expect(shown()).toBe(seen[2])
  })

  it('ignores a move while another one is in progress', async () => {
    await openWithBands()
    const next = screen.getByRole('button', { name: '다음 밴드' })
    standStill()
    fireEvent.click(next)
    const second = shown()
    expect(isMoving()).toBe(true)
    fireEvent.click(next)
    fireEvent.keyDown(next, { key: 'ArrowRight' })
    expect(shown()).toBe(second)
    await act(() => vi.advanceTimersByTimeAsync(theme.motion.carousel))
    expect(isMoving()).toBe(false)
    expect(shown()).toBe(second)
  })

  it('moves at once with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true, onchange: null } as MediaQueryList),
    )
    const { user } = await openWithBands()
    const next = screen.getByRole('button', { name: '다음 밴드' })
    await user.click(next)
    await arrival()
    await user.click(next)
    expect(place()).toMatch(/^3 \/ 3/)
  })

  it('saves a band by its star, with a toast when it is set, and none when it is removed (P26)', async () => {
    const { user } = await openWithBands()
    const saved = async () =>
      (await theServer().call(listBookmarks, { as: me })).value.map(({ name }) => name)
    const name = shown()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(button('저장'))
    expect(await screen.findByText('밴드가 저장 되었습니다.')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(2_000))
    await waitFor(() => expect(screen.queryByText('밴드가 저장 되었습니다.')).toBeNull())
    expect(await saved()).toEqual([name])
    await user.click(button('저장 취소'))
    expect(button('저장')).toBeVisible()
    await waitFor(async () => expect(await saved()).toEqual([]))
    expect(screen.queryByText('밴드가 저장 되었습니다.')).toBeNull()
  })

  it('takes the second of two quick taps on the star, and takes it back when the band cannot be saved', async () => {
    const { user, server, store } = await openWithBands()
    const isPending = () =>
      Object.values(store.getState().api.mutations).some((change) => change?.status === 'pending')
    const letGo = server.faults.hold()
    await user.click(button('저장'))
    await user.click(await slide().findByRole('button', { name: '저장 취소' }))
    expect(await slide().findByRole('button', { name: '저장' })).toBeVisible()
    expect(isPending()).toBe(true)
    letGo()
    await waitFor(() => expect(isPending()).toBe(false))
    expect((await server.call(listBookmarks, { as: me })).value).toEqual([])
    expect(button('저장')).toBeVisible()

    server.faults.fault(addBookmark, 500)
    expectConsole('error', '[hapju] a band could not be bookmarked ')
    await user.click(button('저장'))
    expect(await screen.findByText('밴드를 저장하지 못했습니다. 다시 시도해 주세요.')).toBeInTheDocument()
    expect(button('저장')).toBeVisible()
  })

  it('shows which bands are saved already', async () => {
    const bandId = await bandTest(theServer()).aBand(harin, { name: '해일' })
    await theServer().call(addBookmark, { as: me, path: { bandId } })
    await open()
    expect(await screen.findByRole('button', { name: '저장 취소' })).toBeVisible()
  })

  it('plays the demo of the band in the middle once it is asked to, one at a time (P27)', async () => {
    const phone = fakeSound()
    const demo = (name: string) => encodeURI(`https://media.example/${name}.mp3`)
    for (const name of ['해일', '막차'])
      await bandTest(theServer()).aBand(harin, { name, mediaUrl: demo(name) })
    const { user } = await open()
    await screen.findByRole('button', { name: '다음 밴드' })
    const [first, second] = [shown(), NAMES.find((name) => name !== shown() && name !== '유리정원')!]
    await user.click(button('소리 켜기'))
    expect(phone.element().sources).toEqual([demo(first ?? '')])
    await user.click(screen.getByRole('button', { name: '다음 밴드' }))
    await waitFor(() => expect(phone.element().sources).toEqual([demo(first ?? ''), demo(second)]))
    await user.click(button('소리 끄기'))
    expect(phone.element().paused).toBe(true)
    await user.click(button('소리 켜기'))
    act(() => void phone.element().dispatchEvent(new Event('ended')))
    expect(button('소리 켜기')).toBeVisible()
  })

  it('says when a demo cannot be played', async () => {
    const phone = fakeSound()
    await bandTest(theServer()).aBand(harin, { name: '해일', mediaUrl: 'https://media.example/a.mp3' })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '소리 켜기' }))
    await user.click(button('소리 끄기'))
    phone.element().next = 'breaks'
    await user.click(button('소리 켜기'))
    expect(await screen.findByText('소리를 재생하지 못했습니다.')).toBeInTheDocument()
    expect(button('소리 켜기')).toBeVisible()
  })

  it('draws a cover when a picture fails to load', async () => {
    await bandTest(theServer()).aBand(harin, { name: '해일', sessions: ['bass'] })
    await theServer().deps.db.update(bands).set({ imageUrl: 'https://pictures.example/gone.jpg' })
    await open()
    await screen.findByRole('heading', { name: '해일', level: 2 })
    const cover = button('해일 정보 보기')
    const photo = cover.querySelector('img[src^="https:"]')
    fireEvent.error(photo as Element)
    expect(cover.querySelector('img[src^="https:"]')).toBeNull()
    expect(cover.querySelector('img[src^="data:"]')).toBeVisible()
  })
})

describe('the card of the special band', () => {
  it('is on top for members 36 and 37, and leads to the room open to everybody', async () => {
    const { user, store, router } = await openWithBands()
    expect(screen.queryByRole('heading', { name: '합주 라운지' })).toBeNull()
    const { accessToken, refreshToken } = store.getState().auth
    act(() => {
      store.dispatch(
        loggedIn({ accessToken: accessToken ?? '', refreshToken: refreshToken ?? '', memberId: 36 }),
      )
    })
    const list = within(await screen.findByRole('region', { name: '추천 밴드' }))
    const [top] = await list.findAllByRole('heading', { level: 3 })
    expect(top).toHaveTextContent('합주 라운지')
    await user.click(list.getByRole('button', { name: '합주 라운지 정보 보기' }))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        paths.groupChat(LOUNGE_ROOM_ID),
      ),
    )
  })
})

describe('a home whose bands fail to load', () => {
  let log: ReturnType<typeof allowConsole>
  beforeEach(() => {
    log = allowConsole('error', /^\[hapju\] (\w+ found no bands|API not available) /)
  })
  const logged = () => log.calls.map(([what]) => what)
  const fault: Faults['fault'] = (...planted) => theServer().faults.fault(...planted)

  it.each([500, 404, 'offline', 'malformed'] as const)(
    'lists the available bands when B2 fails (%s)',
    async (how) => {
      await someBands()
      fault(listRecommendedBands, how)
      await open()
      await screen.findByRole('button', { name: '다음 밴드' })
      expect(NAMES).toContain(shown())
      expect(logged()).toContain('[hapju] B2 found no bands')
    },
  )

  it.each([
    [500, 'B1 found no bands'],
    [404, 'API not available'],
  ])('reads bands one by one when B1 fails too (%d)', async (status, problem) => {
    await someBands()
    fault(listRecommendedBands, 500)
    fault(listBands, status)
    standStill()
    await open()
    await screen.findByRole('button', { name: '다음 밴드' })
    expect(NAMES).toContain(shown())
    expect(within(stage()).getByText('3')).toBeVisible()
    expect(logged()).toContain(`[hapju] ${problem}`)
  })

  it('shows the readable bands when one of them hangs', async () => {
    await someBands()
    fault(listRecommendedBands, 500)
    fault(listBands, 500)
    fault(readBandDetail, 'timeout', { times: 1 })
    standStill()
    const { server } = await open()
    const reads = () => server.logged.filter(({ path }) => readsOneBand.test(String(path)))
    await waitFor(() => expect(reads()).toHaveLength(19))
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS.read))
    await screen.findByRole('button', { name: '다음 밴드' })
    expect(within(stage()).getByText('2')).toBeVisible()
  })

  it('shows the built-in ones when none can be read', async () => {
    await someBands()
    for (const call of [
      listRecommendedBands,
      listBands,
      listSimilarTracks,
      listSimilarArtists,
      readBandDetail,
    ])
      fault(call, 500)
    standStill()
    await open()
    expect(await screen.findByRole('heading', { name: BUILT_IN, level: 2 })).toBeVisible()
    expect(within(stage()).getByText('15')).toBeVisible()
    expect(logged().filter((what) => what === '[hapju] B4 found no bands')).toHaveLength(20)
  })

  it('shows the built-in bands where there are none, and leads to the demo conversation', async () => {
    const { user, router } = await open()
    expect(await screen.findByRole('heading', { name: BUILT_IN, level: 2 })).toBeVisible()
    await user.click(button('JOIN'))
    await user.click(await screen.findByRole('button', { name: '예' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.chatDemo()))
  })

  it('keeps its bands when a refetch fails', async () => {
    const { store } = await openWithBands()
    for (const call of [
      listRecommendedBands,
      listBands,
      listSimilarTracks,
      listSimilarArtists,
      readBandDetail,
    ])
      fault(call, 'offline')
    act(() => void store.dispatch(api.internalActions.onFocus()))
    await waitFor(() => expect(logged().length).toBeGreaterThan(20))
    expect(NAMES).toContain(shown())
  })

  it('logs nothing when the session ends', async () => {
    const { store, router } = await openWithBands()
    act(() => void store.dispatch(sessionEnded()))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()))
    // Every source is requested in turn, and the app itself refuses each.
    await act(() => Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk())))
    expect(logged()).toEqual([])
  })
})
