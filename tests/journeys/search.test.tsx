import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArtist, saveArtist } from '#contract/http/archive/archivedArtists.ts'
import { listTracks } from '#contract/http/archive/archivedTracks.ts'
import { listBands } from '#contract/http/bands/bands.ts'
import { searchArtists, searchTracks } from '#contract/http/music.ts'
import { type BandTest, bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here because it is fetched after the first screen, and the first toast would wait for it.
import '#src/toasts/ToastStack.tsx'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { network } from '../env/network.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

const CALLS = [listBands, searchArtists, searchTracks]

let me: TestMember
let harin: TestMember
let band: BandTest
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  band = bandTest(theServer())
})
afterEach(() => network.events.removeAllListeners())

const open = (text?: string) => renderApp(paths.search(text), { as: me })
const box = () => screen.findByRole('searchbox', { name: '밴드, 아티스트, 곡 검색' })
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const marks = (within: HTMLElement) =>
  [...within.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('a search', () => {
  it('shows a hint while nothing is typed, and sends no request', async () => {
    const asked: string[] = []
    network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
    await open()
    expect(await screen.findByRole('heading', { name: '무엇을 찾고 있나요?' })).toBeVisible()
    expect(screen.getByRole('link', { name: '아티스트' })).toHaveAttribute('href', paths.artists())
    expect(CALLS.filter(({ path }) => asked.includes(path))).toEqual([])
  })

  it('opens by a tap from the list of bands', async () => {
    const { user, router } = await renderApp(paths.bands(), { as: me })
    await user.click(await screen.findByRole('link', { name: '밴드, 아티스트, 곡 검색' }))
    expect(await box()).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.search())
  })

  it('finds bands, artists and songs, shows their number, and marks the match', async () => {
    const bandId = await band.aBand(harin, { name: '혁오를 좋아하는 밴드', description: '같이 연습해요' })
    const { user, router } = await open()
    await user.type(await box(), '혁오')
    const row = (await section(/^밴드 1$/)).getByRole('link')
    expect(row).toHaveTextContent('혁오를 좋아하는 밴드')
    expect(row).toHaveTextContent('베이스 모집 · 같이 연습해요')
    expect(row).toHaveTextContent('모집중')
    expect(row).toHaveAttribute('href', paths.band(bandId, '혁오를 좋아하는 밴드'))
    expect(marks(row)).toEqual(['혁오'])
    expect((await section(/^아티스트 1$/)).getByRole('listitem')).toHaveTextContent('혁오')
    expect((await section(/^곡 /)).getByText('위잉위잉')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^검색 결과 \d+개$/)
    expect(router.state.location.search).toBe('?q=%ED%98%81%EC%98%A4')
  })

  it('finds a band by its initials, and marks what they match', async () => {
    await band.aBand(harin, { name: '새벽 네 시' })
    await open('ㅅㅂㄴㅅ')
    const row = (await section(/^밴드 1$/)).getByRole('link')
    expect(marks(row)).toEqual(['새벽 네 시'])
  })

  it('shows four of each kind, and the others on request', async () => {
    for (let at = 1; at <= 6; at += 1) await band.aBand(harin, { name: `카이트 ${at}` })
    const { user } = await open('카이트')
    const bands = await section(/^밴드 6$/)
    expect(bands.getAllByRole('listitem')).toHaveLength(4)
    await user.click(bands.getByRole('button', { name: '밴드 2개 더 보기' }))
    expect(bands.getAllByRole('listitem')).toHaveLength(6)
    expect(bands.queryByRole('button')).toBeNull()
  })

  it('sends one request for text typed without a pause', async () => {
    const texts: (string | null)[] = []
    network.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === listBands.path) texts.push(searchParams.get('q'))
    })
    const { user } = await open()
    await user.type(await box(), ' 카이트 ')
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeVisible()
    expect(texts).toEqual(['카이트'])
  })

  it('keeps its text when coming back from a result', async () => {
    const bandId = await band.aBand(harin, { name: 'Velvet Kite' })
    const { user, router } = await open('kite')
    await user.click((await section(/^밴드 1$/)).getByRole('link'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    expect(router.state.location.pathname).toBe(`/bands/${bandId}`)
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(await box()).toHaveValue('kite')
    expect((await section(/^밴드 1$/)).getByRole('link')).toBeVisible()
  })

  it('says that there are no results', async () => {
    await open('없는이름zz')
    expect(await screen.findByRole('heading', { name: '검색 결과가 없습니다.' })).toBeVisible()
    expect(screen.getByText('검색 결과 0개')).toBeInTheDocument()
  })
})

