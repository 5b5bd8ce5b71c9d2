import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { listAlbums } from '#contract/http/archive/archivedAlbums.ts'
import { listArtists } from '#contract/http/archive/archivedArtists.ts'
import { listTracks, saveTrack } from '#contract/http/archive/archivedTracks.ts'
import {
  addArtistFolder,
  addToFolderTrack,
  addTrackFolder,
  changeTrackFolder,
  listFolderTracks,
  listTrackFolders,
  removeTrackFolder,
  sortTrackFolders,
} from '#contract/http/archive/folders.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow, scrollWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '../eachRow.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

beforeEach(layOutWindow)

let me: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
})

const saved = () => savedTest(theServer())

/** Newest first: the last one named is on top. */
async function aTrack(...titles: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const title of titles) ids.push(await saved().track(me, title))
  return ids
}

async function aFolder(name: string, trackIds: number[] = []): Promise<number> {
  const server = theServer()
  const { value } = await server.call(addTrackFolder, { as: me, body: { name, color: 'RED' } })
  const { folderId } = value
  for (const trackId of trackIds)
    await server.call(addToFolderTrack, { as: me, path: { folderId }, body: { trackId } })
  return folderId
}

const open = (path = paths.archive()) => renderApp(path, { as: me })
const rows = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-id'))
const titles = () => rows().map((row) => row.querySelector('b')?.textContent)
const folderButton = (name: string) => screen.findByRole('button', { name: `${name} 폴더` })
/** The dialog's code loads on its first use. */
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('the archive', () => {
  it('shows what was saved, newest first, each kind under its own address', async () => {
    await aTrack('파도에게', 'Low Light')
    await saved().artist(me, '윤슬')
    await saved().album(me, 'Red Room')
    const { user, router } = await open()
    expect(await screen.findByText('Low Light')).toBeVisible()
    expect(titles()).toEqual(['Low Light', '파도에게'])
    expect(screen.getByText('파도에게 밴드')).toBeVisible()
    expect(screen.getByRole('link', { name: '음악' })).toHaveAttribute('aria-current', 'page')

    await user.click(screen.getByRole('link', { name: '아티스트' }))
    expect(await screen.findByText('윤슬')).toBeVisible()
    expect(router.state.location.pathname).toBe('/my/archive/artist')
    await user.click(screen.getByRole('link', { name: '앨범' }))
    expect(await screen.findByText('앨범 1장')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Red Room Red Room 밴드' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my\/archive\/album\/\d+$/),
    )
    expect(screen.queryByRole('group', { name: '폴더' })).toBeNull()
  })

  it('keeps the focus on the tabs while moving through them, and adds no history entries', async () => {
    const { user, router } = await renderApp(paths.my(), { as: me })
    await router.navigate(paths.archive())
    expect(await screen.findByRole('heading', { name: 'Archive' })).toBeVisible()
    screen.getByRole('link', { name: '음악' }).focus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('저장된 아티스트가 없습니다.')).toBeVisible()
    expect(screen.getByRole('link', { name: '아티스트' })).toHaveFocus()
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
  })

  it('leads to adding when it is empty, has nothing to select, and locks without a request', async () => {
    const { user } = await open()
    expect(await screen.findByRole('link', { name: '곡 추가하기' })).toHaveAttribute(
      'href',
      '/my/archive/add',
    )
    expect(screen.getByRole('link', { name: '추가하러 가기' })).toHaveAttribute('href', '/my/archive/add')
    expect(screen.queryByRole('button', { name: '선택' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '비공개로 바꾸기' }))
    await user.click(screen.getByRole('button', { name: '공개로 바꾸기' }))
    expect(screen.getByRole('button', { name: '비공개로 바꾸기' })).toBeVisible()
  })

  it('shows who has saved the same items, and leads to them', async () => {
    const harin = await aMember({ nickname: 'harin' })
    const [trackId] = await aTrack('파도에게')
    const { value } = await theServer().call(listTracks, { as: me })
    await theServer().call(saveTrack, { as: harin, body: { spotifyId: value[0]!.spotifyId } })
    expect(trackId).toBe(value[0]!.trackId)
    await open()
    const strip = within(await screen.findByRole('region', { name: '나와 듣는 음악이 비슷한 멤버' }))
    expect(strip.getByRole('link', { name: 'harin' })).toHaveAttribute(
      'href',
      paths.profileDetail(harin.memberId),
    )
  })

  it('omits the strip when nobody is similar or the request fails', async () => {
    await aTrack('파도에게')
    theServer().faults.fault(listSimilarMembers, 400)
    await open()
    expect(await screen.findByText('파도에게')).toBeVisible()
    expect(screen.queryByRole('region', { name: '나와 듣는 음악이 비슷한 멤버' })).toBeNull()
  })

  it('renders a handful of 600 songs at any scroll position, and loads more in time', async () => {
    await manyTracks(600)
    await open()
    expect(await screen.findByText('곡 600')).toBeVisible()
    const drawnAtFirst = document.querySelectorAll('*').length
    for (const top of [72 * 80, 72 * 250, 72 * 400, 72 * 550]) {
      scrollWindow(top)
      await waitFor(() => expect(titles()).toContain(`곡 ${600 - top / 72}`))
      expect(rows().length).toBeLessThan(40)
    }
    expect(document.querySelectorAll('*').length).toBeLessThan(drawnAtFirst + 80)
  })
})

