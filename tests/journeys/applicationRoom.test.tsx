import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { decideApplications } from '#contract/http/recruitments/applications.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { roomQueue } from '#contract/ws/destinations.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
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
  await waitFor(async () => expect(await line()).toHaveTextContent(`${badge}베이스 지원`), { timeout: 5_000 })
})

it.each([
  ['PASS', '합격 · 새벽 네 시'],
  ['FAIL', '불합격 · 새벽 네 시'],
] as const)(
  'a %s arrives in the list of rooms as an unread line with the result first',
  async (status, words) => {
    await open(sol, paths.join())
    const row = () => screen.getByRole('link', { name: /^새벽 네 시/ })
    await waitFor(() => expect(row()).toHaveTextContent('새로운 채팅방'))
    await decide(status)
    await waitFor(() => expect(row()).toHaveTextContent(words), { timeout: 5_000 })
    expect(row()).toHaveTextContent('읽지 않은 메시지 1개')
  },
)

it('a decision made while another screen was open shows on entering the room', async () => {
  const { store, router } = await open(sol, paths.privateChat())
  await screen.findByRole('heading', { name: '채팅' })
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('PENDING'))
  await decide('PASS')
  // The applicant is on another screen for a while.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await router.navigate(paths.bandRoom(roomId))
  await waitFor(async () => expect(await line()).toHaveTextContent('합격베이스 지원'), { timeout: 5_000 })
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
