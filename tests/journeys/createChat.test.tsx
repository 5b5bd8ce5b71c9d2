import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { login, withdraw } from '#contract/http/auth/auth.ts'
import { createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/rooms/form/CreateChatInfoPage.tsx'
import '#src/features/chat/rooms/form/CreateChatPage.tsx'
import '#src/features/chat/rooms/JoinPage.tsx'
import { aPhoto } from '#server/testing/pictures.ts'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '../eachRow.ts'
import { fakeDevices } from '../env/fakeDevices.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { eachFault } from './eachFault.ts'

const OFFLINE = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'
const QUESTION = '앨범에서 사진을 등록하시겠습니까?'

beforeEach(layOutWindow)

let yuna: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
})

async function aFriend(nickname: string): Promise<TestMember> {
  const friend = await aMember({ nickname })
  await theServer().chat.befriend(yuna, friend)
  return friend
}

async function leaves(member: TestMember) {
  const { email, password, memberId } = member
  const { refreshToken } = (await theServer().call(login, { body: { email, password } })).value
  await theServer().call(withdraw, { as: member, body: { memberId, refreshToken } })
}

const roomsOf = async (as: TestMember) =>
  (await theServer().call(listRooms, { as })).value.chatRoomInfos.filter(
    ({ roomType }) => roomType === 'GROUP',
  )

