import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import {
  acceptFriend,
  endFriendship,
  listFriendRequests,
  listFriends,
  requestFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { changeProfile, listMemberTracks, readMemberProfile } from '#contract/http/profile/profile.ts'
import type { TestMember } from '#server/testing/members.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { paths } from '#src/lib/paths.ts'
import { eachRow } from '../eachRow.ts'
import { expectNoDialog } from '../expectNoDialog.ts'
import { aMember, closeApps, renderApp, theServer } from '../renderApp.tsx'
import { dismissToasts, eachFault, expectToast, whileOffline } from './eachFault.ts'

let me: TestMember
let harin: TestMember
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  await theServer().call(changeProfile, {
    as: harin,
    body: {
      age: 26,
      gender: 'FEMALE',
      region: '서울',
      district: '마포구',
      bio: '노래하고 가사를 써요.',
      genres: ['Dream Pop', 'R&B'],
      keywords: ['매주', '코드 잘 따요'],
      availableSessions: [{ sessionType: 'vocal', level: 'EXPERT' }],
      youtubeUrl: 'https://youtu.be/abc',
    },
  })
})

const openDetail = (memberId = harin.memberId) => renderApp(paths.profileDetail(memberId), { as: me })
const inDialog = () => within(screen.getByRole('dialog'))
/** The dialog's code loads on its first use. */
const dialogStands = async () => within(await screen.findByRole('dialog'))

describe('the profile of another member', () => {
  it('shows who they are, what they play and like, and opens their video in a new tab', async () => {
    await openDetail()
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()
    expect(screen.getByText('26세 · 여성')).toBeVisible()
    expect(screen.getByText('서울 마포구')).toBeVisible()
    const sessions = within(screen.getByRole('region', { name: '가능 세션' }))
    expect(sessions.getByRole('listitem')).toHaveTextContent('보컬 고수')
    expect(screen.getByText('Dream Pop')).toBeVisible()
    expect(screen.getByText('코드 잘 따요')).toBeVisible()
    expect(screen.getByText('노래하고 가사를 써요.')).toBeVisible()
    const video = screen.getByRole('link', { name: '영상 보기' })
    expect(video).toHaveAttribute('href', 'https://youtu.be/abc')
    expect(video).toHaveAttribute('target', '_blank')
    expect(video.getAttribute('rel')).toContain('noopener')
  })

  it('leads to their music, songs first and albums on another tab', async () => {
    const { user } = await openDetail()
    await user.click(await screen.findByRole('link', { name: '아카이브' }))
    expect(await screen.findByText('저장된 곡이 없습니다.')).toBeVisible()
    expect(screen.getByRole('tab', { name: '곡', selected: true })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '앨범' }))
    expect(await screen.findByText('저장된 앨범이 없습니다.')).toBeVisible()
  })

  it('shows their text as text, whatever it contains', async () => {
    const bio = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    await theServer().call(changeProfile, { as: harin, body: { bio } })
    await openDetail()
    expect(await screen.findByText(bio)).toBeVisible()
    expect(document.querySelector('script, img[src="x"]')).toBeNull()
  })

  it('offers no requests to oneself', async () => {
    await openDetail(me.memberId)
    expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '채팅 요청' })).toBeNull()
    // Nor to report or block oneself.
    expect(screen.queryByRole('button', { name: '메뉴' })).toBeNull()
  })
})

describe('a profile that cannot be shown', () => {
  it.each([
    ['nobody has that id', () => 999_999, '회원 정보를 찾을 수 없습니다.'],
    ['the member has left', async () => (await aMember({ withdrawn: true })).memberId, '탈퇴한 회원입니다.'],
  ])('does not exist when %s', async (_, memberId, reason) => {
    const app = await openDetail(await memberId())
    expect(await screen.findByRole('heading', { name: '프로필을 찾을 수 없습니다.' })).toBeVisible()
    expect(screen.getByText(reason)).toBeVisible()
    // There is nobody to report.
    expect(screen.queryByRole('button', { name: '메뉴' })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: '돌아가기' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  })

  it('is asked for once, not at all without a valid id, and again by hand after any other error', async () => {
    const { router, server, user } = await renderApp(paths.manual(), { as: me })
    const nobody = () => screen.findByRole('heading', { name: '프로필을 찾을 수 없습니다.' })
    const asked = (memberId: number) =>
      server.logged.filter(({ path }) => path === `/api/member/${memberId}/profile`)
    const reads = () => server.logged.filter(({ path }) => /^\/api\/member\/.*\/profile$/.test(String(path)))
    await eachRow(
      [
        [paths.profileDetail(999_999), 999_999],
        [paths.profileOther(999_998), 999_998],
      ] as const,
      async ([address, memberId]) => {
        await act(() => router.navigate(address))
        expect(await nobody()).toBeVisible()
        expect(asked(memberId)).toHaveLength(1)
        await act(() => router.navigate(paths.manual()))
      },
    )
    await act(() => router.navigate('/profile-other/abc'))
    expect(await nobody()).toBeVisible()
    expect(reads()).toHaveLength(2)

    server.faults.fault(readMemberProfile, 400)
    await act(() => router.navigate(paths.profileDetail(harin.memberId)))
    expect(
      await screen.findByRole('heading', { name: '프로필 데이터를 불러오는데 실패했습니다.' }),
    ).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: 'harin' })).toBeVisible()

    // Where only the songs fail, only they show an error.
    server.faults.fault(listMemberTracks, 400)
    await act(() => router.navigate(paths.profileOther(harin.memberId)))
    expect(await screen.findByText('데이터를 불러오는데 실패했습니다.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'harin' })).toBeVisible()
  })
})

