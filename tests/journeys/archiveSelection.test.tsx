import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listAlbums, removeAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { listTracks, removeTrack } from '#contract/http/archive/archivedTracks.ts'
import {
  addToFolderTrack,
  addTrackFolder,
  listFolderTracks,
  takeFromFolderTrack,
} from '#contract/http/archive/folders.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { holdDown } from '../env/holdDown.ts'
import { expectConsole } from '../env/quietConsole.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { lookAgain } from '../lookAgain.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { dismissToasts, eachFault, expectToast } from './eachFault.ts'

beforeEach(layOutWindow)

let me: TestMember
/** Newest first: the last one is on top. */
let ids: number[]
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  ids = []
  for (const title of ['다섯', '넷', '셋', '둘', '하나'])
    ids.push(await savedTest(theServer()).track(me, title))
})

async function aFolder(name: string, trackIds: number[] = []): Promise<number> {
  const server = theServer()
  const { value } = await server.call(addTrackFolder, { as: me, body: { name, color: 'RED' } })
  for (const trackId of trackIds)
    await server.call(addToFolderTrack, {
      as: me,
      path: { folderId: value.folderId },
      body: { trackId },
    })
  return value.folderId
}

const inFolder = async (folderId: number) => {
  const { value } = await theServer().call(listFolderTracks, { as: me, path: { folderId } })
  return value.map(({ title }) => title)
}
const inArchive = async () => {
  const { value } = await theServer().call(listTracks, { as: me })
  return value.map(({ title }) => title)
}

async function open(path = paths.archive()) {
  const app = await renderApp(path, { as: me })
  await screen.findByRole('list', { name: /^저장한/ })
  return app
}

/** Enters the mode by its visible button. */
async function openSelecting(...titles: string[]) {
  const app = await open()
  await select(app, ...titles)
  return app
}

async function select({ user }: Awaited<ReturnType<typeof open>>, ...titles: string[]) {
  await user.click(screen.getByRole('button', { name: '선택' }))
  for (const title of titles) await user.click(option(title))
}

const option = (title: string) => screen.getByRole('option', { name: new RegExp(`^${title}`) })
const titles = () => [...document.querySelectorAll('[data-id] b')].map((title) => title.textContent)
const bar = () => within(screen.getByRole('toolbar', { name: '선택한 항목' }))
/** The dialog's code loads on its first use. */
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('the selection mode', () => {
  it('begins with a long press, and releasing the finger does not deselect the item', async () => {
    await open()
    holdDown(screen.getByText('둘'))
    expect(option('둘')).toHaveAttribute('aria-selected', 'true')
    expect(bar().getByRole('status')).toHaveTextContent('1개 선택됨')
  })

  it('toggles by taps, announces the number, and has no enabled actions without a selection', async () => {
    const { user } = await openSelecting('하나', '셋')
    expect(bar().getByRole('status')).toHaveTextContent('2개 선택됨')
    await user.click(option('하나'))
    await user.click(option('셋'))
    expect(bar().getByRole('status')).toHaveTextContent('0개 선택됨')
    expect(bar().getByRole('button', { name: '삭제' })).toBeDisabled()
    expect(bar().getByRole('button', { name: '폴더에 추가' })).toBeDisabled()
    await user.click(bar().getByRole('button', { name: '취소' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '선택' })).toHaveFocus())
  })

  it('works by keyboard alone: enter, move along the list, select, leave', async () => {
    const { user } = await open()
    screen.getByRole('button', { name: '선택' }).focus()
    await user.keyboard('{Enter}')
    const list = screen.getByRole('listbox', { name: '저장한 곡' })
    expect(list).toHaveAttribute('aria-multiselectable', 'true')
    option('하나').focus()
    await user.keyboard(' {ArrowDown}{ArrowDown} ')
    expect(option('셋')).toHaveFocus()
    expect(within(list).getAllByRole('option', { selected: true })).toEqual([option('하나'), option('셋')])
    await user.keyboard('{End}')
    expect(option('다섯')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(option('하나')).toHaveFocus()
    await user.keyboard('{Control>}a{/Control}')
    expect(bar().getByRole('status')).toHaveTextContent('5개 선택됨')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '선택' })).toHaveFocus())
  })

  it('has a single tab stop, with cancel first', async () => {
    const { user } = await openSelecting('하나')
    const stops = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .filter((each) => each.tabIndex === 0)
    expect(stops).toEqual([option('하나')])
    screen.getByRole('link', { name: '추가하러 가기' }).focus()
    await user.tab()
    expect(bar().getByRole('button', { name: '취소' })).toHaveFocus()
  })

  it('is left by the back button, which stays on the screen, and by going to another tab', async () => {
    const app = await openSelecting('하나')
    const { user, router } = app
    history.back()
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    expect(router.state.location.pathname).toBe(paths.archive())

    await select(app, '하나')
    await user.click(screen.getByRole('link', { name: '아티스트' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.archiveArtists()))
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('selects all, including items not loaded yet, and deselects them', async () => {
    await savedTest(theServer()).track(me, '여섯')
    const { db, now } = theServer().deps
    const { savedTracks, tracks } = await import('#server/db/musicTables.ts')
    const at = { createdAt: now(), updatedAt: now() }
    const more = Array.from({ length: 300 }, (_, i) => ({
      spotifyId: `more-${i}`,
      title: `더 ${i}`,
      artist: '밴드',
      ...at,
    }))
    const rows = await db.insert(tracks).values(more).returning({ trackId: tracks.id })
    await db
      .insert(savedTracks)
      .values(rows.map(({ trackId }) => ({ memberId: me.memberId, trackId, savedAt: now() })))
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: '선택' }))
    const letGo = server.faults.hold()
    await user.click(screen.getByRole('button', { name: '전체 선택' }))
    expect(screen.getByRole('button', { name: '전체 선택' })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('306개 선택됨'))
    await user.click(screen.getByRole('button', { name: '전체 해제' }))
    expect(bar().getByRole('status')).toHaveTextContent('0개 선택됨')
  })
})