const check = (name: string) => screen.findByRole('checkbox', { name })
const names = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
const strip = () => screen.queryByRole('group', { name: '고른 친구' })
const picked = () => [...(strip()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
const next = () => screen.getByRole('button', { name: /^다음/ })
const confirm = () => screen.getByRole('button', { name: /^(확인|저장 중)/ })
const nameField = () => screen.findByRole('textbox', { name: '채팅방 이름' })
const photo = () => screen.getByRole('button', { name: '채팅방 사진 고르기' })
const said = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  )

const openPicker = () => renderApp(paths.createChat(), { as: yuna })
type Opened = Awaited<ReturnType<typeof openPicker>>

async function openForm(...friends: string[]) {
  const app = await openPicker()
  for (const name of friends) await app.user.click(await check(name))
  await app.user.click(next())
  await nameField()
  return app
}

describe('picking friends', () => {
  it('requires at least one, and shows who was picked and their number', async () => {
    await aFriend('harin')
    await aFriend('dojun99')
    const { user } = await openPicker()
    await check('harin')
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription('함께할 친구를 골라 주세요.')
    expect(strip()).toBeNull()

    await user.click(await check('harin'))
    await user.click(await check('dojun99'))
    expect(picked()).toEqual(['harin', 'dojun99'])
    expect(screen.getByText('2명 선택됨')).toHaveAttribute('role', 'status')
    expect(next()).toHaveTextContent('다음2')
    expect(next()).toBeEnabled()
  })

  it('works by keyboard, and the focus moves to the neighbour of a removed friend', async () => {
    await aFriend('가온')
    await aFriend('나리')
    const { user } = await openPicker()
    await check('가온')
    act(() => screen.getByRole('searchbox', { name: '친구 검색' }).focus())
    await user.tab()
    await user.keyboard(' ')
    expect(await check('가온')).toBeChecked()
    await user.tab()
    await user.keyboard(' ')
    expect(picked()).toEqual(['가온', '나리'])

    const out = (name: string) => screen.getByRole('button', { name: `${name} 빼기` })
    act(() => out('가온').focus())
    await user.keyboard('{Enter}')
    expect(out('나리')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(strip()).toBeNull()
    expect(await check('가온')).toHaveFocus()
    expect(await check('나리')).not.toBeChecked()
  })

  it('finds friends by Korean typing, and keeps the selection while searching', async () => {
    for (const name of ['하린', '도준', '서연']) await aFriend(name)
    const { user } = await openPicker()
    await user.click(await check('하린'))
    const search = screen.getByRole('searchbox', { name: '친구 검색' })
    for (const typed of ['ㄷㅈ', '도주', 'ehwns']) {
      writeInto(search, typed)
      expect(names()).toEqual(['도준'])
    }
    expect(screen.getByText('친구 1명')).toHaveAttribute('role', 'status')
    expect(document.querySelector('mark')).toHaveTextContent('도준')
    await user.click(await check('도준'))
    writeInto(search, '없는이름')
    expect(await screen.findByText('찾는 친구가 없어요')).toBeVisible()
    expect(picked()).toEqual(['하린', '도준'])
  })

  it(`stops at ${NEW_ROOM_MEMBERS_MAX}, and says so`, async () => {
    const friends = Array.from(
      { length: NEW_ROOM_MEMBERS_MAX + 1 },
      (_, at) => `m${String(at).padStart(3, '0')}`,
    )
    const made = await Promise.all(friends.map(aFriend))
    const checkedList = made.slice(0, NEW_ROOM_MEMBERS_MAX - 1).map(({ memberId }) => memberId)
    const { router } = await renderApp(paths.manual(), { as: yuna })
    await act(() => router.navigate(paths.createChat(), { state: { checkedList } }))
    await screen.findAllByText('m000')
    // Queried by type: asking every row for its role and name takes long.
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const dock = document.querySelector('[data-dock]')
    const [before, over] = boxes.slice(-2)
    fireEvent.click(before!)
    fireEvent.click(over!)
    expect(dock).toHaveTextContent(/다음100$/)
    expect([before?.checked, over?.checked]).toEqual([true, false])
    expect(screen.getByText('한 번에 최대 100명까지 초대할 수 있습니다.')).toHaveAttribute('role', 'alert')

    fireEvent.click(boxes[7]!)
    fireEvent.click(over!)
    expect(over).toBeChecked()
    expect(screen.queryByText(/최대 100명/)).toBeNull()
  })

  it('links to friend search for a member without friends, and cannot continue', async () => {
    await openPicker()
    expect(await screen.findByText('아직 친구가 없어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '합주 라운지 들어가기' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^다음/ })).toBeNull()
  })

  it('can be retried when the friends cannot be read', async () => {
    await aFriend('harin')
    theServer().faults.fault(listFriends, 400)
    const { user } = await openPicker()
    const failed = { name: '친구 목록을 불러오지 못했습니다.' }
    expect(await screen.findByRole('heading', failed)).toBeVisible()
    // Offline, a query retries a few times by itself.
    theServer().faults.fault(listFriends, 'offline')
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', failed)).toBeVisible()
    theServer().faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await check('harin')).not.toBeChecked()
  })

  it('drops a picked member who is no longer a friend, and says so', async () => {
    await aFriend('harin')
    const jimin = await aFriend('jimin')
    const { user, router } = await openForm('harin', 'jimin')
    await leaves(jimin)
    await act(() => router.navigate(-1))
    await said('더 이상 친구가 아닌 1명을 뺐습니다.')
    expect(picked()).toEqual(['harin'])
    expect(next()).toHaveTextContent('다음1')
    await user.click(await check('harin'))
    expect(screen.queryByText(/더 이상 친구가/)).toBeNull()
  })
})

describe('the navigation between the steps', () => {
  it('keeps the selection and the typed text until a new group is begun', async () => {
    await aFriend('harin')
    await aFriend('dojun99')
    const { user, router } = await openPicker()
    await user.click(await check('harin'))
    await user.dblClick(next())
    await nameField()
    expect(router.state.location).toMatchObject({
      pathname: paths.createChatInfo(),
      state: { checkedList: [expect.any(Number)] },
    })
    writeInto(await nameField(), '토요일 합주')

    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(await check('harin')).toBeChecked()
    await user.click(await check('dojun99'))
    await user.click(next())
    expect(await nameField()).toHaveValue('토요일 합주')

    await act(() => router.navigate(paths.createChat()))
    expect(await check('harin')).not.toBeChecked()
    await user.click(await check('harin'))
    await user.click(next())
    expect(await nameField()).toHaveValue('')
  })

  it('redirects to the first step when the second is opened without friends', async () => {
    await aFriend('harin')
    const { router } = await renderApp(paths.manual(), { as: yuna })
    await eachRow([undefined, { checkedList: [] }, { checkedList: ['harin'] }], async (state) => {
      await act(() => router.navigate(paths.createChatInfo(), { state }))
      expect(await check('harin')).not.toBeChecked()
      expect(router.state.location.pathname).toBe(paths.createChat())
      await act(() => router.navigate(paths.manual()))
    })
  })
})

describe('the name', () => {
  it('is required, has at most ten visible characters, and shows their number', async () => {
    await aFriend('harin')
    const { user } = await openForm('harin')
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription('채팅방 이름을 입력해 주세요.')
    expect(screen.getByText('0/10')).toBeVisible()
    expect(screen.getByText('사진과 이름은 한 번 정하면 바꿀 수 없어요.')).toBeVisible()
    await user.type(await nameField(), '   ')
    expect(confirm()).toBeDisabled()
    await user.clear(await nameField())
    await user.type(await nameField(), '👩‍👩‍👧')
    expect(screen.getByText('1/10')).toBeVisible()
    expect(confirm()).toBeEnabled()
    await user.type(await nameField(), '가나다라마바사아자차카타')
    expect(await nameField()).toHaveValue('👩‍👩‍👧가나다라마바사아자')
    expect(screen.getByText('10/10')).toBeVisible()

    // It is not cut while a syllable is composed, and the Enter that completes it sends nothing.
    const field = await nameField()
    const tooLong = '가나다라마바사아자차카'
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: tooLong } })
    expect(field).toHaveValue(tooLong)
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })).toBe(false)
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('가나다라마바사아자차')
    expect(await roomsOf(yuna)).toEqual([])
  })
})

