import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { objectToSanction, readSanction } from '#contract/http/safety/sanctions.ts'
import { objections } from '#server/db/safetyTables.ts'
import { safetyTest, type SafetyTest } from '#server/modules/safety/safety.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import '#src/features/notifications/detail/NotificationDetailPage.tsx'
import '#src/features/safety/sanctions/ObjectionSheet.tsx'
import '#src/features/safety/sanctions/SuspendedPage.tsx'
import { paths } from '#src/lib/paths.ts'
import { aMember, aRoom, renderApp, type RenderedApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

/** What a sanction means for its member, on the real server. */
beforeAll(layOutLists)

let safety: SafetyTest
let haewon: TestMember
let dongha: TestMember
let harin: TestMember
beforeEach(async () => {
  safety = safetyTest(theServer())
  haewon = await aMember({ nickname: 'haewon' })
  dongha = await aMember({ nickname: 'dongha' })
  harin = await aMember({ nickname: 'harin' })
  await safety.makeModerator(haewon)
})

const REASON = '같은 홍보 글을 되풀이해 보냈어요'
const stored = () => theServer().deps.db.select().from(objections)
const words = () => screen.findByRole('textbox', { name: '하고 싶은 말' })

/** Resolves with the id of the notification. */
async function sanctioned(decision: 'WARNING' | 'CHAT_LIMIT' | 'SUSPENSION', days: 7 | null = 7) {
  const caseId = await safety.aCase({ about: dongha, by: [harin] })
  const timed = decision === 'WARNING' ? {} : { days }
  expect((await safety.decide(haewon, caseId, { decision, reason: REASON, ...timed })).status).toBe(200)
}
const notificationId = async () => (await safety.newsOf(dongha))[0]!.notificationId

async function logIn({ user }: RenderedApp) {
  writeInto(screen.getByLabelText('아이디'), dongha.email)
  writeInto(screen.getByLabelText('비밀번호'), dongha.password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
}

describe('a sanction', () => {
  it('is opened from its notification, which is read then, and objected to once', async () => {
    await sanctioned('CHAT_LIMIT')
    const { user } = await renderApp(paths.notification(await notificationId()), { as: dongha })
    expect(await screen.findByRole('heading', { level: 1, name: '제재 내역' })).toBeVisible()
    expect(await screen.findByText(REASON)).toBeVisible()
    expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
    await waitFor(async () => expect((await safety.newsOf(dongha))[0]!.isRead).toBe('READ'))

    await user.click(screen.getByRole('button', { name: '이의 제기하기' }))
    writeInto(await words(), '친구가 보냈어요')
    await user.dblClick(screen.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('살펴보고 있어요. 결과는 알림으로 알려드려요.')).toBeVisible()
    expect((await stored()).map((row) => row.words)).toEqual(['친구가 보냈어요'])
  })

  it('shows the placeholders while loading, and can be read again after a failure', async () => {
    await sanctioned('WARNING')
    theServer().faults.fault(readSanction, 'COMMON403')
    const { user, server } = await renderApp(paths.notification(await notificationId()), { as: dongha })
    expect(await screen.findByText('제재 내역을 불러오지 못했습니다.')).toBeVisible()
    server.faults.clear()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('경고')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('keeps the words of an objection that was not sent', async () => {
    await sanctioned('CHAT_LIMIT')
    const { user, server } = await renderApp(paths.notification(await notificationId()), { as: dongha })
    await user.click(await screen.findByRole('button', { name: '이의 제기하기' }))
    writeInto(await words(), '친구가 보냈어요')
    server.faults.fault(objectToSanction, 500, { times: 1 })
    await user.click(screen.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('이의 제기를 보내지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '보내기' }))
    await waitFor(async () => expect(await stored()).toHaveLength(1))
  })
})

describe('a suspended member', () => {
  it('who logs in reads why and until when, and objects without a log-in; a wrong password reads nothing', async () => {
    await sanctioned('SUSPENSION')
    const app = await renderApp(paths.login())
    await logIn(app)
    expect(await screen.findByRole('heading', { name: /까지\s*로그인할 수 없어요/ })).toBeVisible()
    expect(screen.getByText(REASON)).toBeVisible()
    expect(app.router.state.location.pathname).toBe(paths.suspended())
    await app.user.click(screen.getByRole('button', { name: '이의 제기하기' }))
    writeInto(await words(), '제가 아니에요')
    await app.user.click(screen.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText(/^이의 제기를 접수했어요\./)).toBeVisible()
    expect((await stored()).map((row) => row.words)).toEqual(['제가 아니에요'])
    await app.user.click(screen.getByRole('button', { name: '로그인으로 돌아가기' }))
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()

    // With a wrong password nothing of it is told.
    writeInto(await screen.findByLabelText('아이디'), dongha.email)
    writeInto(screen.getByLabelText('비밀번호'), 'wrong1234')
    await app.user.click(screen.getByRole('button', { name: 'LOG IN' }))
    expect(await screen.findByText('아이디 또는 비밀번호가 맞지 않습니다.')).toBeVisible()
  })

  it('for good reads so', async () => {
    await sanctioned('SUSPENSION', null)
    const app = await renderApp(paths.login())
    await logIn(app)
    expect(await screen.findByRole('heading', { name: '이용이 정지되었어요' })).toBeVisible()
    expect(screen.queryByText('다시 쓰는 날')).toBeNull()
  })

  it('who uses the app is logged out by itself; the log-in says why, and the drafts are kept', async () => {
    const app = await renderApp(paths.createBand(), { as: dongha })
    writeInto(await screen.findByRole('textbox', { name: /^밴드 이름/ }), '새벽 네 시')
    await waitFor(() => expect(app.socket.open).toBe(1))
    await sanctioned('SUSPENSION')
    expect(await screen.findByText(/이용이 정지되어 로그아웃했어요\./)).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.stringify({ ...sessionStorage })).toContain('새벽 네 시')
  })
})

describe('a member with a chat limit', () => {
  it('keeps a message that was refused, reads why, and sends it when the limit is lifted', async () => {
    const roomId = await aRoom([dongha, harin])
    await sanctioned('CHAT_LIMIT')
    const { user, socket } = await renderApp(paths.privateChat(roomId), { as: dongha })
    await waitFor(() => expect(socket.open).toBe(1))
    await user.type(await screen.findByRole('textbox', { name: '메시지' }), '안녕하세요{Enter}')
    const thread = within(await screen.findByRole('log', { name: '대화' }))
    expect(await thread.findByText(/^지금은 채팅과 채팅 요청을 보낼 수 없어요\./)).toBeVisible()
    expect(thread.getByText('안녕하세요')).toBeVisible()
    await safety.lift(haewon, (await safety.sanctions())[0]!.id)
    await user.click(thread.getByRole('button', { name: '전송하지 못했어요 · 다시 보내기' }))
    await waitFor(() => expect(thread.queryByText(/^지금은 채팅과/)).toBeNull())
    expect(thread.getAllByText('안녕하세요')).toHaveLength(1)
  })
})
