import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPrivateRoom } from '#contract/http/chat/rooms.ts'
import {
  acceptFriend,
  endFriendship,
  listFriendRequests,
  listFriends,
  rejectFriend,
  requestFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { layOutWindow, LINE_PX, scrollWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'
import { dismissToasts, eachFault, expectToast, whileOffline } from './eachFault.ts'

beforeEach(layOutWindow)

let me: TestMember
let harin: TestMember
let minseo: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  minseo = await aMember({ nickname: 'minseo' })
})

const open = (tab?: 'received' | 'sent') => renderApp(paths.friends(tab), { as: me })
const befriend = (other: TestMember) => theServer().chat.befriend(me, other)
const ask = (from: TestMember, to: TestMember, message = '') =>
  theServer().call(requestFriend, { as: from, body: { targetMemberId: to.memberId, message } })
const requestsOf = async (member: TestMember) =>
  (await theServer().call(listFriendRequests, { as: member })).value
const friendsOf = async (member: TestMember) =>
  (await theServer().call(listFriends, { as: member })).value.map(({ nickname }) => nickname)

/** The member's only request. */
async function requestWith(member: TestMember): Promise<number> {
  const [request] = await requestsOf(member)
  if (!request) throw new Error('nobody has asked')
  return request.friendRequestId
}
async function friendshipWith(member: TestMember): Promise<number> {
  const [friend] = (await theServer().call(listFriends, { as: member })).value
  if (!friend) throw new Error('they have no friend')
  return friend.friendId
}

const list = (name: string) => screen.findByRole('list', { name })
const names = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const withSocket = async ({ socket }: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(socket.open).toBe(1))

describe('the entry to the friends', () => {
  it('is on the own profile, which shows their number once it is loaded', async () => {
    await befriend(harin)
    const { user, router } = await renderApp(paths.my(), { as: me })
    await user.click(await screen.findByRole('link', { name: '친구' }))
    expect(await screen.findByRole('heading', { level: 1, name: '친구' })).toBeVisible()
    await list('친구')
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(await screen.findByRole('link', { name: /^친구 ?1명$/ })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.my())
  })

  it('keeps the tab in the address, and changing it adds no history entry', async () => {
    await ask(harin, me)
    const { user, router } = await renderApp(paths.my(), { as: me })
    await user.click(await screen.findByRole('link', { name: '친구' }))
    expect(await tab(/^친구$/)).toHaveAttribute('aria-selected', 'true')
    await user.click(await tab(/^받은 신청 1$/))
    expect(router.state.location.search).toBe('?tab=received')
    await list('받은 신청')
    await user.click(await tab(/^보낸 신청$/))
    expect(router.state.location.search).toBe('?tab=sent')
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.my()))
  })

  it('opens at the tab of the address', async () => {
    await ask(me, harin)
    await open('sent')
    expect(await tab(/^보낸 신청 1$/)).toHaveAttribute('aria-selected', 'true')
    await list('보낸 신청')
    expect(names('보낸 신청')).toEqual(['harin'])
  })
})