describe('creating the group', () => {
  it('adds it to everybody’s list and opens the own list', async () => {
    const [harin, dojun] = [await aFriend('harin'), await aFriend('dojun99')]
    const { user, router } = await openForm('harin', 'dojun99')
    await user.type(await nameField(), ' 토요일 합주 {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeVisible()
    expect(await screen.findByText('토요일 합주')).toBeVisible()
    for (const each of [yuna, harin, dojun])
      expect(await roomsOf(each)).toMatchObject([{ chatName: '토요일 합주', imageUrl: null }])
  })

  it('shows why it failed, loses nothing, and creates one room on the next try, however often it is tapped', async () => {
    await aFriend('harin')
    const app = await openForm('harin')
    const { router } = app
    writeInto(await nameField(), '합주')
    const told = [
      ['offline', OFFLINE],
      [500, '채팅방을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.'],
      ['COMMON413', '사진이 너무 큽니다. 더 작은 사진으로 다시 시도해 주세요.'],
      ['COMMON415', '사진을 읽을 수 없습니다. 다른 사진을 골라 주세요.'],
      ['COMMON429', '잠시 후 다시 시도해 주세요.'],
    ] as const
    await eachFault(app, createRoom, told, async (text) => {
      expect(screen.queryByText(text)).toBeNull()
      fireEvent.click(confirm())
      await waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'alert'))
      expect(await nameField()).toHaveValue('합주')
    })
    fireEvent.click(confirm())
    fireEvent.click(confirm())
    fireEvent.submit((await nameField()).closest('form')!)
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
    expect(await roomsOf(yuna)).toHaveLength(1)
  })

  it('drops members who have withdrawn meanwhile, says so, and continues with the others', async () => {
    const [, jimin] = [await aFriend('harin'), await aFriend('jimin')]
    const { user, router, server } = await openForm('harin', 'jimin')
    writeInto(await nameField(), '합주')
    // This phone does not learn of it, because its socket is blocked.
    server.socket.block()
    await leaves(jimin)
    await user.click(confirm())
    await said('탈퇴한 회원 1명을 뺐습니다. 확인을 누르면 남은 1명과 채팅방을 만듭니다.')
    expect(await nameField()).toHaveValue('합주')
    await user.click(confirm())
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
    expect(await roomsOf(yuna)).toMatchObject([{ memberInfos: [{ nickname: 'harin' }] }])
  })

  it('returns to the friends when nobody is left', async () => {
    const jimin = await aFriend('jimin')
    const { user } = await openForm('jimin')
    writeInto(await nameField(), '합주')
    await leaves(jimin)
    await user.click(confirm())
    await said('더 이상 친구가 아닌 1명을 뺐습니다.')
    await waitFor(() => expect(confirm()).toBeDisabled())
    expect(confirm()).toHaveAccessibleDescription(/이전 화면에서 다시 골라 주세요/)
  })

  it('does not navigate when the member is on another screen by then', async () => {
    await aFriend('harin')
    const { user, router, server } = await openForm('harin')
    writeInto(await nameField(), '합주')
    const letGo = server.faults.hold()
    await user.click(confirm())
    void router.navigate(paths.manual())
    await screen.findByRole('heading', { level: 1, name: '사용 안내' })
    letGo()
    expect(await screen.findByText('채팅방이 생성되었습니다.')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.manual())
  })
})