describe('an archive that cannot be read', () => {
  it('shows why on the whole page of each kind, and fetches it again', async () => {
    const broken = () => screen.findByRole('heading', { name: '알 수 없는 오류가 발생했습니다.' })
    const again = () => screen.getByRole('button', { name: '다시 시도' })
    theServer().faults.fault(listTracks, 400)
    const { user, router, server } = await open()
    expect(await broken()).toBeVisible()
    server.faults.fault(listTracks, 'COMMON403')
    await user.click(again())
    expect(await screen.findByRole('heading', { name: ERRORS.COMMON403[1] })).toBeVisible()
    server.faults.clear()
    await user.click(again())
    expect(await screen.findByText('저장된 곡이 없습니다.')).toBeVisible()

    await eachRow(
      [
        [listArtists, paths.archiveArtists(), '저장된 아티스트가 없습니다.'],
        [listAlbums, paths.archiveAlbums(), '저장된 앨범이 없습니다.'],
      ] as const,
      async ([call, path, empty]) => {
        server.faults.fault(call, 400)
        await act(() => router.navigate(path))
        expect(await broken()).toBeVisible()
        server.faults.clear()
        await user.click(again())
        expect(await screen.findByText(empty)).toBeVisible()
      },
    )
  })

  it('says at once that the phone is offline, and is there when it is online again', async () => {
    await aTrack('파도에게')
    theServer().faults.fault(listTracks, 'offline')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { server } = await open()
    expect(await screen.findByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
    server.faults.clear()
    onLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('파도에게')).toBeVisible()
  })

  it('also shows an error when only the folders cannot be read', async () => {
    theServer().faults.fault(listTrackFolders, 400)
    await open()
    expect(await screen.findByRole('heading', { name: '알 수 없는 오류가 발생했습니다.' })).toBeVisible()
  })

  it('keeps the loaded items when the next page fails, until a retry, and is read from the start when a page follows an item removed elsewhere', async () => {
    await manyTracks(250)
    theServer().faults.fault(listTracks, 400, { after: 1 })
    const { user, server } = await open()
    expect(await screen.findByText('곡 250')).toBeVisible()
    scrollWindow(72 * 80)
    const again = await screen.findByRole('button', { name: '다시 시도' })
    expect(titles()).toContain('곡 170')

    server.faults.fault(listTracks, 'TRACK4000', { after: 1, times: 1 })
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull())
    scrollWindow(72 * 140)
    await waitFor(() => expect(titles()).toContain('곡 110'))
    scrollWindow(72 * 180)
    scrollWindow(72 * 190)
    await waitFor(() => expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull())
    scrollWindow(72 * 240)
    await waitFor(() => expect(titles()).toContain('곡 1'))
  })
})

