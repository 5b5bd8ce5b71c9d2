import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listTracks } from '#contract/http/archive/archivedTracks.ts'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { completeArtists, completeMusic, searchArtists, searchMusic } from '#contract/http/music.ts'
import { listMemberAlbums, readProfile } from '#contract/http/profile/profile.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { logOut } from '#src/auth/logOut.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { indexedDbKeptDisk } from '#src/offline/keptDisk.ts'
import { isAnythingKept } from '#src/offline/keptFlag.ts'
import { allowConsole } from '../env/quietConsole.ts'
import { aMember, aMessage, aRoom, closeApps, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)
beforeEach(layOutLists)

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const open = (path: string) => renderApp(path, { as: me })
const strip = () => screen.findByText('연결이 끊겼어요')

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** Every call fails from now on, as in a tunnel. */
function cutLine() {
  allowConsole('error', 'could not be read')
  theServer().socket.block()
  for (const call of [listRooms, listMessages, listRecommendedBands, listBookmarks, listTracks, readProfile])
    theServer().faults.fault(call, 'offline')
  setOnline(false)
}

/** A visit that ends with a record under each key, and its app closed. */
async function visit(path: string, shown: () => Promise<unknown>, ...keys: string[]) {
  await open(path)
  await shown()
  await waitFor(async () => {
    window.dispatchEvent(new Event('pagehide'))
    expect(await indexedDbKeptDisk().keys(me.memberId)).toEqual(expect.arrayContaining(keys))
  })
  closeApps()
}

const room = () => screen.findByRole('list', { name: '채팅방' })

describe('without a line the member still sees', () => {
  it('the rooms, since when, and that the rest comes later; nothing can be made', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '내일 합주 어때요?')
    await visit(paths.join(), room, 'listRooms(undefined)')
    cutLine()
    const { user } = await open(paths.join())
    expect(await within(await room()).findByText('내일 합주 어때요?')).toBeVisible()
    expect((await strip()).closest('[role=status]')).not.toBeNull()
    expect(screen.getByText('방금 전에 받은 내용이에요')).toBeVisible()
    expect(screen.getByText(/최근 채팅방 30개까지 저장돼요/)).toBeVisible()
    const make = screen.getByRole('button', { name: '채팅방 또는 밴드 만들기, 연결되면 쓸 수 있어요' })
    expect(make).toHaveAttribute('aria-disabled', 'true')
    await user.click(make)
    expect(await screen.findByText(NO_NETWORK_TEXT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '밴드 만들기' })).toBeNull()
  })

  it('the messages of a room, and what they write waits in its row', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '내일 합주 어때요?')
    await visit(
      paths.privateChat(roomId),
      () => screen.findByText('내일 합주 어때요?'),
      `room/${roomId}`,
      'listRooms(undefined)',
    )
    cutLine()
    const { user, router } = await open(paths.privateChat(roomId))
    expect(await screen.findByText('내일 합주 어때요?')).toBeVisible()
    expect(await screen.findByText('방금 전에 받은 내용이에요')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '메시지' }), '저도 4시 좋아요{Enter}')
    await act(() => router.navigate(paths.join()))
    expect(await within(await room()).findByText('연결되면 보낼게요: 저도 4시 좋아요')).toBeVisible()
  })

  it('the bands of home, which cannot be joined now', async () => {
    await bandTest(theServer()).aBand(harin, { name: 'Velvet Kite' })
    const band = () => screen.findAllByRole('heading', { name: 'Velvet Kite' })
    await visit(paths.home(), band, 'findRecommended("home")')
    cutLine()
    await open(paths.home())
    await band()
    await strip()
    expect(screen.getByText('방금 전에 받은 내용이에요')).toBeVisible()
    for (const join of screen.getAllByRole('button', { name: '연결되면 JOIN', hidden: true }))
      expect(join).toBeDisabled()
  })

  it.each([
    [
      'their profile',
      paths.my(),
      () => screen.findByRole('heading', { name: 'yuna22' }),
      'readProfile(undefined)',
    ],
    [
      'the saved bands',
      paths.savedBands(),
      () => screen.findByText('아직 저장한 밴드가 없어요.'),
      'listBookmarks(undefined)',
    ],
    [
      'the archive',
      paths.archive(),
      () => screen.findByText('저장된 곡이 없습니다.'),
      'listItems({"folderId":null,"kind":"tracks"})',
    ],
  ])('%s', async (_what, path, shown, key) => {
    await visit(path, shown, key)
    cutLine()
    await open(path)
    expect(await shown()).toBeVisible()
    await strip()
  })
})

