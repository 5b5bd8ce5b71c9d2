import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { searchArtists, searchTracks } from '#contract/http/music.ts'
import { BAND_ARTISTS_MAX, BAND_TRACKS_MAX } from '#contract/limits.ts'
import type { TestMember } from '#server/testing/members.ts'
import { newDraft } from '#src/features/recruitments/form/bandDraft.ts'
import { draftBegun, draftChanged } from '#src/features/recruitments/form/bandDraftSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { network } from '../env/network.ts'
import { aMember, renderApp } from '../renderApp.tsx'

const OFFLINE = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})
afterEach(() => network.events.removeAllListeners())

const STEPS = {
  song: { at: paths.createBandSong(), box: '곡 검색', strip: '선택한 곡' },
  artist: { at: paths.createBandArtist(), box: '아티스트 검색', strip: '선택한 아티스트' },
  genre: { at: paths.createBandGenre(), box: '', strip: '선택한 장르' },
} as const

const open = (step: keyof typeof STEPS, text?: string) =>
  renderApp(STEPS[step].at + (text === undefined ? '' : `?q=${encodeURIComponent(text)}`), { as: me })
const box = (step: 'song' | 'artist') => screen.findByRole('searchbox', { name: STEPS[step].box })
const strip = async (step: keyof typeof STEPS) =>
  within(await screen.findByRole('group', { name: STEPS[step].strip }))
const noStrip = (step: keyof typeof STEPS) =>
  screen.queryByRole('group', { name: STEPS[step].strip }) === null
const chosen = async (step: keyof typeof STEPS) =>
  (await strip(step)).getAllByRole('listitem').map(({ textContent }) => textContent)
const results = () => within(screen.getByRole('region', { name: '검색 결과' }))
const confirm = () => screen.findByRole('button', { name: /^확인/ })
const button = (name: string) => screen.findByRole('button', { name })
const plus = (title: string) => button(`${title} 더하기`)
const inGrid = async (name: string) => {
  await waitFor(() => expect(results().getByText(name)).toBeVisible())
  return results().getByRole('button', { name })
}
/** The search requests with their parameters. */
function searches(path: string) {
  const asked: Record<string, string>[] = []
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === path) asked.push(Object.fromEntries(searchParams))
  })
  return asked
}
const toldCount = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'))