describe('deleting', () => {
  it('asks first, removes the items at once on a yes, and shows a toast when the server has', async () => {
    const { user, server } = await openSelecting('하나', '셋')
    await user.click(bar().getByRole('button', { name: '삭제' }))
    expect((await inDialog()).getByRole('heading', { name: '2개 항목을 삭제할까요?' })).toBeVisible()
    expect((await inDialog()).getByText('삭제하면 되돌릴 수 없어요.')).toBeVisible()
    await user.click((await inDialog()).getByRole('button', { name: '아니오' }))
    expect(option('하나')).toHaveAttribute('aria-selected', 'true')
    expect(await inArchive()).toHaveLength(5)

    await user.click(bar().getByRole('button', { name: '삭제' }))
    await inDialog()
    const letGo = server.faults.hold()
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    await waitFor(() => expect(titles()).toEqual(['둘', '넷', '다섯']))
    letGo()
    expect(await screen.findByText('삭제되었습니다.')).toBeInTheDocument()
    expect(await inArchive()).toEqual(['둘', '넷', '다섯'])
  })

  it('restores the items on any failure', async () => {
    const app = await openSelecting('하나', '셋')
    const text = '삭제에 실패했습니다.'
    const faults = ['offline', 'COMMON500', 502, 'malformed'] as const
    const told = faults.map((fault) => [fault, text] as const)
    await eachFault(app, removeTrack, told, async () => {
      if (!screen.queryByRole('toolbar')) await select(app, '하나', '셋')
      await app.user.click(bar().getByRole('button', { name: '삭제' }))
      await app.user.click((await inDialog()).getByRole('button', { name: '예' }))
      await expectToast(app, text)
      await waitFor(() => expect(titles()).toEqual(['하나', '둘', '셋', '넷', '다섯']))
    })

    // A missing token is logged, too.
    expectConsole('error', '[hapju] 인증이 필요합니다.')
    await eachFault(app, removeTrack, [['COMMON401', text]], async () => {
      await select(app, '하나')
      await app.user.click(bar().getByRole('button', { name: '삭제' }))
      await app.user.click((await inDialog()).getByRole('button', { name: '예' }))
      await expectToast(app, text)
    })
  })

  it('keeps the third of five when it fails, and says how many were deleted', async () => {
    const { user, server } = await openSelecting()
    await user.click(screen.getByRole('button', { name: '전체 선택' }))
    server.faults.fault(removeTrack, 'COMMON500', { after: 2, times: 1 })
    await user.click(bar().getByRole('button', { name: '삭제' }))
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제에 실패했습니다. (5개 중 1개)')).toBeInTheDocument()
    const left = await inArchive()
    expect(left).toHaveLength(1)
    await waitFor(() => expect(titles()).toEqual(left))
  })

  it('succeeds for an item deleted in another tab, and shows what is deleted there with the focus', async () => {
    expectConsole('error', '[hapju] 삭제할 아이템을 찾을 수 없습니다.')
    const app = await openSelecting('하나')
    const { user, server } = app
    await server.call(removeTrack, { as: me, path: { trackId: ids.at(-1)! } })
    await user.click(bar().getByRole('button', { name: '삭제' }))
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제되었습니다.')).toBeInTheDocument()
    await waitFor(() => expect(titles()).toEqual(['둘', '셋', '넷', '다섯']))

    await server.call(removeTrack, { as: me, path: { trackId: ids.at(-2)! } })
    await lookAgain(app)
    await waitFor(() => expect(titles()).toEqual(['셋', '넷', '다섯']))
  })
})

