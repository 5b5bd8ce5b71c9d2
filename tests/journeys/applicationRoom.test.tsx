import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import {
  withdrawApplication,
  decideApplications,
  listApplications,
} from '#contract/http/recruitments/applications.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { roomQueue } from '#contract/ws/destinations.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { expectNoReads } from '../lookAgain.ts'
import { aMember, aRoom, renderApp, theServer } from '../renderApp.tsx'

beforeAll(layOutLists)
afterEach(() => void vi.useRealTimers())

let harin: TestMember
let sol: TestMember
let bandId: number
let roomId: number
beforeEach(async () => {
  harin = await aMember({ nickname: 'harin' })
  sol = await aMember({ nickname: 'sol' })
  const band = bandTest(theServer())
  bandId = await band.aBand(harin, { name: '새벽 네 시', sessions: ['bass'] })
  roomId = await band.anApplication(bandId, harin, sol)
})

const open = (as: TestMember, path = paths.bandRoom(roomId)) => renderApp(path, { as })
const decide = (status: 'PASS' | 'FAIL') =>
  theServer().call(decideApplications, {
    as: harin,
    path: { bandId },
    body: { applicantUpdate: [{ roomId, status }] },
  })
const line = async () => (await screen.findByText(/베이스 지원$/)).parentElement

it('the applicant sees the band and the state of the application', async () => {
  await open(sol)
  expect(await screen.findByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
  expect(screen.getByRole('link', { name: '새벽 네 시' })).toHaveAttribute('href', paths.band(bandId))
  expect(await line()).toHaveTextContent(/^지원 중베이스 지원$/)
  expect(screen.getByRole('link', { name: '밴드 보기' })).toHaveAttribute('href', paths.band(bandId))
})

it('the applicant takes the application back after a question, and the manager sees it gone', async () => {
  const { user, router } = await open(sol)
  await user.click(await screen.findByRole('button', { name: '지원 취소' }))
  const asked = await screen.findByRole('dialog', { name: '지원을 취소할까요?' })
  await user.click(within(asked).getByRole('button', { name: '아니오' }))
  expect(await line()).toHaveTextContent('지원 중')
  await user.click(screen.getByRole('button', { name: '지원 취소' }))
  await user.dblClick(await screen.findByRole('button', { name: '예' }))
  expect(await screen.findByText('지원을 취소했습니다.')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.join()))
  // the router is there before the room has left the page
  await waitFor(() => expect(screen.queryByRole('link', { name: /^새벽 네 시/ })).not.toBeInTheDocument())
  const { value } = await theServer().call(listApplications, { as: harin, path: { bandId } })
  expect(value.bandChatList).toEqual([])
})

it('an application cannot be taken back when it is decided, or while nobody answers', async () => {
  const { user, server } = await open(sol)
  server.faults.fault(withdrawApplication, 'offline', { times: 1 })
  await user.click(await screen.findByRole('button', { name: '지원 취소' }))
  await user.click(await screen.findByRole('button', { name: '예' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await line()).toHaveTextContent('지원 중')
  server.faults.fault(withdrawApplication, 'APPLICATION4009', { times: 1 })
  await user.click(screen.getByRole('button', { name: '지원 취소' }))
  await user.click(await screen.findByRole('button', { name: '예' }))
  expect(await screen.findByText('이미 결과가 정해져서 취소할 수 없습니다.')).toBeVisible()
  await decide('FAIL')
  await waitFor(() => expect(screen.queryByRole('button', { name: '지원 취소' })).not.toBeInTheDocument())
})

it('the manager sees the applicant, and where to decide', async () => {
  await open(harin)
  expect(await screen.findByRole('heading', { level: 1, name: 'sol' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'sol' })).toHaveAttribute('href', paths.profileDetail(sol.memberId))
  expect(await line()).toHaveTextContent(/^대기새벽 네 시 · 베이스 지원$/)
  expect(screen.getByRole('link', { name: '지원자 관리' })).toHaveAttribute('href', paths.bandRecruit(bandId))
})

it.each([
  ['PASS', '합격'],
  ['FAIL', '불합격'],
] as const)('the applicant is told of a %s while the room is open', async (status, badge) => {
  await open(sol)
  expect(await line()).toHaveTextContent('지원 중')
  await decide(status)
  await waitFor(async () => expect(await line()).toHaveTextContent(`${badge}베이스 지원`))
})

it('a decision made while another screen was open shows on entering the room', async () => {
  const app = await open(sol, paths.privateChat())
  await screen.findByRole('heading', { name: '채팅' })
  // The list is read once more when the socket is live. No answer from before the decision may come after it.
  await waitFor(() => {
    expect(app.store.getState()).toHaveProperty('realtime.status', 'live')
    expect(JSON.stringify(app.store.getState().api.queries)).toContain('PENDING')
    expectNoReads(app)
  })
  await decide('PASS')
  // The applicant is on another screen for a while.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await app.router.navigate(paths.bandRoom(roomId))
  await waitFor(async () => expect(await line()).toHaveTextContent('합격베이스 지원'))
})

it('the field closes with a sentence when the band is deleted while the room is open', async () => {
  await theServer().chat.toBand(harin, roomId, { content: '내일 뵐게요' })
  const { store } = await open(sol)
  expect(await screen.findByText('내일 뵐게요')).toBeVisible()
  await waitFor(() => expect(store.getState()).toHaveProperty(['realtime', 'subscribed', roomQueue(roomId)]))
  await theServer().call(changeRecruitment, { as: harin, body: { bandId, status: 'ENDED' } })
  expect(await screen.findByText('밴드가 삭제되어 채팅방이 종료되었습니다.')).toBeVisible()
  expect(await screen.findByText('종료된 채팅방이라 메시지를 보낼 수 없어요.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull()
})

it('the line is absent when the room has no application or the list failed to load', async () => {
  const privateRoom = await aRoom([harin, sol])
  const { router } = await open(sol, paths.privateChat(privateRoom))
  expect(await screen.findByRole('heading', { level: 1, name: 'harin' })).toBeVisible()
  expect(screen.queryByText(/지원 중|대기/)).not.toBeInTheDocument()
  theServer().faults.fault(listRooms, 400)
  await router.navigate(paths.bandRoom(roomId))
  expect(await screen.findByRole('textbox', { name: '메시지' })).toBeVisible()
})