describe('the song step', () => {
  it('asks for a text first, and cannot be confirmed before a song is selected', async () => {
    await open('song')
    expect(await screen.findByRole('heading', { level: 1, name: '목표 곡' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('함께 완성할곡을 골라주세요')
    expect(screen.getByText('검색어를 입력해주세요.')).toBeVisible()
    expect(await confirm()).toBeDisabled()
    expect(await confirm()).toHaveAccessibleDescription('곡을 하나 이상 골라 주세요.')
  })

  it('finds ten songs for text typed without a pause, asks once, and shows their number', async () => {
    const { user } = await open('song')
    const asked = searches(searchTracks.path)
    await user.type(await box('song'), '  밤 ')
    expect(await results().findAllByRole('listitem')).toHaveLength(10)
    expect(asked).toEqual([{ q: '밤', limit: '10', offset: '0' }])
    await toldCount('검색 결과 10곡')
  })

  it('does not search when only blanks are typed', async () => {
    const { user } = await open('song')
    const asked = searches(searchTracks.path)
    const field = await box('song')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field, { target: { value: '   ' } })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    vi.useRealTimers()
    expect(screen.getByText('검색어를 입력해주세요.')).toBeVisible()
    // The next search is the first one.
    await user.type(field, '밤')
    expect(await results().findAllByRole('listitem')).toHaveLength(10)
    expect(asked.map(({ q }) => q)).toEqual(['밤'])
  })

  it('shows the selected songs above the results, in order of selection, with their number', async () => {
    const { user } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    await user.click(await plus('톰보이'))
    expect(await chosen('song')).toEqual(['위잉위잉', '톰보이'])
    expect(await results().findByRole('button', { name: '톰보이 빼기' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await confirm()).toBeEnabled()
    expect(await confirm()).toHaveTextContent('확인2')
    await toldCount('2곡 선택됨')
  })

  it('removes a song by a second tap in the results or by its cross', async () => {
    const { user } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    await user.click(await plus('톰보이'))
    await user.click(results().getByRole('button', { name: '위잉위잉 빼기' }))
    expect(await chosen('song')).toEqual(['톰보이'])
    await user.click((await strip('song')).getByRole('button', { name: '톰보이 빼기' }))
    expect(noStrip('song')).toBe(true)
    expect(await confirm()).toBeDisabled()
    expect(await plus('톰보이')).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps the focus near when crosses are pressed one after the other', async () => {
    const { user } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    await user.click(await plus('톰보이'))
    await user.click((await strip('song')).getByRole('button', { name: '위잉위잉 빼기' }))
    expect((await strip('song')).getByRole('button', { name: '톰보이 빼기' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus()
  })

  it('keeps the selection through another search', async () => {
    const { user } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    await user.clear(await box('song'))
    await user.type(await box('song'), '밤편지')
    await user.click(await plus('밤편지'))
    expect(await chosen('song')).toEqual(['위잉위잉', '밤편지'])
  })

  it('lets one of the selected songs represent the band, and none after its removal', async () => {
    const { user } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    await user.click(await plus('톰보이'))
    expect(screen.getByText('별을 누른 곡이 대표곡이 돼요.')).toBeVisible()
    await user.click(await button('위잉위잉 대표곡'))
    await user.click(await button('톰보이 대표곡'))
    expect(await button('톰보이 대표곡')).toHaveAttribute('aria-pressed', 'true')
    expect(await button('위잉위잉 대표곡')).toHaveAttribute('aria-pressed', 'false')
    await toldCount('대표곡: 톰보이')
    await user.click((await strip('song')).getByRole('button', { name: '톰보이 빼기' }))
    expect(screen.getByText('별을 누른 곡이 대표곡이 돼요.')).toBeVisible()
    await user.click(await button('위잉위잉 대표곡'))
    await user.click(await button('위잉위잉 대표곡'))
    expect(await button('위잉위잉 대표곡')).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows the song that represents a band created elsewhere, and lets it be changed', async () => {
    const { user, store } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    act(() => void store.dispatch(draftChanged({ representativeSong: 'elsewhere' })))
    expect(screen.getByText('여기에 없는 곡이 대표곡이에요. 별을 누르면 바뀌어요.')).toBeVisible()
    await user.click(await button('위잉위잉 대표곡'))
    await toldCount('대표곡: 위잉위잉')
  })

  it('says that there are no results', async () => {
    await open('song', '없는노래')
    expect(await screen.findByRole('heading', { name: '곡을 찾을 수 없습니다.' })).toBeVisible()
    await toldCount('검색 결과 0곡')
  })

  it('hides the results when a search fails, shows an error, and can be retried', async () => {
    const { user, server } = await open('song', '혁오')
    await user.click(await plus('위잉위잉'))
    server.faults.fault(searchTracks, 'offline')
    await user.clear(await box('song'))
    await user.type(await box('song'), '밤편지')
    expect(await screen.findByRole('heading', { name: OFFLINE })).toBeVisible()
    expect(results().queryByRole('listitem')).toBeNull()
    expect(await chosen('song')).toEqual(['위잉위잉'])
    server.faults.clear()
    await user.click(await button('다시 시도'))
    expect(await plus('밤편지')).toBeVisible()
  })

  it('never shows results of an earlier text, however late they come', async () => {
    const { user, server } = await open('song')
    const answered: (string | null)[] = []
    network.events.on('response:mocked', ({ request }) => {
      answered.push(new URL(request.url).searchParams.get('q'))
    })
    const letFirstGo = server.faults.hold()
    await user.type(await box('song'), '혁오')
    await waitFor(() => expect(server.faults.isHolding(searchTracks)).toBe(true))
    const letSecondGo = server.faults.hold()
    await user.clear(await box('song'))
    await user.type(await box('song'), '밤편지')
    letSecondGo()
    expect(await plus('밤편지')).toBeVisible()
    letFirstGo()
    await waitFor(() => expect(answered).toContain('혁오'))
    await act(async () => {})
    expect(screen.queryByText('위잉위잉')).toBeNull()
  })

  it('searches for an unfinished syllable, and the Enter that completes it does nothing else', async () => {
    await open('song')
    const field = await box('song')
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '혁' } })
    expect(await results().findAllByRole('listitem')).not.toHaveLength(0)
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })).toBe(false)
    fireEvent.compositionEnd(field)
    expect(await confirm()).toBeDisabled()
    fireEvent.submit(field.closest('form')!)
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus()
  })

  it('accepts no more than fifty, says so, and still lets one be removed', async () => {
    const { user, store } = await open('song', '혁오')
    await plus('위잉위잉')
    const tracks = Array.from({ length: BAND_TRACKS_MAX }, (_, at) => ({
      spotifyId: `song-${at}`,
      title: `노래 ${at}`,
      artist: '새벽정거장',
      imageUrl: null,
    }))
    act(() => void store.dispatch(draftBegun({ ...newDraft(0), tracks })))
    expect(screen.getByText('목표 곡은 50곡까지 고를 수 있어요.')).toBeVisible()
    expect(await plus('위잉위잉')).toBeDisabled()
    await user.click((await strip('song')).getByRole('button', { name: '노래 7 빼기' }))
    expect(screen.queryByText('목표 곡은 50곡까지 고를 수 있어요.')).toBeNull()
    await user.click(await plus('위잉위잉'))
    expect((await chosen('song')).at(-1)).toBe('위잉위잉')
  })
})

describe('the genre step', () => {
  it('offers the fixed genres, and cannot be confirmed before one is selected', async () => {
    await open('genre')
    expect(await screen.findByRole('heading', { level: 1, name: '장르' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('어떤 장르를연주할까요?')
    const offered = within(screen.getByRole('list', { name: '장르' })).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual(GENRES)
    expect(await confirm()).toBeDisabled()
    expect(await confirm()).toHaveAccessibleDescription('장르를 하나 이상 골라 주세요.')
  })

  it('lists the selected genres, and removes one by its chip or its cross', async () => {
    const { user } = await open('genre')
    for (const genre of ['Shoegaze', 'Dream Pop', 'Jazz']) await user.click(await button(genre))
    expect(await chosen('genre')).toEqual(['Shoegaze', 'Dream Pop', 'Jazz'])
    expect(await button('Jazz')).toHaveAttribute('aria-pressed', 'true')
    expect(await confirm()).toHaveTextContent('확인3')
    await user.click(await button('Dream Pop'))
    await user.click(await button('Shoegaze 빼기'))
    expect(await chosen('genre')).toEqual(['Jazz'])
    expect(await button('Jazz 빼기')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(noStrip('genre')).toBe(true)
    expect(screen.getByRole('list', { name: '장르' })).toHaveFocus()
    expect(await confirm()).toBeDisabled()
  })
})

describe('the artist step', () => {
  it('asks for a search first, and cannot be confirmed before an artist is selected', async () => {
    await open('artist')
    expect(await screen.findByRole('heading', { level: 1, name: '아티스트' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('어떤 아티스트를좋아하는 밴드인가요?')
    expect(screen.getByText('아티스트를 검색해주세요.')).toBeVisible()
    expect(await confirm()).toBeDisabled()
    expect(await confirm()).toHaveAccessibleDescription('아티스트를 한 명 이상 골라 주세요.')
  })

  it('finds up to twelve, and selects those that are tapped', async () => {
    const { user } = await open('artist')
    const asked = searches(searchArtists.path)
    await user.type(await box('artist'), '이')
    await toldCount('검색 결과 12명')
    expect(asked).toEqual([{ q: '이', limit: '12', offset: '0' }])
    await user.clear(await box('artist'))
    await user.type(await box('artist'), '혁')
    await user.click(await inGrid('혁오'))
    await user.click(await inGrid('이장혁'))
    expect(await inGrid('이장혁')).toHaveAttribute('aria-pressed', 'true')
    expect(await chosen('artist')).toEqual([
      expect.stringContaining('혁오'),
      expect.stringContaining('이장혁'),
    ])
    expect(await confirm()).toHaveTextContent('확인2')
    await user.click(await inGrid('혁오'))
    await user.click(await button('이장혁 빼기'))
    expect(noStrip('artist')).toBe(true)
    expect(screen.getByRole('region', { name: '검색 결과' })).toHaveFocus()
  })

  it('says that there are no results', async () => {
    await open('artist', '없는사람')
    expect(await screen.findByRole('heading', { name: '아티스트를 찾을 수 없습니다.' })).toBeVisible()
  })

  it('hides the results when a search fails, shows an error, and can be retried', async () => {
    const { user, server } = await open('artist')
    server.faults.fault(searchArtists, 'SPOTIFY5002')
    await user.type(await box('artist'), '혁오')
    expect(await screen.findByRole('alert')).toBeVisible()
    server.faults.clear()
    await user.click(await button('다시 시도'))
    expect(await inGrid('혁오')).toBeVisible()
  })

  it('accepts no more than fifty, and says so', async () => {
    const { store } = await open('artist', '혁오')
    await inGrid('혁오')
    const artists = Array.from({ length: BAND_ARTISTS_MAX }, (_, at) => ({
      spotifyId: `artist-${at}`,
      name: `가수 ${at}`,
      imageUrl: null,
    }))
    act(() => void store.dispatch(draftBegun({ ...newDraft(0), artists })))
    expect(screen.getByText('아티스트는 50명까지 고를 수 있어요.')).toBeVisible()
    expect(await inGrid('혁오')).toBeDisabled()
  })
})

describe('the navigation between the steps', () => {
  /** Opens a step of a form that was opened from /my. */
  async function comeToStep(path: string) {
    const app = await renderApp(paths.my(), { as: me })
    await act(() => app.router.navigate(paths.createBand()))
    await act(() => app.router.navigate(path))
    return app
  }
  const theForm = () => screen.findByRole('heading', { level: 1, name: '밴드 만들기' })

  it('leads back to the form without a second history entry', async () => {
    const { user, router } = await comeToStep(paths.createBandGenre())
    await user.click(await button('Jazz'))
    await user.click(await confirm())
    expect(await theForm()).toBeVisible()
    await act(() => router.navigate(1))
    expect(router.state.location.pathname).toBe(paths.createBandGenre())
    expect(await chosen('genre')).toEqual(['Jazz'])
  })

  it('ends at the form, however fast back is tapped twice', async () => {
    const { router } = await comeToStep(paths.createBandGenre())
    const back = await button('뒤로')
    fireEvent.click(back)
    fireEvent.click(back)
    expect(await theForm()).toBeVisible()
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).toBe(paths.createBand())
  })

  it('replaces a step that was opened directly by the form', async () => {
    const { user, router } = await open('genre')
    await user.click(await button('Jazz'))
    await user.click(await confirm())
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.createBand()))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('keeps the selection with the back button and through the other steps', async () => {
    const { user, router } = await comeToStep(`${paths.createBandSong()}?q=${encodeURIComponent('혁오')}`)
    await user.click(await plus('위잉위잉'))
    await user.click(await button('위잉위잉 대표곡'))
    await user.click(await button('뒤로'))
    expect(await theForm()).toBeVisible()
    await act(() => router.navigate(paths.createBandGenre()))
    await user.click(await button('Jazz'))
    await act(() => router.navigate(paths.createBandSong()))
    expect(await chosen('song')).toEqual(['위잉위잉'])
    expect(await button('위잉위잉 대표곡')).toHaveAttribute('aria-pressed', 'true')
    expect(await box('song')).toHaveValue('')
  })
})
