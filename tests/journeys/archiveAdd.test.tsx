import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { listAlbums } from '#contract/http/archive/archivedAlbums.ts'
import { listArtists, saveArtist } from '#contract/http/archive/archivedArtists.ts'
import { listTracks, removeTrack, saveTrack } from '#contract/http/archive/archivedTracks.ts'
import { findSaved } from '#contract/http/archive/archiveLookup.ts'
import { completeMusic, searchArtists, searchMusic, searchTracks } from '#contract/http/music.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import type { TestMember } from '#server/testing/members.ts'
import { DEFAULT_TRACKS } from '#src/features/archive/add/defaultTracks.ts'
// Imported here because it is fetched after the first screen, and the first toast would wait for it.
import '#src/toasts/ToastStack.tsx'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '../eachRow.ts'
import { network } from '../env/network.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { lookAgain } from '../lookAgain.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { dismissToasts, eachFault, expectToast } from './eachFault.ts'

const ADDED = '아카이브에 추가되었습니다!'
const REMOVED = '아카이브에서 삭제되었습니다.'
const WIING = { title: '위잉위잉', spotifyId: 'gw4eH1jlnV62eSLI51rMrmY4' }

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})
afterEach(() => network.events.removeAllListeners())

const open = (text?: string) =>
  renderApp(paths.archiveAdd() + (text === undefined ? '' : `?q=${encodeURIComponent(text)}`), { as: me })
const box = () => screen.findByRole('searchbox', { name: '음악 검색' })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const plus = (name = WIING.title) => screen.findByRole('button', { name: `${name} 더하기` })
const check = (name = WIING.title) => screen.findByRole('button', { name: `${name} 빼기` })
const savedTracks = async () =>
  (await theServer().call(listTracks, { as: me })).value.map(({ title }) => title)
const save = (spotifyId = WIING.spotifyId) => theServer().call(saveTrack, { as: me, body: { spotifyId } })