describe('friends', () => {
  it('are listed by name with their bios, each linking to the profile', async () => {
    await theServer().call(changeProfile, { as: harin, body: { bio: '노래하고 가사를 써요.' } })
    await befriend(minseo)
    await befriend(harin)
    await open()
    await list('친구')
    expect(names('친구')).toEqual(['harin', 'minseo'])
    expect(await tab(/^친구 2$/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'harin 노래하고 가사를 써요.' })
    expect(link).toHaveAttribute('href', paths.profileDetail(harin.memberId))
  })

  it('are found by name while typing; the search stays in the address', async () => {
    await befriend(minseo)
    await befriend(harin)
    const { user, router } = await open()
    await user.type(await screen.findByRole('searchbox', { name: '친구 검색' }), 'HA')
    expect(names('친구')).toEqual(['harin'])
    expect(screen.getByText('친구 1명')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(router.state.location.search).toBe('?q=HA'))
    await user.type(screen.getByRole('searchbox', { name: '친구 검색' }), 'x')
    expect(await screen.findByRole('heading', { name: '찾는 친구가 없어요' })).toBeVisible()
  })

  it('are rendered only where visible, however many there are', async () => {
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, i) => aMember({ nickname: `friend${String(i + 10)}` })),
    )
    for (const friend of many) await befriend(friend)
    await open()
    await list('친구')
    const rows = () => within(screen.getByRole('list', { name: '친구' })).getAllByRole('listitem')
    expect(rows().length).toBeLessThan(30)
    expect(rows()[0]).toHaveAttribute('aria-setsize', '40')
    expect(screen.queryByText('friend49')).toBeNull()
    scrollWindow(40 * LINE_PX)
    expect(await screen.findByText('friend49')).toBeVisible()
  })

  it('show placeholders in their own shape while loading', async () => {
    await befriend(harin)
    const letGo = theServer().faults.hold()
    await open()
    expect(await screen.findByText('불러오는 중')).toBeInTheDocument()
    letGo()
    await list('친구')
    expect(screen.queryByText('불러오는 중')).toBeNull()
  })

  it('may be none, with a link to find some', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: '아직 친구가 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '합주 라운지 들어가기' })).toHaveAttribute(
      'href',
      paths.groupChat(52),
    )
  })

  it('that cannot be read show an error with its reason, not an empty list, and can be retried', async () => {
    await befriend(harin)
    theServer().faults.fault(listFriends, 'offline')
    const { user, server } = await open()
    const failed = { name: '친구 목록을 불러오지 못했습니다.' }
    expect(await screen.findByRole('heading', failed)).toBeVisible()
    expect(screen.getByText(OFFLINE_TEXT)).toBeVisible()
    server.faults.clear()
    await user.click(await button('다시 시도'))
    await list('친구')
  })

  it('stay as they were when a later read fails', async () => {
    await befriend(harin)
    const app = await open()
    await list('친구')
    app.server.faults.fault(listFriends, 400)
    await app.router.navigate(paths.my())
    await app.router.navigate(paths.friends())
    await list('친구')
    expect(names('친구')).toEqual(['harin'])
  })
})

describe('starting a chat with a friend', () => {
  it('opens their room, once however often it is pressed', async () => {
    await befriend(harin)
    const { user, router, server } = await open()
    const talk = await button('harin 채팅')
    const letGo = server.faults.hold()
    await user.dblClick(talk)
    letGo()
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    expect(router.state.location.search).toMatch(/roomId=\d+&roomType=PRIVATE/)
    expect(screen.queryByText('채팅방 생성에 실패했습니다.')).toBeNull()
  })

  it('opens the existing room of the two', async () => {
    await befriend(harin)
    const roomId = await aRoom([me, harin])
    const { user, router } = await open()
    await user.click(await button('harin 채팅'))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(paths.privateChat(roomId)),
    )
  })

  it('shows an error when no room could be opened', async () => {
    await befriend(harin)
    const app = await open()
    app.server.faults.fault(openPrivateRoom, 'offline')
    await app.user.click(await button('harin 채팅'))
    await expectToast(app, '채팅방 생성에 실패했습니다.')
  })
})

describe('ending a friendship', () => {
  async function askIn(app: Awaited<ReturnType<typeof open>>) {
    await app.user.click(await button('harin 더보기'))
    const sheet = await screen.findByRole('dialog', { name: 'harin' })
    expect(within(sheet).getByRole('link', { name: '프로필 보기' })).toHaveAttribute(
      'href',
      paths.profileDetail(harin.memberId),
    )
    await app.user.click(within(sheet).getByRole('button', { name: '친구 끊기' }))
    expect(await screen.findByRole('dialog', { name: 'harin님과 친구를 끊을까요?' })).toBeVisible()
  }

  async function askToEnd() {
    await befriend(harin)
    const app = await open()
    await askIn(app)
    return app
  }
  const end = () => inDialog().getByRole('button', { name: '친구 끊기' })

  it('asks first; a no changes nothing', async () => {
    const { user } = await askToEnd()
    await user.click(inDialog().getByRole('button', { name: '취소' }))
    await expectNoDialog()
    expect(await friendsOf(me)).toEqual(['harin'])
  })

  it('removes each from the other’s list, and the focus stays on the page', async () => {
    const app = await askToEnd()
    await app.user.click(end())
    await expectToast(app, '친구를 끊었습니다.', 'status')
    expect(await screen.findByRole('heading', { name: '아직 친구가 없어요' })).toBeVisible()
    await expectNoDialog()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect([await friendsOf(me), await friendsOf(harin)]).toEqual([[], []])
  })

  it('is sent once however often it is pressed', async () => {
    const { user, server } = await askToEnd()
    const letGo = server.faults.hold()
    await user.dblClick(end())
    expect(end()).toHaveAttribute('aria-busy', 'true')
    expect(inDialog().getByRole('button', { name: '취소' })).toBeDisabled()
    letGo()
    expect(await screen.findByText('친구를 끊었습니다.')).toBeInTheDocument()
    expect(screen.queryByText('이미 친구가 아닙니다.')).toBeNull()
  })

  it('shows an error on any failure, and the friend stays', async () => {
    const app = await askToEnd()
    const text = '친구를 끊지 못했습니다. 다시 시도해 주세요.'
    const faults = ['offline', 'COMMON500', 'COMMON429', 'COMMON403'] as const
    const told = faults.map((fault) => [fault, text] as const)
    await eachFault(app, endFriendship, told, async () => {
      if (!screen.queryByRole('dialog')) await askIn(app)
      await app.user.click(end())
      await expectToast(app, text)
      await expectNoDialog()
      expect(names('친구')).toEqual(['harin'])
    })
  })

  it('of a member who has ended it meanwhile says so, and removes them from the list', async () => {
    const { user, server } = await askToEnd()
    const friendId = await friendshipWith(harin)
    server.faults.fault(endFriendship, 'FRIEND4005')
    await server.deps.db.execute(`delete from friendships where id = ${friendId}`)
    await user.click(end())
    expect(await screen.findByText('이미 친구가 아닙니다.')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '아직 친구가 없어요' })).toBeVisible()
  })

  it('by the other one shows at once, and closes the confirmation', async () => {
    const app = await askToEnd()
    await withSocket(app)
    const friendId = await friendshipWith(harin)
    await app.server.call(endFriendship, { as: harin, path: { friendId } })
    expect(await screen.findByRole('heading', { name: '아직 친구가 없어요' })).toBeVisible()
    await expectNoDialog()
  })
})

