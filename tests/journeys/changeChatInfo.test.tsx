import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { changeRoom, listRooms } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/chat/rooms/form/ChangeChatInfoPage.tsx'
import '#src/features/chat/rooms/JoinPage.tsx'
import { layOutWindow } from '#src/features/archive/testing/windowLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeEach(layOutWindow)

let yuna: TestMember
let harin: TestMember
beforeEach(async () => {
  yuna = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
})

const confirm = () => screen.findByRole('button', { name: /^(확인|저장 중)/ })
const nameField = () => screen.findByRole('textbox', { name: '채팅방 이름' })
const nameOf = async (as: TestMember) =>
  (await theServer().call(listRooms, { as })).value.chatRoomInfos.map(({ chatName }) => chatName)
const NONE = '채팅방을 찾을 수 없습니다.'

async function openForm(state?: unknown) {
  const app = await renderApp(paths.manual(), { as: yuna })
  await act(() => app.router.navigate(paths.changeChatInfo(), { state }))
  return app
}

it('a group gets another name once one is typed, and the list of rooms opens', async () => {
  const roomId = await aRoom([yuna, harin], { name: '금요 합주' })
  const { user, router } = await openForm({ roomId })
  expect(await nameField()).toHaveValue('')
  expect(await nameField()).toHaveAttribute('placeholder', '금요 합주')
  expect(await confirm()).toBeDisabled()
  expect(screen.getByText('사진과 이름은 한 번 정하면 바꿀 수 없어요.')).toBeVisible()

  await user.type(await nameField(), '토요 합주')
  expect(screen.getByText('5/10')).toBeVisible()
  await user.click(await confirm())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
  expect(await screen.findByText('채팅방 정보를 저장했습니다.')).toBeVisible()
  expect(await nameOf(harin)).toEqual(['토요 합주'])
})

it('the text typed for one group does not appear in another', async () => {
  const friday = await aRoom([yuna, harin], { name: '금요 합주' })
  const sunday = await aRoom([yuna, harin], { name: '일요 합주' })
  const { user, router } = await openForm({ roomId: friday })
  await user.type(await nameField(), '토요 합주')
  await act(() => router.navigate(paths.manual()))
  await act(() => router.navigate(-1))
  expect(await nameField()).toHaveValue('토요 합주')
  await act(() => router.navigate(paths.manual()))
  await act(() => router.navigate(paths.changeChatInfo(), { state: { roomId: sunday } }))
  expect(await nameField()).toHaveAttribute('placeholder', '일요 합주')
  expect(await nameField()).toHaveValue('')
})

it.each([
  ['no room is named', () => Promise.resolve(undefined)],
  ['something else is', () => Promise.resolve({ roomId: '52' })],
  ['it is a room of two', async () => ({ roomId: await aRoom([yuna, harin]) })],
  ['others are in it', async () => ({ roomId: await aRoom([harin, await aMember()], { name: '우리끼리' }) })],
])('a missing group (%s) is reported, with a link to the list', async (_when, stateOf) => {
  const { user, router } = await openForm(await stateOf())
  expect(await screen.findByText(NONE)).toBeVisible()
  await user.click(screen.getByRole('link', { name: '채팅방 목록으로' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
})

it('only the owner of a group gets the form', async () => {
  await openForm({ roomId: await aRoom([harin, yuna], { name: '금요 합주' }) })
  expect(await screen.findByText('방장만 바꿀 수 있어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '채팅방 목록으로' })).toHaveAttribute('href', paths.join())
  expect(screen.queryByRole('textbox', { name: '채팅방 이름' })).toBeNull()
})

it('the rooms can be fetched again when they cannot be read', async () => {
  const roomId = await aRoom([yuna, harin], { name: '금요 합주' })
  const { user, server, router } = await renderApp(paths.manual(), { as: yuna })
  server.faults.fault(listRooms, 400)
  await act(() => router.navigate(paths.changeChatInfo(), { state: { roomId } }))
  expect(await screen.findByText('채팅방 정보를 불러오지 못했습니다.')).toBeVisible()
  server.faults.clear()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await nameField()).toBeVisible()
})

it.each([
  ['CHAT4000', '해당 채팅방에 참여하지 않았습니다.'],
  ['CHAT4004', '해당 채팅방을 찾을 수 없습니다.'],
  ['offline', '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
  [500, '채팅방 정보를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
] as const)('a failed change (%s) shows its reason and loses nothing', async (fault, text) => {
  const roomId = await aRoom([yuna, harin], { name: '금요 합주' })
  const { user, router, server } = await openForm({ roomId })
  await user.type(await nameField(), '토요 합주')
  server.faults.fault(changeRoom, fault, { times: 1 })
  fireEvent.click(await confirm())
  await waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'alert'))
  expect(await nameField()).toHaveValue('토요 합주')
  await user.click(await confirm())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
  expect(await nameOf(yuna)).toEqual(['토요 합주'])
})
