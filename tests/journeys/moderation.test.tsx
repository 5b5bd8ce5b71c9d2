import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { decideCase } from '#contract/http/safety/moderation.ts'
import { members } from '#server/db/schema.ts'
import { conversationOf, safetyTest, type SafetyTest } from '#server/modules/safety/safety.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import '#src/features/safety/moderation/ModerationPage.tsx'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { aMember, aMessage, aRoom, renderApp, theServer } from '../renderApp.tsx'

/** What a moderator does at /admin, on the real server. */
let safety: SafetyTest
let haewon: TestMember
let sol: TestMember
let dongha: TestMember
let harin: TestMember
beforeEach(async () => {
  safety = safetyTest(theServer())
  haewon = await aMember({ nickname: 'haewon' })
  sol = await aMember({ nickname: 'sol' })
  dongha = await aMember({ nickname: 'dongha' })
  harin = await aMember({ nickname: 'harin' })
  await safety.makeModerator(haewon)
  await safety.makeModerator(sol)
})

const SENTENCE = '다른 멤버를 깎아내렸어요.'
const queue = async () => within(await screen.findByRole('list', { name: '신고 목록' }))
const words = () => screen.findByRole('textbox', { name: 'dongha님에게 보낼 말' })
const radio = (name: RegExp) => screen.getByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })

/** Harin reports what Dongha wrote in their room. */
async function aReportedMessage(content = '그냥 나가세요') {
  const roomId = await aRoom([dongha, harin], { name: '주말 합주' })
  await aMessage(roomId, dongha, content)
  const line = {
    messageId: 1,
    senderId: dongha.memberId,
    senderName: 'dongha',
    type: 'TEXT' as const,
    content,
    attachmentUrl: null,
    createdAt: theServer().clock.now().toISOString(),
    isReported: true,
  }
  return safety.aCase({ about: dongha, by: [harin], evidence: conversationOf(roomId, [line]) })
}

describe('a report', () => {
  it('is opened from the queue, decided, told to both and kept in the record', async () => {
    await aReportedMessage()
    const { user, router } = await renderApp(moderationPaths.queue(), { as: haewon })
    const row = (await queue()).getByRole('link')
    expect(row).toHaveTextContent('dongha · 채팅 메시지 1개')
    await user.click(row)
    expect(await screen.findByRole('heading', { level: 1, name: '욕설이나 비방' })).toBeVisible()
    expect(document.title).toBe('신고 - 합주')
    await user.type(await words(), SENTENCE)
    await user.click(radio(/^채팅 제한/))
    await user.click(button('7일 채팅 제한하기'))
    expect(await screen.findByText('채팅을 제한했습니다.')).toBeVisible()
    expect(await screen.findByText('기다리는 신고가 없어요.')).toBeVisible()
    expect(router.state.location.pathname).toBe(moderationPaths.queue())
    const [sanction] = await safety.sanctions()
    expect(sanction).toMatchObject({ kind: 'CHAT_LIMIT', reason: SENTENCE, memberId: dongha.memberId })
    expect((await safety.newsOf(dongha))[0]).toMatchObject({ type: 'BAN', sanctionId: sanction!.id })
    expect((await safety.newsOf(harin))[0]).toMatchObject({ type: 'REPORT' })

    await act(() => router.navigate(moderationPaths.actions()))
    expect(await screen.findByText('dongha · 채팅 제한')).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: '신고 보기' })[0]!)
    expect(await screen.findByRole('heading', { name: '결정' })).toBeVisible()
  })

  it('is given back when it is left, and another moderator sees who looks at it', async () => {
    const caseId = await aReportedMessage()
    const { router } = await renderApp(moderationPaths.case(caseId), { as: haewon })
    await words()
    await waitFor(async () => expect((await safety.list(sol, 'TAKEN')).cases).toMatchObject([{ caseId }]))
    await act(() => router.navigate(moderationPaths.queue()))
    await waitFor(async () => expect((await safety.list(sol)).cases).toMatchObject([{ caseId }]))

    await safety.take(sol, caseId)
    await act(() => router.navigate(moderationPaths.case(caseId)))
    expect(await screen.findByText('sol님이 보고 있어요.')).toBeVisible()
  })

  it('that another moderator decided meanwhile says so, and the words can be read at the case', async () => {
    const caseId = await aReportedMessage()
    const { user, router } = await renderApp(moderationPaths.case(caseId), { as: haewon })
    await user.type(await words(), SENTENCE)
    await user.click(radio(/^경고/))
    await safety.decide(sol, caseId, { decision: 'DISMISS' })
    await user.click(button('경고하기'))
    expect(await screen.findByText('다른 운영진이 먼저 처리했어요.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(moderationPaths.queue()))
    expect(await safety.sanctions()).toEqual([])
    await act(() => router.navigate(moderationPaths.case(caseId)))
    expect(await screen.findByText(SENTENCE)).toBeVisible()
  })

  it('keeps the choice and the words while offline, and is decided once the line is back', async () => {
    const caseId = await aReportedMessage()
    const { user, server } = await renderApp(moderationPaths.case(caseId), { as: haewon })
    await user.type(await words(), SENTENCE)
    await user.click(radio(/^경고/))
    server.faults.fault(decideCase, 'offline', { times: 1 })
    await user.click(button('경고하기'))
    expect(await screen.findByText(/서버에 연결하지 못했습니다\./)).toBeVisible()
    await user.dblClick(button('경고하기'))
    expect(await screen.findByText('경고를 보냈습니다.')).toBeVisible()
    expect(await safety.sanctions()).toHaveLength(1)
  })
})