describe('a screen that was never received', () => {
  it('says so without a line, and goes on by itself when the line is back', async () => {
    await aRoom([me, harin], { name: '토요일 망원 합주' })
    cutLine()
    await open(paths.join())
    expect(await screen.findByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '채팅방 보기' })).toHaveAttribute('href', paths.join())
    expect(screen.getByText(NO_NETWORK_TEXT)).toBeVisible()
    theServer().faults.clear()
    setOnline(true)
    expect(await within(await room()).findByText('토요일 망원 합주')).toBeVisible()
    expect(screen.queryByText(NO_NETWORK_TEXT)).toBeNull()
  })
})

describe('a search without a line', () => {
  const NEEDS_LINE = { name: '검색은 연결되면 할 수 있어요' }
  const calls = [searchMessages, searchMusic, searchArtists, completeMusic, completeArtists]

  it.each([
    [
      'in a room',
      async () => {
        const roomId = await aRoom([me, harin])
        await aMessage(roomId, harin, '혁오 좋아해요')
        const app = await open(paths.privateChat(roomId))
        await app.user.click(await screen.findByRole('button', { name: '대화 내용 검색' }))
        return app
      },
      () => screen.findByText('메시지 1개'),
    ],
    [
      'for what to save',
      () => open(paths.archiveAdd()),
      () => screen.findByRole('region', { name: '아티스트' }),
    ],
    [
      'for an artist of a newcomer',
      () => renderApp(paths.pretestArtist(), { as: me, onboarding: true }),
      () => screen.findByRole('button', { name: /^혁오/ }),
    ],
    [
      'for a favourite artist',
      async () => {
        const app = await open(paths.my())
        await app.user.click(await screen.findByRole('button', { name: '프로필 수정' }))
        await screen.findByRole('searchbox', { name: '아티스트 검색' })
        return app
      },
      () => screen.findByRole('button', { name: '혁오 추가' }),
    ],
  ])('%s says that it needs one, and goes on by itself when it is back', async (_where, start, found) => {
    const { user } = await start()
    const field = await screen.findByRole('searchbox')
    for (const call of calls) theServer().faults.fault(call, 'offline')
    setOnline(false)
    await user.type(field, '혁오')
    expect(await screen.findByRole('heading', NEEDS_LINE)).toBeVisible()
    expect(screen.getByText('연결되면 바로 찾아드릴게요.')).toBeVisible()
    expect(screen.queryByText(OFFLINE_TEXT)).toBeNull()
    theServer().faults.clear()
    setOnline(true)
    expect(await found()).toBeInTheDocument()
    expect(screen.queryByRole('heading', NEEDS_LINE)).toBeNull()
  })
})

