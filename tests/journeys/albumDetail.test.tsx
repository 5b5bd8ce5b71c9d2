import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAlbum, saveAlbum } from '#contract/http/archive/archivedAlbums.ts'
import type { TestMember } from '#server/testing/members.ts'
import { paths } from '#src/lib/paths.ts'
import { network } from '../env/network.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

const SEARCHED = { title: '사랑으로', artist: '혁오', spotifyId: 'NoobB2fzmQv2UcpL04Qsp8A3' }

let me: TestMember
let albumId: number
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  const saved = await theServer().call(saveAlbum, { as: me, body: { spotifyId: SEARCHED.spotifyId } })
  albumId = saved.value.albumId
})

/** Starts on a screen that requests no album, so that a planted fault affects this one. */
async function goTo(path: string, plant: (app: Awaited<ReturnType<typeof renderApp>>) => void = () => {}) {
  const app = await renderApp(paths.archiveAdd(), { as: me })
  await screen.findByRole('searchbox')
  plant(app)
  await act(() => app.router.navigate(path))
  return app
}

describe('an album', () => {
  it('has its name, its artist, and its tracks in order, each with the artist below', async () => {
    await renderApp(paths.album(albumId), { as: me })
    expect(await screen.findByRole('heading', { level: 1, name: SEARCHED.title })).toBeVisible()
    const { tracks } = (await theServer().call(readAlbum, { as: me, path: { albumId } })).value
    expect(tracks.length).toBeGreaterThan(1)
    const rows = within(screen.getByRole('region', { name: '수록곡' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      tracks.map(({ name }, index) => `${index + 1}${name}${SEARCHED.artist}`),
    )
  })

  it('has a heading for each disc where there are several', async () => {
    const track = (discNumber: number, trackNumber: number, name: string) => ({
      spotifyId: name,
      name,
      trackNumber,
      discNumber,
      duration: null,
      explicit: false,
      spotifyUrl: null,
    })
    const { title: name, artist, spotifyId } = SEARCHED
    const shown = { albumId, spotifyId, name, artist, imageUrl: null, externalUrl: null, total: 3 }
    const tracks = [track(2, 1, '셋'), track(1, 2, '둘'), track(1, 1, '하나')]
    await goTo(paths.album(albumId), () =>
      network.use(
        http.get('*/api/albums/:albumId', () =>
          HttpResponse.json({
            isSuccess: true,
            code: 'COMMON200',
            message: '',
            result: { ...shown, tracks },
          }),
        ),
      ),
    )
    const disc = async (title: string) =>
      within(await screen.findByRole('region', { name: title }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(await disc('디스크 1')).toEqual(['1하나혁오', '2둘혁오'])
    expect(await disc('디스크 2')).toEqual(['1셋혁오'])
    expect(screen.getByRole('heading', { name: '디스크 2' })).toBeVisible()
  })

  it('shows a placeholder in its own shape while it loads', async () => {
    let letGo = () => {}
    await goTo(paths.album(albumId), ({ server }) => (letGo = server.faults.hold()))
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    letGo()
    expect(await screen.findByRole('heading', { name: SEARCHED.title })).toBeVisible()
    expect(screen.queryByText('불러오는 중')).toBeNull()
  })
})

describe('an album that cannot be shown', () => {
  it.each(['/my/archive/album/999999', '/my/archive/album/0', '/my/archive/album/abc'])(
    'does not exist at %s, and offers a way back',
    async (path) => {
      const { user, router } = await goTo(path)
      expect(await screen.findByRole('heading', { name: '앨범을 찾을 수 없습니다.' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: '돌아가기' }))
      expect(await screen.findByRole('searchbox')).toBeVisible()
      expect(router.state.location.pathname).toBe(paths.archiveAdd())
    },
  )

  it('leads to the albums when there is no previous screen', async () => {
    const { user, router } = await renderApp('/my/archive/album/999999', { as: me })
    await user.click(await screen.findByRole('button', { name: '돌아가기' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.archiveAlbums()))
  })

  it.each([
    [400, '앨범을 찾을 수 없습니다.', ''],
    ['malformed', '앨범 정보를 찾을 수 없습니다.', ''],
    ['COMMON400', '앨범을 찾을 수 없습니다.', '잘못된 요청입니다.'],
  ] as const)('shows an error when the answer is %s, and can be retried', async (fault, text, help) => {
    const { user, server } = await goTo(paths.album(albumId), (app) =>
      app.server.faults.fault(readAlbum, fault),
    )
    const title = await screen.findByRole('heading', { name: text })
    expect(title.parentElement).toHaveTextContent(`${text}${help}다시 시도`)
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: SEARCHED.title })).toBeVisible()
  })

  it('says so when it has no tracks', async () => {
    const { title: name, artist, spotifyId } = SEARCHED
    const shown = {
      albumId,
      spotifyId,
      name,
      artist,
      imageUrl: null,
      externalUrl: null,
      total: 0,
      tracks: [],
    }
    await goTo(paths.album(albumId), () =>
      network.use(
        http.get('*/api/albums/:albumId', () =>
          HttpResponse.json({ isSuccess: true, code: 'COMMON200', message: '', result: shown }),
        ),
      ),
    )
    expect(await screen.findByRole('heading', { name: SEARCHED.title })).toBeVisible()
    expect(screen.getByText('앨범 정보를 찾을 수 없습니다.')).toBeVisible()
  })
})