describe('objections and sanctions', () => {
  it('an objection that is accepted ends the sanction and answers its member', async () => {
    const endsAt = new Date(theServer().clock.now().getTime() + 7 * 86_400_000)
    await safety.anObjection(dongha, { kind: 'CHAT_LIMIT', endsAt })
    const { user } = await renderApp(moderationPaths.objections(), { as: haewon })
    expect(await screen.findByText('오해가 있었어요')).toBeVisible()
    await user.click(button('제재 풀기'))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), '다시 읽었어요')
    await user.click(dialog.getByRole('button', { name: '제재 풀기' }))
    expect(await screen.findByText('기다리는 이의 제기가 없어요.')).toBeVisible()
    expect((await safety.sanctions())[0]!.liftedAt).not.toBeNull()
    expect((await safety.newsOf(dongha))[0]).toMatchObject({ type: 'BAN' })
  })

  it('a member is found by name, and their sanction is ended', async () => {
    const endsAt = new Date(theServer().clock.now().getTime() + 7 * 86_400_000)
    await safety.aSanction(dongha, { kind: 'SUSPENSION', endsAt })
    const { user } = await renderApp(moderationPaths.members(), { as: haewon })
    await user.type(await screen.findByRole('searchbox', { name: '멤버 찾기' }), 'dong')
    await user.click(await screen.findByRole('link', { name: /dongha/ }))
    await user.click(await screen.findByRole('button', { name: 'dongha 7일 이용 정지 풀기' }))
    await user.type(screen.getByRole('textbox', { name: 'dongha님에게 보낼 말' }), '잘못 봤어요')
    await user.click(button('제재 풀기'))
    expect(await screen.findByText('풀림')).toBeVisible()
  })
})

describe('without the role', () => {
  it('a member reads that the screen is not for them', async () => {
    await renderApp(moderationPaths.queue(), { as: harin })
    expect(await screen.findByText('운영진만 볼 수 있어요.')).toBeVisible()
  })

  it('a moderator who has lost it sees nothing more after the next reading', async () => {
    const caseId = await aReportedMessage()
    const { router } = await renderApp(moderationPaths.case(caseId), { as: haewon })
    await words()
    const { db } = theServer().deps
    await db.update(members).set({ role: 'MEMBER' }).where(eq(members.id, haewon.memberId))
    await act(() => router.navigate(moderationPaths.queue()))
    expect(await screen.findByText('운영진만 볼 수 있어요.')).toBeVisible()
    expect(screen.queryByText(/dongha/)).toBeNull()
  })
})