describe('a search result', () => {
  it('has a page if it is an artist of the catalogue', async () => {
    const { user } = await open('혁오')
    expect((await section(/^아티스트 1$/)).queryByRole('link')).toBeNull()
    await user.click(await screen.findByRole('button', { name: '혁오 더하기' }))
    const link = await (await section(/^아티스트/)).findByRole('link', { name: /혁오/ })
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: '혁오' })).toBeVisible()
  })

  it('can be saved and removed', async () => {
    const saved = async () => (await theServer().call(listTracks, { as: me })).value.map(({ title }) => title)
    const { user } = await open('위잉위잉')
    await user.click(await screen.findByRole('button', { name: '위잉위잉 더하기' }))
    expect(await screen.findByText('아카이브에 추가되었습니다!')).toBeVisible()
    expect(await saved()).toEqual(['위잉위잉'])
    await user.click(screen.getByRole('button', { name: '위잉위잉 빼기' }))
    expect(await screen.findByText('아카이브에서 삭제되었습니다.')).toBeVisible()
    expect(await saved()).toEqual([])
  })
})

describe('a failed search', () => {
  it.each([
    ['offline', OFFLINE_TEXT],
    [500, '검색하지 못했습니다.'],
    ['COMMON429', '잠시 후 다시 시도해 주세요.'],
  ] as const)('shows an error when every answer is %s, and can be retried', async (fault, text) => {
    await band.aBand(harin, { name: '혁오를 좋아하는 밴드' })
    const { user, server } = await open()
    for (const call of CALLS) server.faults.fault(call, fault)
    await user.type(await box(), '혁오')
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect((await section(/^밴드 1$/)).getByRole('link')).toBeVisible()
  })

  it('shows the other kinds when one fails, which can be retried alone', async () => {
    await band.aBand(harin, { name: '혁오를 좋아하는 밴드' })
    const { user, server } = await open()
    server.faults.fault(listBands, 500)
    await user.type(await box(), '혁오')
    expect(await screen.findByText('밴드 검색 결과를 불러오지 못했습니다.')).toBeVisible()
    expect((await section(/^아티스트 1$/)).getByText('혁오')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect((await section(/^밴드 1$/)).getByRole('link')).toBeVisible()
  })

  it('shows the other kinds when one hangs', async () => {
    const { user, server } = await open()
    server.faults.fault(searchTracks, 'timeout')
    await user.type(await box(), '혁오')
    expect((await section(/^아티스트 1$/)).getByText('혁오')).toBeVisible()
    expect(screen.getByText('곡 찾는 중')).toBeInTheDocument()
  })
})

describe('an artist', () => {
  const aSaved = async () => {
    const { value } = await theServer().call(searchArtists, { query: { q: '혁오', limit: 1 } })
    return (await theServer().call(saveArtist, { as: harin, body: { spotifyId: value[0]!.spotifyId } })).value
  }
  const openArtist = (artistId: number) => renderApp(paths.artist(artistId), { as: me })

  it('shows the bands that like them', async () => {
    const bandId = await band.aBand(harin, { name: '카이트', artists: ['혁오'] })
    await band.aBand(harin, { name: '다른 밴드', artists: ['잔나비'] })
    await openArtist(await band.anArtist('혁오'))
    const bands = await section(/이 아티스트를 좋아하는 밴드/)
    expect(await bands.findByRole('link')).toHaveAttribute('href', paths.band(bandId, '카이트'))
  })

  it('shows a name and a link to listen to them', async () => {
    const { artistId, externalUrl } = await aSaved()
    await openArtist(artistId)
    expect(await screen.findByRole('heading', { level: 1, name: '혁오' })).toBeVisible()
    const listen = screen.getByRole('link', { name: /들으러 가기/ })
    expect(listen).toHaveAttribute('href', externalUrl)
    expect(listen).toHaveAttribute('target', '_blank')
    expect(listen.getAttribute('rel')).toContain('noopener')
  })

  it('is saved and removed by one button', async () => {
    const { artistId } = await aSaved()
    const { user } = await openArtist(artistId)
    await user.click(await screen.findByRole('button', { name: '아카이브에 저장' }))
    expect(await screen.findByText('아카이브에 추가되었습니다!')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '아카이브에서 빼기' }))
    expect(await screen.findByText('아카이브에서 삭제되었습니다.')).toBeVisible()
  })

  it('may be liked by no band yet', async () => {
    await openArtist((await aSaved()).artistId)
    expect(await screen.findByText('아직 이 아티스트를 고른 밴드가 없어요.')).toBeVisible()
  })

  it.each(['/artists/999999', '/artists/abc', '/artists/0'])('does not exist at %s', async (path) => {
    await renderApp(path, { as: me })
    expect(await screen.findByRole('heading', { name: '아티스트를 찾을 수 없습니다.' })).toBeVisible()
    expect(screen.getByRole('button', { name: '돌아가기' })).toBeVisible()
  })

  it('shows an error when they cannot be read, and can be fetched again', async () => {
    const { artistId } = await aSaved()
    const { user, router, server } = await renderApp(paths.my(), { as: me })
    await screen.findByRole('heading', { name: 'yuna22' })
    server.faults.fault(readArtist, 400)
    await act(() => router.navigate(paths.artist(artistId)))
    expect(await screen.findByRole('heading', { name: '아티스트 정보를 불러오지 못했습니다.' })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 1, name: '혁오' })).toBeVisible()
  })
})