describe('a folder', () => {
  it('shows its items and their number, is kept in the address, and says when it is empty or broken', async () => {
    const [wave] = await aTrack('파도에게', 'Low Light')
    const names = ['하나', '둘', '셋', '넷', '다섯', '산책', '퇴근길']
    let folderId = 0
    for (const name of names) folderId = await aFolder(name, name === '퇴근길' ? [wave!] : [])
    const { user, router, server } = await open()
    expect(await screen.findByText('전체 2곡')).toBeVisible()
    const row = within(screen.getByRole('group', { name: '폴더' }))
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '전체',
      ...names,
      '새 폴더',
    ])

    await user.click(row.getByRole('button', { name: '퇴근길 폴더' }))
    await waitFor(() => expect(titles()).toEqual(['파도에게']))
    expect(screen.getByText('퇴근길 1곡')).toBeVisible()
    expect(router.state.location.search).toBe(`?folder=${folderId}`)
    await user.click(row.getByRole('button', { name: '산책 폴더' }))
    expect(await screen.findByText('이 폴더에 곡이 없습니다.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '전체 보기' }))
    await waitFor(() => expect(titles()).toEqual(['Low Light', '파도에게']))

    server.faults.fault(listFolderTracks, 400)
    await user.click(row.getByRole('button', { name: '하나 폴더' }))
    expect(await screen.findByRole('heading', { name: '알 수 없는 오류가 발생했습니다.' })).toBeVisible()
  })

  it('has a different empty state among artists', async () => {
    await saved().artist(me, '윤슬')
    await theServer().call(addArtistFolder, { as: me, body: { name: '새벽', color: 'BLUE' } })
    const { user } = await open(paths.archiveArtists())
    await user.click(await folderButton('새벽'))
    expect(await screen.findByText('이 폴더에 아티스트가 없습니다.')).toBeVisible()
  })

  it('is ignored when the one in the address is gone, and everything is shown', async () => {
    await aTrack('파도에게')
    await open(`${paths.archive()}?folder=999`)
    await waitFor(() => expect(titles()).toEqual(['파도에게']))
    expect(screen.getByRole('button', { name: '전체', pressed: true })).toBeVisible()
  })

  it('is created with a suggested name and a colour', async () => {
    await aFolder('퇴근길')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '새 폴더' }))
    expect((await inDialog()).getByLabelText('폴더 이름')).toHaveValue('폴더2')
    expect((await inDialog()).getByLabelText('폴더 이름')).toHaveAttribute(
      'placeholder',
      '8자 이내로 적어주세요',
    )
    await user.click((await inDialog()).getByRole('radio', { name: '파란색' }))
    await user.click((await inDialog()).getByRole('button', { name: '추가' }))
    expect(await screen.findByText("'폴더2'가 추가되었습니다.")).toBeInTheDocument()
    expect(await folderButton('폴더2')).toBeVisible()
    const { value } = await theServer().call(listTrackFolders, { as: me })
    expect(value).toMatchObject([{ name: '퇴근길' }, { name: '폴더2', color: 'BLUE' }])
  })

  it('needs a name of up to eight visible characters, and not the Enter that completes a syllable', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '새 폴더' }))
    const field = (await inDialog()).getByLabelText('폴더 이름')
    writeInto(field, '   ')
    await user.click((await inDialog()).getByRole('button', { name: '추가' }))
    expect(field).toHaveFocus()
    writeInto(field, '새벽')
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    })
    field.dispatchEvent(composing)
    expect(composing.defaultPrevented).toBe(true)
    expect(screen.getByRole('dialog')).toBeVisible()
    const { value } = await theServer().call(listTrackFolders, { as: me })
    expect(value).toEqual([])

    await user.clear(field)
    await user.paste('👨‍👩‍👧‍👦'.repeat(9))
    expect(field).toHaveValue('👨‍👩‍👧‍👦'.repeat(8))
    expect((await inDialog()).getByText('8/8')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`'${'👨‍👩‍👧‍👦'.repeat(8)}'가 추가되었습니다.`)).toBeInTheDocument()
  })

  it('is created once however often it is pressed, and the typed name is kept on failure and offline', async () => {
    const { user, server } = await open()
    await user.click(await screen.findByRole('button', { name: '새 폴더' }))
    const field = (await inDialog()).getByLabelText('폴더 이름')
    writeInto(field, '새벽')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click((await inDialog()).getByRole('button', { name: '추가' }))
    expect(await (await inDialog()).findByText('인터넷 연결이 끊겼어요.')).toBeVisible()
    expect(field).toHaveValue('새벽')
    onLine.mockRestore()

    server.faults.fault(addTrackFolder, 'offline', { times: 1 })
    await user.click((await inDialog()).getByRole('button', { name: '추가' }))
    expect(await (await inDialog()).findByText('폴더 생성에 실패했습니다.')).toBeVisible()
    expect(field).toHaveValue('새벽')

    const letGo = server.faults.hold()
    await user.dblClick((await inDialog()).getByRole('button', { name: '추가' }))
    await user.click(await (await inDialog()).findByRole('button', { name: '추가 중...' }))
    letGo()
    expect(await folderButton('새벽')).toBeVisible()
    const { value } = await theServer().call(listTrackFolders, { as: me })
    expect(value).toHaveLength(1)
  })

  it('is deleted with its menu key, and its items stay', async () => {
    const ids = await aTrack('파도에게')
    await aFolder('퇴근길', ids)
    const { user } = await open()
    const button = await folderButton('퇴근길')
    await user.pointer({ keys: '[MouseRight]', target: button })
    await user.click((await inDialog()).getByRole('button', { name: '폴더 삭제' }))
    expect((await inDialog()).getByRole('heading', { name: "'퇴근길' 폴더를 삭제할까요?" })).toBeVisible()
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText("'퇴근길' 폴더를 삭제했습니다.")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '퇴근길 폴더' })).toBeNull()
    expect(titles()).toEqual(['파도에게'])
  })

  const edit = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('button', { name: '폴더 편집' }))
    await user.click((await inDialog()).getByRole('button', { name: `${name} 이름과 색 바꾸기` }))
  }

  it('is deleted from the list of all folders, and comes back when the server fails', async () => {
    await aFolder('퇴근길', await aTrack('파도에게'))
    const { user, server } = await open()
    await user.click(await folderButton('퇴근길'))
    const askToDelete = async () => {
      await edit(user, '퇴근길')
      await user.click((await inDialog()).getByRole('button', { name: '폴더 삭제' }))
    }
    server.faults.fault(removeTrackFolder, 'offline')
    await askToDelete()
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제에 실패했습니다.')).toBeInTheDocument()
    expect(await folderButton('퇴근길')).toBeVisible()
    server.faults.clear()
    await askToDelete()
    await user.click((await inDialog()).getByRole('button', { name: '아니오' }))
    await askToDelete()
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '퇴근길 폴더' })).toBeNull())
    await waitFor(() => expect(titles()).toEqual(['파도에게']))
  })

  it('gets another name and colour, also after a failure, and keeps its items', async () => {
    await aFolder('퇴근길', await aTrack('파도에게'))
    const { user, server } = await open()
    await edit(user, '퇴근길')
    const field = (await inDialog()).getByLabelText('폴더 이름')
    expect(field).toHaveValue('퇴근길')
    expect((await inDialog()).getByRole('radio', { name: '빨간색' })).toBeChecked()
    writeInto(field, '밤 산책')
    await user.click((await inDialog()).getByRole('radio', { name: '파란색' }))
    server.faults.fault(changeTrackFolder, 'COMMON500', { times: 1 })
    await user.click((await inDialog()).getByRole('button', { name: '저장' }))
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/./))
    expect((await inDialog()).getByLabelText('폴더 이름')).toHaveValue('밤 산책')
    await user.click((await inDialog()).getByRole('button', { name: '저장' }))
    expect(await screen.findByText('폴더를 수정했습니다.')).toBeInTheDocument()
    expect(await (await inDialog()).findByRole('button', { name: '밤 산책 이름과 색 바꾸기' })).toBeVisible()
    await user.click((await inDialog()).getByRole('button', { name: '완료' }))
    await user.click(await folderButton('밤 산책'))
    expect(await screen.findByText('밤 산책 1곡')).toBeVisible()
    const { value } = await theServer().call(listTrackFolders, { as: me })
    expect(value).toMatchObject([{ name: '밤 산책', color: 'BLUE' }])
  })

  const order = () =>
    screen
      .getAllByRole('button', { name: / 폴더$/ })
      .map((button) => button.textContent)
      .filter((name) => name !== '새 폴더')
  const move = async (user: UserEvent, name: string) =>
    user.click((await inDialog()).getByRole('button', { name }))

  it('is moved up and down, by hand or by keyboard, and stays there', async () => {
    for (const name of ['하나', '둘', '셋']) await aFolder(name)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '폴더 편집' }))
    await move(user, '셋 위로')
    expect((await inDialog()).getByRole('status')).toHaveTextContent('셋, 3개 중 2번째')
    expect((await inDialog()).getByRole('button', { name: '셋 위로' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect((await inDialog()).getByRole('button', { name: '셋 위로' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await move(user, '하나 아래로')
    await user.click((await inDialog()).getByRole('button', { name: '완료' }))
    await waitFor(() => expect(order()).toEqual(['셋', '둘', '하나']))
    await waitFor(async () => {
      const { value } = await theServer().call(listTrackFolders, { as: me })
      expect(value.map(({ name }) => name)).toEqual(['셋', '둘', '하나'])
    })
  })

  it('returns to its place when the new order cannot be saved', async () => {
    for (const name of ['하나', '둘']) await aFolder(name)
    const { user, server } = await open()
    server.faults.fault(sortTrackFolders, 'offline')
    await user.click(await screen.findByRole('button', { name: '폴더 편집' }))
    await move(user, '둘 위로')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('폴더 순서를 저장하지 못했습니다.')).toBeInTheDocument()
    await waitFor(() => expect(order()).toEqual(['하나', '둘']))
  })
})

/** From 곡 1, the oldest, to 곡 `count`. */
async function manyTracks(count: number) {
  const { db, now } = theServer().deps
  const { savedTracks, tracks } = await import('#server/db/musicTables.ts')
  const at = { createdAt: now(), updatedAt: now() }
  const made = await db
    .insert(tracks)
    .values(
      Array.from({ length: count }, (_, i) => ({
        spotifyId: `track-${i + 1}`,
        title: `곡 ${i + 1}`,
        artist: '밴드',
        ...at,
      })),
    )
    .returning({ trackId: tracks.id })
  await db
    .insert(savedTracks)
    .values(made.map(({ trackId }) => ({ memberId: me.memberId, trackId, savedAt: now() })))
}