describe('a received request', () => {
  const answers = [
    ['수락', '친구 신청을 수락했습니다.', acceptFriend, '친구 신청 수락에 실패했습니다.'],
    ['거절', '친구 신청을 거절했습니다.', rejectFriend, '친구 신청 거절에 실패했습니다.'],
  ] as const

  it('shows sender, date and text, and links to the profile', async () => {
    const message = '드림팝 좋아하는 분 반가워요. 같이 합주해요!'
    await ask(harin, me, message)
    await open('received')
    const rows = within(await list('받은 신청'))
    expect(rows.getByRole('link', { name: 'harin 방금 전' })).toHaveAttribute(
      'href',
      paths.profileDetail(harin.memberId),
    )
    expect(rows.getByText(message)).toBeVisible()
    expect(screen.getByText('받은 신청 1건')).toHaveAttribute('role', 'status')
  })

  it.each(answers)('can be answered with %s', async (word, done) => {
    await ask(harin, me)
    await ask(minseo, me)
    const app = await open('received')
    await list('받은 신청')
    expect(names('받은 신청')).toEqual(['minseo', 'harin'])
    await app.user.click(await button(`harin ${word}`))
    await expectToast(app, done, 'status')
    await waitFor(() => expect(names('받은 신청')).toEqual(['minseo']))
    expect(await friendsOf(harin)).toEqual(word === '수락' ? ['yuna22'] : [])
    expect(await requestsOf(harin)).toEqual([])
    expect(await tab(word === '수락' ? /^친구 1$/ : /^친구$/)).toBeVisible()
  })

  it.each(answers)('is answered with %s once, however often it is pressed', async (word, done) => {
    await ask(harin, me)
    const { user, server } = await open('received')
    const press = await button(`harin ${word}`)
    const other = await button(`harin ${word === '수락' ? '거절' : '수락'}`)
    const letGo = server.faults.hold()
    await user.dblClick(press)
    expect(press).toHaveAttribute('aria-busy', 'true')
    expect(other).toBeDisabled()
    letGo()
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(screen.getAllByText(done)).toHaveLength(1)
    expect(screen.queryByText('이미 처리되었거나 취소된 친구 신청입니다.')).toBeNull()
    expect(await screen.findByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it.each(answers)(
    'stays when %s fails in any way, and can be answered again',
    async (word, _done, call, text) => {
      await ask(harin, me)
      const app = await open('received')
      const faults = ['COMMON500', 'COMMON403', 'COMMON429'] as const
      const told = [...faults.map((fault) => [fault, text] as const), ['offline', OFFLINE_TEXT] as const]
      await eachFault(app, call, told, async (shown) => {
        await app.user.click(await button(`harin ${word}`))
        await expectToast(app, shown)
      })
      await whileOffline(call, async () => {
        await app.user.click(await button(`harin ${word}`))
        await expectToast(app, NO_NETWORK_TEXT)
      })
      dismissToasts(app)
      await app.user.click(await button(`harin ${word}`))
      expect(await screen.findByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
    },
  )

  it.each(answers)('that is gone before %s is reported and removed', async (word) => {
    await ask(harin, me)
    const app = await open('received')
    const press = await button(`harin ${word}`)
    // Withdrawn; this phone does not learn of it, because its socket is blocked.
    app.server.socket.block()
    const friendRequestId = await requestWith(harin)
    await app.server.call(withdrawFriendRequest, { as: harin, path: { friendRequestId } })
    await app.user.click(press)
    await expectToast(app, '이미 처리되었거나 취소된 친구 신청입니다.')
    expect(await screen.findByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
  })

  it('appears while the list is open, and disappears when it is withdrawn', async () => {
    const app = await open('received')
    expect(await screen.findByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
    await withSocket(app)
    await ask(harin, me, '반가워요')
    await list('받은 신청')
    expect(screen.getByText('반가워요')).toBeVisible()
    expect(await tab(/^받은 신청 1$/)).toBeVisible()
    const friendRequestId = await requestWith(harin)
    await app.server.call(withdrawFriendRequest, { as: harin, path: { friendRequestId } })
    expect(await screen.findByRole('heading', { name: '받은 친구 신청이 없어요' })).toBeVisible()
  })

  it('shows an error when it cannot be read, and is fetched again', async () => {
    await ask(harin, me)
    theServer().faults.fault(listFriendRequests, 400)
    const { user, server } = await open('received')
    expect(await screen.findByRole('heading', { name: '친구 신청을 불러오지 못했습니다.' })).toBeVisible()
    server.faults.clear()
    await user.click(await button('다시 시도'))
    await list('받은 신청')
  })
})

describe('a sent request', () => {
  async function askToWithdraw() {
    await ask(me, harin, '안녕하세요')
    const app = await open('sent')
    await app.user.click(await button('harin 신청 취소'))
    expect(await screen.findByRole('dialog', { name: '친구 신청을 취소할까요?' })).toBeVisible()
    return app
  }
  const withdraw = () => inDialog().getByRole('button', { name: '신청 취소' })

  it('is withdrawn after a confirmation, and may be sent again', async () => {
    const app = await askToWithdraw()
    expect(screen.getByText('안녕하세요')).toBeVisible()
    await app.user.click(withdraw())
    await expectToast(app, '친구 신청을 취소했습니다.', 'status')
    expect(await screen.findByRole('heading', { name: '보낸 친구 신청이 없어요' })).toBeVisible()
    await expectNoDialog()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(await requestsOf(harin)).toEqual([])
    await ask(me, harin)
    expect(await requestsOf(harin)).toHaveLength(1)
  })

  it('stays after a no', async () => {
    const { user } = await askToWithdraw()
    await user.click(inDialog().getByRole('button', { name: '닫기' }))
    await expectNoDialog()
    expect(await requestsOf(harin)).toHaveLength(1)
  })

  it('that cannot be withdrawn shows an error, and can be retried', async () => {
    await ask(me, harin)
    const app = await open('sent')
    const text = '친구 신청을 취소하지 못했습니다. 다시 시도해 주세요.'
    const tryToWithdraw = async () => {
      await app.user.click(await button('harin 신청 취소'))
      await app.user.click(withdraw())
    }
    const faults = ['offline', 'COMMON500', 'COMMON403'] as const
    const told = faults.map((fault) => [fault, text] as const)
    await eachFault(app, withdrawFriendRequest, told, async () => {
      await tryToWithdraw()
      await expectToast(app, text)
      await expectNoDialog()
    })
    await tryToWithdraw()
    await expectToast(app, '친구 신청을 취소했습니다.', 'status')
  })

  it.each(['FRIEND4010', 'FRIEND4004'] as const)('that no longer exists (%s) says so', async (fault) => {
    const app = await askToWithdraw()
    app.server.faults.fault(withdrawFriendRequest, fault)
    await app.user.click(withdraw())
    await expectToast(app, '이미 처리된 친구 신청입니다.')
    await expectNoDialog()
  })

  it('becomes a friend while the list is open, as soon as it is accepted', async () => {
    const app = await askToWithdraw()
    await withSocket(app)
    const friendRequestId = await requestWith(harin)
    await app.server.call(acceptFriend, { as: harin, path: { friendRequestId } })
    expect(await screen.findByRole('heading', { name: '보낸 친구 신청이 없어요' })).toBeVisible()
    await expectNoDialog()
    expect(await tab(/^친구 1$/)).toBeVisible()
  })
})