it('the songs of another member say without a line that they were not received, and come with it', async () => {
  const { user } = await open(paths.profileOther(harin.memberId))
  await screen.findByText('저장된 곡이 없습니다.')
  theServer().faults.fault(listMemberAlbums, 'offline')
  setOnline(false)
  await user.click(screen.getByRole('tab', { name: '앨범' }))
  expect(await screen.findByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
  theServer().faults.clear()
  setOnline(true)
  expect(await screen.findByText('저장된 앨범이 없습니다.')).toBeVisible()
})

describe('when the server does not answer although there is a line', () => {
  it.each(['offline', 503] as const)('the kept rooms stay, with the reason (%s)', async (fault) => {
    await aRoom([me, harin], { name: '토요일 망원 합주' })
    await visit(paths.join(), room, 'listRooms(undefined)')
    theServer().faults.fault(listRooms, fault)
    await open(paths.join())
    expect(await within(await room()).findByText('토요일 망원 합주')).toBeVisible()
    expect(await screen.findByText(OFFLINE_TEXT)).toBeVisible()
    expect(screen.getByText('방금 전에 받은 내용이에요')).toBeVisible()
    expect(screen.getByRole('button', { name: '채팅방 또는 밴드 만들기' })).toBeEnabled()
  })
})

describe('what the server answers', () => {
  it('replaces the kept messages: one that is hidden since is gone', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '하나')
    await visit(paths.privateChat(roomId), () => screen.findByText('하나'), `room/${roomId}`)
    const disk = indexedDbKeptDisk()
    const record = await disk.read(me.memberId, `room/${roomId}`)
    const { messages, ...rest } = record!.value as { messages: { messageId: number; content: string }[] }
    const foreign = messages.map((each) => ({ ...each, messageId: each.messageId - 1, content: '지운 말' }))
    await disk.write(
      me.memberId,
      new Map([
        [`room/${roomId}`, { receivedAt: 1, value: { ...rest, messages: [...foreign, ...messages] } }],
      ]),
    )
    const letGo = theServer().faults.hold()
    await open(paths.privateChat(roomId))
    expect(await screen.findByText('지운 말')).toBeVisible()
    letGo()
    await waitFor(() => expect(screen.queryByText('지운 말')).toBeNull())
    expect(screen.getByText('하나')).toBeVisible()
  })

  it('replaces the kept rooms: the messages of a room that the member has left are deleted', async () => {
    const roomId = await aRoom([me, harin])
    await aMessage(roomId, harin, '하나')
    await visit(paths.privateChat(roomId), () => screen.findByText('하나'), `room/${roomId}`)
    const disk = indexedDbKeptDisk()
    const record = await disk.read(me.memberId, `room/${roomId}`)
    await disk.write(me.memberId, new Map([['room/999', record!]]))
    await open(paths.join())
    await room()
    await aMessage(roomId, harin, '둘')
    await screen.findByText('둘')
    await waitFor(async () => {
      window.dispatchEvent(new Event('pagehide'))
      expect(await disk.keys(me.memberId)).not.toContain('room/999')
    })
    expect(await disk.keys(me.memberId)).toContain(`room/${roomId}`)
  })
})

it('a log-out leaves nothing of the member on the device for the next one', async () => {
  const roomId = await aRoom([me, harin])
  await aMessage(roomId, harin, '비밀이에요')
  await visit(paths.privateChat(roomId), () => screen.findByText('비밀이에요'), `room/${roomId}`)
  const { store } = await open(paths.join())
  await room()
  await act(() => store.dispatch(logOut()))
  await waitFor(() => expect(isAnythingKept()).toBe(false))
  expect(await indexedDbKeptDisk().keys(me.memberId)).toEqual([])
  closeApps()

  const jun = await aMember({ nickname: 'jun' })
  cutLine()
  await renderApp(paths.join(), { as: jun })
  expect(await screen.findByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
  expect(screen.queryByText('비밀이에요')).toBeNull()
})

it('the divider above what is unread follows the count of the server, not that of the last visit', async () => {
  const roomId = await aRoom([me, harin])
  await aMessage(roomId, harin, '하나')
  await visit(
    paths.privateChat(roomId),
    () => screen.findByText('하나'),
    `room/${roomId}`,
    'listRooms(undefined)',
  )
  await aMessage(roomId, harin, '둘')
  await open(paths.privateChat(roomId))
  expect(await screen.findByText('둘')).toBeVisible()
  expect(await screen.findByText('여기까지 읽으셨습니다')).toBeVisible()
})