describe('adding to a folder', () => {
  it('asks which, with the size of each, and shows a toast when done', async () => {
    const folderId = await aFolder('퇴근길', [ids[0]!])
    const { user } = await openSelecting('하나', '셋')
    await user.click(bar().getByRole('button', { name: '폴더에 추가' }))
    expect((await inDialog()).getByRole('heading', { name: '어느 폴더에 넣을까요?' })).toBeVisible()
    await user.click(await (await inDialog()).findByRole('button', { name: /^퇴근길\s*1곡$/ }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(await screen.findByText("'퇴근길'에 추가되었습니다.")).toBeInTheDocument()
    expect((await inFolder(folderId)).toSorted()).toEqual(['다섯', '셋', '하나'])
    expect(await inArchive()).toHaveLength(5)
  })

  it('returns to the action bar when it is closed or offline, shows 0 for an unknown size, and only an error when it fails', async () => {
    const folderId = await aFolder('퇴근길', [ids[0]!])
    const app = await openSelecting('하나', '둘')
    const { user, server } = app
    const ask = () => user.click(bar().getByRole('button', { name: '폴더에 추가' }))
    const folder = async () => (await inDialog()).findByRole('button', { name: /^퇴근길\s*\d곡$/ })
    server.faults.fault(listFolderTracks, 'offline')
    await ask()
    expect(await folder()).toHaveTextContent(/0곡/)
    server.faults.clear()
    await user.click((await inDialog()).getByRole('button', { name: '취소' }))
    expect(bar().getByRole('status')).toHaveTextContent('2개 선택됨')
    await ask()
    await user.keyboard('{Escape}')
    await expectNoDialog()
    expect(bar().getByRole('status')).toHaveTextContent('2개 선택됨')

    await ask()
    const choice = await folder()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(choice)
    await expectToast(app, '인터넷 연결이 끊겼어요.')
    onLine.mockRestore()
    expect(bar().getByRole('status')).toHaveTextContent('2개 선택됨')
    expect(await inFolder(folderId)).toEqual(['다섯'])
    dismissToasts(app)

    server.faults.fault(addToFolderTrack, 'FOLDER4004')
    if (!screen.queryByRole('dialog')) await ask()
    await user.click(await folder())
    await expectToast(app, '폴더에 추가에 실패했습니다.')
  })

  it('offers to create the first folder, and then asks again', async () => {
    const { user } = await openSelecting('하나')
    await user.click(bar().getByRole('button', { name: '폴더에 추가' }))
    await user.click((await inDialog()).getByRole('button', { name: '폴더 추가' }))
    await user.click((await inDialog()).getByRole('button', { name: '추가' }))
    await user.click(await screen.findByRole('button', { name: /^폴더1\s*0곡$/ }))
    expect(await screen.findByText("'폴더1'에 추가되었습니다.")).toBeInTheDocument()
  })

  it('shows a partial failure, and the folder matches the server', async () => {
    const folderId = await aFolder('퇴근길')
    const { user, server } = await openSelecting()
    await user.click(screen.getByRole('button', { name: '전체 선택' }))
    server.faults.fault(addToFolderTrack, 'offline', { after: 2, times: 1 })
    await user.click(bar().getByRole('button', { name: '폴더에 추가' }))
    await user.click(await (await inDialog()).findByRole('button', { name: /^퇴근길\s*0곡$/ }))
    expect(await screen.findByText('폴더에 추가에 실패했습니다. (5개 중 1개)')).toBeInTheDocument()
    const there = await inFolder(folderId)
    expect(there).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: '퇴근길 폴더' }))
    await waitFor(() => expect(titles()).toEqual(there))
  })
})