describe('the picture', () => {
  let devices: ReturnType<typeof fakeDevices>
  beforeEach(async () => {
    devices = fakeDevices({ jpeg: await aPhoto() })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (file: File) => {
    Object.defineProperty(fileInput(), 'files', { configurable: true, value: [file] })
    fireEvent.change(fileInput())
  }
  const aFile = async () => new File([await aPhoto()], 'us.jpg', { type: 'image/jpeg' })
  const question = async () => within(await screen.findByRole('dialog', { name: QUESTION }))
  const preview = () => document.querySelector('img[src^="data:image/jpeg;base64,"]')
  async function pick({ user }: Opened) {
    choose(await aFile())
    await user.click(await screen.findByRole('button', { name: '이 사진 쓰기' }))
    await waitFor(() => expect(preview()).not.toBeNull())
  }

  it('is confirmed before the file picker opens, and a no opens nothing', async () => {
    await aFriend('harin')
    const { user } = await openForm('harin')
    await user.click(photo())
    await user.click((await question()).getByRole('button', { name: '아니오' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(devices.filesOpened).not.toHaveBeenCalled()

    await user.click(photo())
    await user.click((await question()).getByRole('button', { name: '예' }))
    expect(devices.filesOpened).toHaveBeenCalledTimes(1)
    expect(devices.asked).not.toHaveBeenCalled()
  })

  it('is shown at once, survives a visit to the friends, and becomes the group’s', async () => {
    const harin = await aFriend('harin')
    const app = await openForm('harin')
    await pick(app)
    await app.user.click(screen.getByRole('button', { name: '뒤로' }))
    await check('harin')
    await app.user.click(next())
    writeInto(await nameField(), '합주')
    expect(preview()).not.toBeNull()
    await app.user.click(confirm())
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.join()))
    expect((await roomsOf(harin))[0]?.imageUrl).toMatch(/^http/)
  })

  it('stays when another one cannot be read, which is reported, and can be removed again', async () => {
    await aFriend('harin')
    const app = await openForm('harin')
    writeInto(await nameField(), '합주')
    await pick(app)
    choose(new File(['<svg onload="alert(1)">'], 'us.jpg', { type: 'image/jpeg' }))
    await said('사진을 읽을 수 없습니다. 다른 사진을 골라 주세요.')
    expect(preview()).not.toBeNull()
    expect(await nameField()).toHaveValue('합주')

    await app.user.click(screen.getByRole('button', { name: '사진 빼기' }))
    expect(preview()).toBeNull()
    expect(photo()).toHaveFocus()
    await app.user.click(confirm())
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.join()))
    expect((await roomsOf(yuna))[0]?.imageUrl).toBeNull()
  })
})