describe('a search', () => {
  it('shows artists, albums and tracks, and their number', async () => {
    const { user } = await open()
    expect(await box()).toHaveFocus()
    await user.type(await box(), '혁오')
    expect((await section('아티스트')).getAllByRole('listitem')).toHaveLength(1)
    expect((await section('앨범')).getByText('사랑으로')).toBeVisible()
    const tracks = (await section('곡')).getAllByRole('listitem')
    expect(tracks).toHaveLength(4)
    expect(tracks[0]).toHaveTextContent('위잉위잉혁오')
    expect(screen.getByText('검색 결과 6개')).toHaveAttribute('role', 'status')
    // There is no second artist, so none is offered.
    expect(screen.queryByRole('button', { name: '아티스트 더 보기' })).toBeNull()
  })

  it('shows more of a kind on demand, also after a failure, and each can be saved', async () => {
    const { user, server } = await open('사랑')
    const tracks = async () => (await section('곡')).getAllByRole('listitem')
    expect(await tracks()).toHaveLength(4)
    server.faults.fault(searchTracks, 'SPOTIFY5002', { times: 1 })
    await user.click(screen.getByRole('button', { name: '곡 더 보기' }))
    expect(await screen.findByText('곡 검색 결과를 더 불러오지 못했습니다.')).toBeVisible()
    expect(await tracks()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(async () => expect(await tracks()).toHaveLength(24))
    await user.click(screen.getByRole('button', { name: '곡 더 보기' }))
    await waitFor(async () => expect(await tracks()).toHaveLength(44))
    const names = (await tracks()).map(({ textContent }) => textContent)
    expect(new Set(names).size).toBe(44)
    const last = (await tracks()).at(-1)!
    await user.click(within(last).getByRole('button', { name: /더하기$/ }))
    expect(await screen.findByText(ADDED)).toBeInTheDocument()
    expect(await savedTracks()).toEqual([
      within(last).getByRole('button').getAttribute('aria-label')!.replace(' 빼기', ''),
    ])
  })

  it('suggests up to three texts, marks what is typed, and fills the box with the one tapped', async () => {
    const { user } = await open()
    await user.type(await box(), '혁')
    const list = await screen.findByRole('list', { name: '추천 검색어' })
    const suggestions = within(list).getAllByRole('button')
    expect(suggestions.map(({ textContent }) => textContent)).toEqual(['혁오', '이장혁', '이찬혁'])
    expect(within(suggestions[1]!).getByText('혁').tagName).toBe('B')
    await user.click(suggestions[0]!)
    expect(await box()).toHaveValue('혁오')
    expect(await plus()).toBeVisible()
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus()
  })

  it('shows six placeholder rows, and asks once for text typed without a pause', async () => {
    const { user, server } = await open()
    const texts: string[] = []
    network.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === searchMusic.path) texts.push(searchParams.get('q')!)
    })
    const letGo = server.faults.hold()
    await user.type(await box(), '  위잉위잉 ')
    const waiting = screen.getByText('불러오는 중').parentElement!
    expect(waiting.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(6)
    await waitFor(() => expect(texts).toHaveLength(1))
    letGo()
    await plus()
    expect(texts).toEqual(['위잉위잉'])
  })

  it('never shows results of an earlier text, however late they come', async () => {
    const { user, server } = await open()
    const letFirstGo = server.faults.hold()
    await user.type(await box(), '혁오')
    await waitFor(() => expect(server.faults.isHolding(searchMusic)).toBe(true))
    const letSecondGo = server.faults.hold()
    writeInto(await box(), '밤편지')
    letSecondGo()
    expect(await plus('밤편지')).toBeVisible()
    letFirstGo()
    await waitFor(() => expect(screen.queryByText('불러오는 중')).toBeNull())
    expect(screen.queryByText(WIING.title)).toBeNull()
    expect(screen.getByText('밤편지', { selector: 'li *' })).toBeVisible()
  })

  it('says that there are no results, and works without suggestions when they fail to load', async () => {
    theServer().faults.fault(completeMusic, 'offline')
    await open('없는노래')
    expect(await screen.findByRole('heading', { name: '검색 결과가 없습니다.' })).toBeVisible()
    expect(screen.getByText('검색 결과 0개')).toBeInTheDocument()
    writeInto(await box(), '혁')
    expect(await screen.findByRole('region', { name: '아티스트' })).toBeVisible()
    expect(screen.queryByRole('list', { name: '추천 검색어' })).toBeNull()
  })

  it('leaves out an item named ARTIST or without a picture', async () => {
    const answer = {
      tracks: [],
      artists: [
        {
          type: 'artist',
          spotifyId: 'a1',
          name: 'Artist',
          genres: null,
          imageUrl: '/a.jpg',
          externalUrl: null,
        },
        {
          type: 'artist',
          spotifyId: 'a2',
          name: '그림 없음',
          genres: null,
          imageUrl: null,
          externalUrl: null,
        },
        {
          type: 'artist',
          spotifyId: 'a3',
          name: '밤산책',
          genres: null,
          imageUrl: '/a.jpg',
          externalUrl: null,
        },
      ],
      albums: [],
    }
    await open()
    network.use(
      http.get('*/api/music/search', () =>
        HttpResponse.json({ isSuccess: true, code: 'COMMON200', message: '', result: answer }),
      ),
    )
    writeInto(await box(), '밤산책')
    expect((await section('아티스트')).getAllByRole('listitem')).toHaveLength(1)
    expect(await plus('밤산책')).toBeVisible()
  })

  it('shows why it failed, and can be retried', async () => {
    theServer().faults.fault(searchMusic, 'SPOTIFY5002')
    const { user, server } = await open('혁오')
    expect(await screen.findByRole('heading', { name: /음악|서비스|실패|오류/ })).toBeVisible()
    await eachRow(
      [
        ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
        ['malformed', '알 수 없는 오류가 발생했습니다.'],
      ] as const,
      async ([fault, text]) => {
        server.faults.fault(searchMusic, fault)
        await user.click(screen.getByRole('button', { name: '다시 시도' }))
        expect(await screen.findByRole('heading', { name: text })).toBeVisible()
      },
    )
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await plus()).toBeVisible()
  })

  it('includes an unfinished syllable, and the Enter that completes it does nothing else', async () => {
    await open()
    const field = await box()
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '혁' } })
    expect(await screen.findByRole('region', { name: '아티스트' })).toBeVisible()
    const enter = fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(enter).toBe(false)
    expect(field).toHaveFocus()
    fireEvent.compositionEnd(field)
    fireEvent.submit(field.closest('form')!)
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus()
  })

  it('keeps its text through a reload and the back button, and drops it when it is cleared', async () => {
    const { user, router } = await open('혁오')
    expect(await box()).toHaveValue('혁오')
    expect(await plus()).toBeVisible()
    await user.type(await box(), ' 톰보이')
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: '혁오 톰보이' })}`),
    )
    await act(() => router.navigate(paths.my()))
    await screen.findByRole('heading', { name: 'yuna22' })
    await act(() => router.navigate(-1))
    expect(await box()).toHaveValue('혁오 톰보이')
    await user.click(screen.getByRole('button', { name: '지우기' }))
    expect(await box()).toHaveFocus()
    expect(await screen.findByText('이 곡은 어떠세요?')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('a search without a text', () => {
  it('recommends songs of an artist that a similar member likes', async () => {
    const harin = await aMember({ nickname: 'harin' })
    for (const as of [me, harin])
      await theServer().call(changeProfile, { as, body: { genres: ['Indie Rock'] } })
    await theServer().call(saveArtist, { as: harin, body: { spotifyId: 'uqR1H1detGb3M5Wmi1nMpb01' } })
    await open()
    expect(await screen.findByText(/노래를 좋아해요/)).toHaveTextContent('harin님은 혁오의노래를 좋아해요')
    const songs = (await section('이 곡은 어떠세요?')).getAllByRole('listitem')
    expect(songs).toHaveLength(3)
    for (const song of songs) expect(song).toHaveTextContent('혁오')
  })

  it('leaves out a song titled with the artist’s name by another artist', async () => {
    const harin = await aMember({ nickname: 'harin' })
    for (const as of [me, harin])
      await theServer().call(changeProfile, { as, body: { genres: ['Indie Rock'] } })
    const [lucy] = (await theServer().call(searchArtists, { query: { q: 'LUCY', limit: 1 } })).value
    await theServer().call(saveArtist, { as: harin, body: { spotifyId: lucy!.spotifyId } })
    await open()
    expect(await screen.findByText(/노래를 좋아해요/)).toHaveTextContent('harin님은 LUCY의노래를 좋아해요')
    const songs = (await section('이 곡은 어떠세요?')).getAllByRole('listitem')
    for (const song of songs) expect(song).toHaveTextContent('LUCY')
  })

  it('shows built-in songs when nobody is similar; they can be saved, as can artists and albums', async () => {
    const { user } = await open()
    const songs = (await section('이 곡은 어떠세요?')).getAllByRole('listitem')
    expect(songs).toHaveLength(DEFAULT_TRACKS.length)
    expect(screen.queryByText(/노래를 좋아해요/)).toBeNull()

    await user.click(await plus(DEFAULT_TRACKS[1]!.title))
    await screen.findByText(ADDED)
    writeInto(await box(), '혁오')
    await user.click(await plus('혁오'))
    await user.click(await plus('사랑으로'))
    await check('사랑으로')
    const names = async () => {
      const [artists, albums] = await Promise.all([
        theServer().call(listArtists, { as: me }),
        theServer().call(listAlbums, { as: me }),
      ])
      return [...artists.value, ...albums.value].map(({ name }) => name)
    }
    await waitFor(async () => expect(await names()).toEqual(['혁오', '사랑으로']))
    expect(await savedTracks()).toEqual([DEFAULT_TRACKS[1]!.title])
  })
})

describe('plus and check', () => {
  it('save at once, show a toast, and can be undone while the item is saved', async () => {
    const app = await open('혁오')
    const { user, server } = app
    const button = await plus()
    const letGo = server.faults.hold()
    await user.click(button)
    expect(await check()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText(ADDED)).toBeNull()
    letGo()
    expect(await screen.findByText(ADDED)).toBeInTheDocument()
    expect(await savedTracks()).toEqual([WIING.title])
    await user.click(screen.getByRole('button', { name: '취소' }))
    expect(await plus()).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByText(REMOVED)).toBeInTheDocument()
    expect(await savedTracks()).toEqual([])
    dismissToasts(app)

    // The undo is not offered once the item is removed in another way.
    await user.click(await plus())
    await screen.findByRole('button', { name: '취소' })
    await user.click(await check())
    await screen.findByText(REMOVED)
    await waitFor(() => expect(screen.queryByRole('button', { name: '취소' })).toBeNull())
  })

  it('remove an item saved before, or removed already in another tab, whose changes show with the focus', async () => {
    await save()
    const app = await open('혁오')
    await app.user.click(await check())
    expect(await plus()).toBeVisible()
    await expectToast(app, REMOVED, 'status')
    expect(screen.queryByRole('button', { name: '취소' })).toBeNull()
    expect(await savedTracks()).toEqual([])
    dismissToasts(app)

    const inAnotherTab = async () => {
      const { trackId } = (await save()).value
      await lookAgain(app)
      expect(await check()).toBeVisible()
      await theServer().call(removeTrack, { as: me, path: { trackId } })
    }
    await inAnotherTab()
    await lookAgain(app)
    expect(await plus()).toBeVisible()

    await inAnotherTab()
    expectConsole('error', '[hapju] 삭제할 아이템을 찾을 수 없습니다.')
    await app.user.click(await check())
    expect(await plus()).toBeVisible()
    await expectToast(app, REMOVED, 'status')
  })

  it('end in the state of the last of many fast taps, here and on the server', async () => {
    const app = await open('혁오')
    const button = await plus()
    app.server.faults.latency(20)
    for (const [taps, saved] of [
      [20, []],
      [21, [WIING.title]],
    ] as const) {
      const isSaved = String(saved.length > 0)
      for (let tap = 0; tap < taps; tap += 1) fireEvent.click(button)
      expect(button, `${taps} taps`).toHaveAttribute('aria-pressed', isSaved)
      await expectToast(app, saved.length > 0 ? ADDED : REMOVED, 'status')
      expect(await savedTracks(), `${taps} taps`).toEqual(saved)
      expect(button, `${taps} taps`).toHaveAttribute('aria-pressed', isSaved)
      dismissToasts(app)
    }
  })

  it('revert on any failed save, show the reason, and offer no undo', async () => {
    const app = await open('혁오')
    const told = [
      ['COMMON500', '아카이브 추가에 실패했습니다.'],
      ['SPOTIFY4004', ERRORS.SPOTIFY4004[1]],
      ['offline', '아카이브 추가에 실패했습니다.'],
      ['COMMON401', '인증이 필요합니다.'],
    ] as const
    await plus()
    await eachFault(app, saveTrack, told, async (text) => {
      await app.user.click(await plus())
      await expectToast(app, text)
      expect(await plus()).toBeVisible()
      expect(screen.queryByRole('button', { name: '취소' })).toBeNull()
      expect(await savedTracks()).toEqual([])
    })

    // What is saved is asked only once when nobody answers, so that the failure shows soon.
    const checks = vi.fn<() => void>()
    network.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === findSaved.path && searchParams.get('spotifyIds') === WIING.spotifyId) checks()
    })
    app.server.faults.fault(saveTrack, 'offline')
    app.server.faults.fault(findSaved, 'offline')
    await app.user.click(await plus())
    await expectToast(app, '아카이브 추가에 실패했습니다.')
    expect(await plus()).toBeVisible()
    expect(checks).toHaveBeenCalledOnce()
  })

  it('revert when removing fails, also by 취소', async () => {
    const app = await open('혁오')
    const told = (['COMMON500', 'offline', 'malformed'] as const).map(
      (fault) => [fault, '삭제에 실패했습니다.'] as const,
    )
    await app.user.click(await plus())
    let undo = await screen.findByRole('button', { name: '취소' })
    await eachFault(app, removeTrack, told, async (text) => {
      // The toast with 취소 is there once; then the check removes.
      await app.user.click(undo)
      undo = await check()
      await expectToast(app, text)
      expect(await check()).toBeVisible()
      expect(await savedTracks()).toEqual([WIING.title])
    })
  })

  it('delete nothing when an add is undone whose retry has failed', async () => {
    expectConsole('error', '[hapju] 삭제할 아이템을 찾을 수 없습니다.')
    const { user, server, store } = await open('혁오')
    await user.click(await plus())
    await screen.findByText(ADDED)
    const cancel = store.getState().toasts.shown.at(-1)!.action!.press!
    await user.click(await check())
    await screen.findByText(REMOVED)
    server.faults.fault(saveTrack, 'SPOTIFY5002')
    await user.click(await plus())
    await screen.findByText(/추가에 실패|음악/)
    act(() => void store.dispatch(cancel))
    expect(await plus()).toBeVisible()
    expect(await savedTracks()).toEqual([])
  })

  it('change nothing while the phone is offline, say so at once, and save even if the answer is lost', async () => {
    const app = await open('혁오')
    const button = await plus()
    const sent = vi.fn<() => void>()
    network.events.on('request:start', ({ request }) => void (request.method === 'POST' && sent()))
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await app.user.click(button)
    await expectToast(app, '인터넷 연결이 끊겼어요.')
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(sent).not.toHaveBeenCalled()

    onLine.mockRestore()
    dismissToasts(app)
    // An item is saved although the answer was lost.
    network.use(
      http.post(
        '*/api/tracks',
        async ({ request }) => {
          await app.server.app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await app.user.click(button)
    await expectToast(app, ADDED, 'status')
    expect(await check()).toBeVisible()
    expect(await savedTracks()).toEqual([WIING.title])
  })

  it('wait until the saved items are loaded, and show when that fails', async () => {
    const app = await renderApp(paths.home(), { as: me })
    app.server.faults.fault(findSaved, 400)
    await act(() => app.router.navigate(`${paths.archiveAdd()}?q=혁오`))
    expect(await screen.findByText('저장한 항목을 확인하지 못했습니다.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /더하기|빼기/ })).toBeNull()
    app.server.faults.clear()
    await app.user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await plus()).toBeVisible()
  })

  it('are seen in the profile, and can be undone there', async () => {
    const { user, router, store } = await open('혁오')
    await act(() => router.navigate(paths.my()))
    expect(await screen.findByRole('heading', { name: '저장한 곡 0' })).toBeVisible()
    await act(() => router.navigate(-1))
    await user.click(await plus())
    await screen.findByText(ADDED)
    const takeBack = store.getState().toasts.shown.at(-1)!.action!.press!
    await act(() => router.navigate(paths.my()))
    expect(await screen.findByRole('heading', { name: '저장한 곡 1' })).toBeVisible()
    act(() => void store.dispatch(takeBack))
    expect(await screen.findByRole('heading', { name: '저장한 곡 0' })).toBeVisible()
  })
})