describe('a selection inside a folder', () => {
  async function openFolder(...titlesInside: number[]) {
    const folderId = await aFolder('퇴근길', titlesInside)
    const app = await open()
    await app.user.click(await screen.findByRole('button', { name: '퇴근길 폴더' }))
    await waitFor(() => expect(titles()).toHaveLength(titlesInside.length))
    await app.user.click(screen.getByRole('button', { name: '선택' }))
    return { ...app, folderId }
  }

  it('comes back when it could not be removed; otherwise it is removed from it and stays saved', async () => {
    const app = await openFolder(ids[4]!, ids[3]!)
    const { user, server, folderId } = app
    await user.click(option('하나'))
    server.faults.fault(takeFromFolderTrack, 'offline')
    await user.click(bar().getByRole('button', { name: '폴더에서 빼기' }))
    await expectToast(app, '폴더에서 빼지 못했습니다.')
    await waitFor(() => expect(titles()).toEqual(['하나', '둘']))
    server.faults.clear()
    dismissToasts(app)

    await select(app, '하나')
    await user.click(bar().getByRole('button', { name: '폴더에서 빼기' }))
    await waitFor(() => expect(titles()).toEqual(['둘']))
    expect(await screen.findByText('폴더에서 뺐습니다.')).toBeInTheDocument()
    expect(await inFolder(folderId)).toEqual(['둘'])
    expect(await inArchive()).toHaveLength(5)
  })

  it('is deleted after a warning that it leaves the archive too', async () => {
    const { user } = await openFolder(ids[4]!, ids[3]!)
    await user.click(option('하나'))
    await user.click(bar().getByRole('button', { name: '삭제' }))
    expect((await inDialog()).getByText(/아카이브에서도 사라져요/)).toBeVisible()
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제되었습니다.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '전체' }))
    await waitFor(() => expect(titles()).toEqual(['둘', '셋', '넷', '다섯']))
  })
})

describe('albums', () => {
  beforeEach(async () => {
    for (const name of ['Harbor Lights', 'Red Room', '물결무늬']) await savedTest(theServer()).album(me, name)
  })

  it('are selected and deleted like other items, and have no folders', async () => {
    const { user, router } = await open(paths.archiveAlbums())
    expect(screen.getByText('앨범 3장')).toBeVisible()
    holdDown(screen.getByText('Red Room'))
    expect(option('Red Room')).toHaveAttribute('aria-selected', 'true')
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['취소', '삭제'])
    await user.keyboard('{Tab}')
    option('Red Room').focus()
    await user.keyboard('{ArrowRight}')
    expect(option('Harbor Lights')).toHaveFocus()
    await user.click(bar().getByRole('button', { name: '삭제' }))
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제되었습니다.')).toBeInTheDocument()
    expect(screen.getByText('앨범 2장')).toBeVisible()
    const { value } = await theServer().call(listAlbums, { as: me })
    expect(value.map(({ name }) => name)).toEqual(['물결무늬', 'Harbor Lights'])

    // Outside the selection mode they lead to their tracks.
    await user.click(screen.getByRole('link', { name: /물결무늬/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/my\/archive\/album\/\d+$/))
  })

  it('come back when they could not be deleted', async () => {
    const { user, server } = await open(paths.archiveAlbums())
    server.faults.fault(removeAlbum, 'offline')
    await user.click(screen.getByRole('button', { name: '선택' }))
    await user.click(option('물결무늬'))
    await user.click(bar().getByRole('button', { name: '삭제' }))
    await user.click((await inDialog()).getByRole('button', { name: '예' }))
    expect(await screen.findByText('삭제에 실패했습니다.')).toBeInTheDocument()
    await waitFor(() => expect(titles()).toEqual(['물결무늬', 'Red Room', 'Harbor Lights']))
    expect(screen.getByText('앨범 3장')).toBeVisible()
  })
})
