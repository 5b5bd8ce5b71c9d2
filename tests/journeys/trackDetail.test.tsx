import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { saveArtist } from '#contract/http/archive/archivedArtists.ts'
import { listTracks, readTrackDetail, saveTrack } from '#contract/http/archive/archivedTracks.ts'
import { searchAlbums, searchArtists, searchTracks } from '#contract/http/music.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
// Imported here because it is fetched after the first screen, and the first toast would wait for it.
import '#src/toasts/ToastStack.tsx'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const TITLE = 'Silverhair Express'

/** A track of the catalogue that names its album, saved. */
async function aSaved() {
  const { value } = await theServer().call(searchTracks, { query: { q: TITLE, limit: 1 } })
  const { spotifyId } = value[0]!
  return (await theServer().call(saveTrack, { as: me, body: { spotifyId } })).value
}

describe('a track', () => {
  it('is opened from the archive, and an artist too', async () => {
    const track = await aSaved()
    const artistId = await savedTest(theServer()).artist(me, '윤슬')
    const { user, router } = await renderApp(paths.archive(), { as: me })
    await user.click(await screen.findByRole('link', { name: new RegExp(TITLE) }))
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.track(track.trackId))
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await user.click(await screen.findByRole('link', { name: '아티스트' }))
    expect(await screen.findByRole('link', { name: '윤슬' })).toHaveAttribute('href', paths.artist(artistId))
  })

  it('leads to its artist and its album if the catalogue has them', async () => {
    const { trackId, artist, album } = await aSaved()
    const server = theServer()
    const [found] = (await server.call(searchArtists, { query: { q: artist, limit: 1 } })).value
    const { artistId } = (await server.call(saveArtist, { as: me, body: { spotifyId: found!.spotifyId } }))
      .value
    const albums = (await server.call(searchAlbums, { query: { q: album!, limit: 20 } })).value
    const { spotifyId } = albums.find(({ name, artists }) => name === album && artists === artist)!
    const { albumId } = (await server.call(saveAlbum, { as: me, body: { spotifyId } })).value
    await renderApp(paths.track(trackId), { as: me })
    expect(await screen.findByRole('link', { name: `${artist} 아티스트` })).toHaveAttribute(
      'href',
      paths.artist(artistId),
    )
    expect(screen.getByRole('link', { name: `${album} 앨범` })).toHaveAttribute('href', paths.album(albumId))
  })

  it('leads to a search for the names that the catalogue does not have', async () => {
    const { trackId, artist, album } = await aSaved()
    await renderApp(paths.track(trackId), { as: me })
    expect(await screen.findByRole('link', { name: `${artist} 아티스트` })).toHaveAttribute(
      'href',
      paths.search(artist),
    )
    expect(screen.getByRole('link', { name: `${album} 앨범` })).toHaveAttribute(
      'href',
      paths.archiveAdd(album!),
    )
  })

  it('shows the bands that want to play it', async () => {
    const band = bandTest(theServer())
    const bandId = await band.aBand(harin, { name: '카이트', tracks: ['위잉위잉'] })
    await band.aBand(harin, { name: '다른 밴드', tracks: ['톰보이'] })
    await renderApp(paths.track(await band.aTrack('위잉위잉')), { as: me })
    const bands = within(await screen.findByRole('region', { name: '이 곡을 연주하려는 밴드' }))
    expect(await bands.findByRole('link')).toHaveAttribute('href', paths.band(bandId, '카이트'))
  })

  it('may be wanted by no band yet', async () => {
    await renderApp(paths.track((await aSaved()).trackId), { as: me })
    expect(await screen.findByText('아직 이 곡을 고른 밴드가 없어요.')).toBeVisible()
  })

  it('is saved and removed by one button', async () => {
    const { trackId } = await aSaved()
    const { user } = await renderApp(paths.track(trackId), { as: me })
    await user.click(await screen.findByRole('button', { name: '아카이브에서 빼기' }))
    expect(await screen.findByText('아카이브에서 삭제되었습니다.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '아카이브에 저장' }))
    expect(await screen.findByText('아카이브에 추가되었습니다!')).toBeVisible()
    expect((await theServer().call(listTracks, { as: me })).value).toHaveLength(1)
  })

  it.each(['/tracks/999999', '/tracks/abc'])('does not exist at %s', async (path) => {
    await renderApp(path, { as: me })
    expect(await screen.findByRole('heading', { name: '곡을 찾을 수 없습니다.' })).toBeVisible()
    expect(screen.getByRole('button', { name: '돌아가기' })).toBeVisible()
  })

  it('shows an error when it cannot be read, and can be fetched again', async () => {
    const { trackId } = await aSaved()
    const { user, router, server } = await renderApp(paths.manual(), { as: me })
    server.faults.fault(readTrackDetail, 400)
    await act(() => router.navigate(paths.track(trackId)))
    expect(await screen.findByRole('heading', { name: '곡 정보를 불러오지 못했습니다.' })).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible())
  })
})