describe('a request', () => {
  it('holds fifty characters, is sent once however often it is pressed, and shows that it was sent', async () => {
    const { user, server } = await openDetail()
    await user.click(await screen.findByRole('button', { name: '채팅 요청' }))
    const field = await (await dialogStands()).findByLabelText('함께 보낼 말')
    await user.click(field)
    await user.paste('가'.repeat(60))
    expect(field).toHaveValue('가'.repeat(50))
    expect(inDialog().getByText('50/50')).toBeVisible()
    expect(inDialog().getByText('50자 제한')).toBeVisible()

    const letGo = server.faults.hold()
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    const sending = await (await dialogStands()).findByRole('button', { name: '전송 중...' })
    expect(inDialog().getByRole('button', { name: '취소' })).toBeDisabled()
    await user.click(sending)
    letGo()
    expect(await screen.findByText('채팅 요청을 보냈습니다.')).toBeInTheDocument()
    expect(screen.queryByText('이미 요청이 존재합니다.')).toBeNull()

    const sent = await screen.findByRole('button', { name: '요청 보냄' })
    await expectNoDialog()
    expect(screen.queryByRole('button', { name: '채팅 요청' })).toBeNull()
    await user.click(sent)
    expect(await screen.findByText('이미 요청을 보냈습니다.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    // Also when the profile is opened again.
    closeApps()
    await openDetail()
    expect(await screen.findByRole('button', { name: '요청 보냄' })).toBeVisible()
  })

  it.each([
    ['채팅 요청', requestChat, 'MEMBER4004', '채팅 요청을 보냈습니다.', 'CHAT'],
    ['친구 신청', requestFriend, 'FRIEND4007', '친구 신청을 보냈습니다.', 'FRIEND'],
  ] as const)(
    'of type %s shows the reason of any failure, keeps its greeting, and reaches the other member with it',
    async (button, call, unknown, sent, type) => {
      const app = await openDetail()
      const { user } = app
      const words = () => inDialog().getByLabelText('함께 보낼 말')
      const send = () => user.click(inDialog().getByRole('button', { name: '보내기' }))
      await user.click(await screen.findByRole('button', { name: button }))
      expect(await screen.findByRole('heading', { name: `harin님에게 ${button}` })).toBeVisible()
      await user.type(await (await dialogStands()).findByLabelText('함께 보낼 말'), '안녕')
      const told = [
        ['COMMON400', '요청 전송에 실패했습니다.'],
        ['COMMON500', '이미 요청을 보냈습니다.'],
        ['COMMON429', '요청 전송에 실패했습니다.'],
        [unknown, '존재하지 않는 사용자입니다.'],
        ['offline', OFFLINE_TEXT],
        ['AUTH_007', '로그인이 필요합니다.'],
      ] as const
      await eachFault(app, call, told, async (text) => {
        await send()
        await expectToast(app, text)
        expect(words()).toHaveValue('안녕')
      })
      await whileOffline(call, async () => {
        await send()
        await expectToast(app, NO_NETWORK_TEXT)
        expect(words()).toHaveValue('안녕')
      })
      dismissToasts(app)
      await user.click(inDialog().getByRole('button', { name: '취소' }))
      await user.click(await screen.findByRole('button', { name: button }))
      expect(words()).toHaveValue('안녕')
      await send()
      await expectToast(app, sent, 'status')
      await expectNoDialog()
      const { value } = await theServer().call(listNotifications, { as: harin })
      expect(value).toMatchObject([{ type, senderId: me.memberId, message: '안녕', isRead: 'UNREAD' }])
    },
  )

  it('keeps the greeting of one kind out of the other', async () => {
    const { user, server } = await openDetail()
    server.faults.fault(requestFriend, 'COMMON400')
    await user.click(await screen.findByRole('button', { name: '친구 신청' }))
    await user.type(await (await dialogStands()).findByLabelText('함께 보낼 말'), '친구해요')
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('요청 전송에 실패했습니다.')).toBeInTheDocument()
    await user.click(inDialog().getByRole('button', { name: '취소' }))
    await user.click(await screen.findByRole('button', { name: '채팅 요청' }))
    expect(inDialog().getByLabelText('함께 보낼 말')).toHaveValue('')
  })

  it('to chat that was sent from another device is found, and the dialog closes', async () => {
    const { user, server } = await openDetail()
    await user.click(await screen.findByRole('button', { name: '채팅 요청' }))
    await (await dialogStands()).findByLabelText('함께 보낼 말')
    await server.call(requestChat, { as: me, body: { targetMemberId: harin.memberId } })
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('이미 요청이 존재합니다.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '요청 보냄' })).toBeVisible()
    await expectNoDialog()
  })

  it('is refused the second time, with the text for that', async () => {
    const { user, server } = await openDetail()
    await user.click(await screen.findByRole('button', { name: '친구 신청' }))
    await (await dialogStands()).findByLabelText('함께 보낼 말')
    // Sent from another phone; this one does not learn of it.
    server.socket.block()
    await server.call(requestFriend, { as: me, body: { targetMemberId: harin.memberId } })
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('이미 요청이 존재합니다.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '신청 보냄' })).toBeVisible()
  })

  it('to be friends is not offered for a friend', async () => {
    await theServer().chat.befriend(me, harin)
    await openDetail()
    expect(await screen.findByRole('button', { name: '친구' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '채팅 요청' })).toBeEnabled()
  })
})

describe('the card of another member', () => {
  const way = (name: string) => screen.findByRole('button', { name })
  const ask = (from: TestMember, to: TestMember) =>
    theServer().call(requestFriend, { as: from, body: { targetMemberId: to.memberId } })
  const firstRequestOf = async (member: TestMember) => {
    const [request] = (await theServer().call(listFriendRequests, { as: member })).value
    if (!request) throw new Error('nobody has asked')
    return request.friendRequestId
  }

  it('shows a sent request, which can be withdrawn there', async () => {
    const { user } = await openDetail()
    await user.click(await way('친구 신청'))
    await (await dialogStands()).findByLabelText('함께 보낼 말')
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    await user.click(await way('신청 보냄'))
    expect(await screen.findByRole('dialog', { name: '친구 신청을 취소할까요?' })).toBeVisible()
    await user.click(inDialog().getByRole('button', { name: '신청 취소' }))
    expect(await screen.findByText('친구 신청을 취소했습니다.')).toBeInTheDocument()
    expect(await way('친구 신청')).toBeEnabled()
    await expectNoDialog()
    expect((await theServer().call(listFriendRequests, { as: harin })).value).toEqual([])
  })

  it('accepts their request, and offers no new one meanwhile', async () => {
    await ask(harin, me)
    const { user } = await openDetail()
    const offered: string[] = []
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: '친구 신청' })) offered.push('친구 신청')
    })
    const accept = await way('친구 수락')
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await user.dblClick(accept)
    expect(await screen.findByText('친구 신청을 수락했습니다.')).toBeInTheDocument()
    expect(await way('친구')).toBeDisabled()
    watch.disconnect()
    expect(offered).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: '채팅 요청' })).toHaveFocus())
    expect((await theServer().call(listFriends, { as: harin })).value).toHaveLength(1)
  })

  it('says that their request is gone, and offers a new one', async () => {
    await ask(harin, me)
    const { user, server } = await openDetail()
    await way('친구 수락')
    server.socket.block()
    const friendRequestId = await firstRequestOf(harin)
    await server.call(withdrawFriendRequest, { as: harin, path: { friendRequestId } })
    await user.click(await way('친구 수락'))
    expect(await screen.findByText('이미 처리되었거나 취소된 친구 신청입니다.')).toBeInTheDocument()
    expect(await way('친구 신청')).toBeEnabled()
  })

  it('shows a friend as soon as two requests have crossed', async () => {
    const { user, server } = await openDetail()
    await user.click(await way('친구 신청'))
    await (await dialogStands()).findByLabelText('함께 보낼 말')
    server.socket.block()
    await ask(harin, me)
    await user.click(inDialog().getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('서로 친구가 되었습니다.')).toBeInTheDocument()
    expect(await way('친구')).toBeDisabled()
  })

  it("follows the other member's actions", async () => {
    await ask(me, harin)
    const { socket } = await openDetail()
    await way('신청 보냄')
    await waitFor(() => expect(socket.open).toBe(1))
    const friendRequestId = await firstRequestOf(harin)
    await theServer().call(acceptFriend, { as: harin, path: { friendRequestId } })
    expect(await way('친구')).toBeDisabled()
    const [friend] = (await theServer().call(listFriends, { as: harin })).value
    await theServer().call(endFriendship, { as: harin, path: { friendId: friend?.friendId ?? 0 } })
    expect(await way('친구 신청')).toBeEnabled()
    await ask(harin, me)
    expect(await way('친구 수락')).toBeEnabled()
  })

  it('offers a request where the state of requests cannot be read', async () => {
    await ask(harin, me)
    theServer().faults.fault(listFriendRequests, 400)
    await openDetail()
    expect(await way('친구 신청')).toBeEnabled()
  })
})
