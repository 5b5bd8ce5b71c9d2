import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findInvitation, readInvitation, renewInvitation } from '#contract/http/chat/invitations.ts'
import { joinRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { withdrawing } from '#server/modules/auth/withdrawal/withdrawal.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/conversation/GroupChatPage.tsx'
import '#src/features/chat/rooms/invite/InvitePage.tsx'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'

let yuna: TestMember
let harin: TestMember
let jun: TestMember
let roomId: number
beforeEach(async () => {
  layOutLists()
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  jun = await aMember({ nickname: 'jun' })
  roomId = await aRoom([harin, jun], { name: '주말 합주' })
})

const codeOf = async (as: TestMember) =>
  (await theServer().call(readInvitation, { as, path: { roomId } })).value.code
const isIn = async (as: TestMember) =>
  (await theServer().call(listRooms, { as })).value.chatRoomInfos.some((room) => room.roomId === roomId)
const joinButton = () => screen.findByRole('button', { name: '참여하기' })
const ENDED = '초대 링크가 끝났거나 잘못됐어요.'

describe('an invitation link', () => {
  it('shows the group and leads into it after one tap, however often it is tapped', async () => {
    const { user, router } = await renderApp(paths.invitation(await codeOf(harin)), { as: yuna })
    expect(await screen.findByRole('heading', { name: '주말 합주' })).toBeVisible()
    expect(screen.getByText('2명이 함께하고 있어요.')).toBeVisible()
    await user.dblClick(await joinButton())
    expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
    expect(router.state.location.pathname + router.state.location.search).toBe(paths.groupChat(roomId))
    expect(await isIn(yuna)).toBe(true)
  })

  it('leads those who are in the group straight into it', async () => {
    const { router } = await renderApp(paths.invitation(await codeOf(harin)), { as: jun })
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/chat'))
  })

  it('is asked for again after the log-in', async () => {
    const path = paths.invitation(await codeOf(harin))
    const { router } = await renderApp(path)
    expect(router.state.location.pathname + router.state.location.search).toBe(paths.login(path))
  })

  it('that has ended, or never was one, says so and leads to the rooms', async () => {
    const old = await codeOf(harin)
    await theServer().call(renewInvitation, { as: harin, path: { roomId } })
    const { router } = await renderApp(paths.invitation(old), { as: yuna })
    expect(await screen.findByText(ENDED)).toBeVisible()
    await act(() => router.navigate(paths.invitation('한글')))
    expect(await screen.findByText(ENDED)).toBeVisible()
    expect(screen.getByRole('link', { name: '채팅방 목록으로' })).toHaveAttribute('href', paths.join())
  })

  it('that ends while it is open says so on the tap', async () => {
    const { user } = await renderApp(paths.invitation(await codeOf(harin)), { as: yuna })
    const button = await joinButton()
    await theServer().call(renewInvitation, { as: harin, path: { roomId } })
    await user.click(button)
    expect(await screen.findByText(ENDED)).toBeVisible()
    expect(await isIn(yuna)).toBe(false)
  })

  it('that cannot be read can be tried again', async () => {
    const code = await codeOf(harin)
    const { user, server, router } = await renderApp(paths.manual(), { as: yuna })
    server.faults.fault(findInvitation, 'offline')
    await act(() => router.navigate(paths.invitation(code)))
    expect(await screen.findByText('초대를 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await joinButton()).toBeVisible()
  })

  it('into a full group says so, and offers no other try', async () => {
    const { user, server } = await renderApp(paths.invitation(await codeOf(harin)), { as: yuna })
    server.faults.fault(joinRoom, 'CHAT4012', { times: 1 })
    await user.click(await joinButton())
    const text = await screen.findByText('채팅방이 가득 찼어요. 500명까지 들어올 수 있어요.')
    expect(text).toHaveAttribute('role', 'alert')
    expect(await joinButton()).toBeDisabled()
  })

  it.each([
    ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
    [500, '채팅방에 참여하지 못했습니다. 다시 시도해 주세요.'],
  ] as const)('says why joining failed (%s), and the next tap joins', async (fault, text) => {
    const { user, server } = await renderApp(paths.invitation(await codeOf(harin)), { as: yuna })
    server.faults.fault(joinRoom, fault, { times: 1 })
    await user.click(await joinButton())
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
    await user.click(await joinButton())
    expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
  })
})

it('a closed group that is opened by its number says that one has to be invited, and has no composer', async () => {
  await renderApp(paths.groupChat(roomId), { as: yuna })
  expect(await screen.findByText('초대받은 사람만 들어올 수 있는 채팅방이에요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '채팅방 목록으로' })).toHaveAttribute('href', paths.join())
  expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull()
  expect(await isIn(yuna)).toBe(false)
})

describe('the sheet of a group', () => {
  async function openSheet(as: TestMember) {
    const app = await renderApp(paths.groupChat(roomId), { as })
    await app.user.click(await screen.findByRole('button', { name: '참여자 2명 보기' }))
    return { ...app, sheet: within(await screen.findByRole('dialog', { name: '대화 상대' })) }
  }

  it('lets the owner copy the link, renew it after a question, and open the group', async () => {
    const { user, sheet } = await openSheet(harin)
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await sheet.findByRole('button', { name: '초대 링크 복사' }))
    const first = await codeOf(harin)
    expect(write).toHaveBeenCalledWith(new URL(paths.invitation(first), location.origin).href)
    expect(await screen.findByText('링크를 복사했습니다.')).toBeVisible()

    await user.click(sheet.getByRole('button', { name: '새 링크 만들기' }))
    expect(await screen.findByText('전의 링크로는 더 들어올 수 없어요.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '예' }))
    expect(await screen.findByText('새 초대 링크를 만들었습니다.')).toBeVisible()
    const second = await codeOf(harin)
    expect(second).not.toBe(first)
    await user.click(await sheet.findByRole('button', { name: '초대 링크 복사' }))
    expect(write).toHaveBeenLastCalledWith(new URL(paths.invitation(second), location.origin).href)

    const open = sheet.getByRole('switch', { name: '누구나 들어올 수 있음' })
    expect(open).not.toBeChecked()
    await user.click(open)
    await waitFor(() => expect(open).toBeChecked())
    // shown before the server has it
    await waitFor(async () =>
      expect((await theServer().call(joinRoom, { as: yuna, path: { roomId } })).status).toBe(200),
    )
  })

  it('marks the owner for the others, who see neither link nor switch', async () => {
    const { sheet } = await openSheet(jun)
    expect(sheet.getByText('방장').closest('li')).toHaveTextContent('harin')
    expect(sheet.queryByRole('button', { name: '초대 링크 복사' })).toBeNull()
    expect(sheet.queryByRole('switch')).toBeNull()
  })

  it("becomes the owner's while it is open, once the owner before has withdrawn", async () => {
    const { socket, sheet } = await openSheet(jun)
    await waitFor(() => expect(socket.open).toBe(1))
    expect(sheet.queryByRole('button', { name: '초대 링크 복사' })).toBeNull()
    expect((await withdrawing(theServer())(harin)).status).toBe(200)
    expect(await sheet.findByRole('button', { name: '초대 링크 복사' })).toBeVisible()
    expect(sheet.getByText('방장').closest('li')).toHaveTextContent('나')
  })

  it('that cannot read the link offers another try', async () => {
    const { server, user, router } = await renderApp(paths.manual(), { as: harin })
    server.faults.fault(readInvitation, 'offline')
    await act(() => router.navigate(paths.groupChat(roomId)))
    await user.click(await screen.findByRole('button', { name: '참여자 2명 보기' }))
    expect(await screen.findByText('초대 링크를 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('button', { name: '초대 링크 복사' })).toBeVisible()
  })
})
