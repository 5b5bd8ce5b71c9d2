import { decideCase, listCases, type Decision } from '#contract/http/safety/moderation.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aMember, aPrivateRoom, ask, type Member } from './harness/api.ts'
import { openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { reportNewest, theModerators } from './harness/moderators.ts'
import { button, fitsSideways } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

interface Decided {
  as: Member
  about: Member
  decision: Decision
  days: 7 | null
}

/** Decides the case about a member. */
async function decide(server: ServerProcess, { as, about, decision, days }: Decided) {
  const { cases } = await ask(server, listCases, { as, query: { state: 'WAITING' } })
  const body = { decision, days, reason: '다른 멤버를 사칭한 일이 확인되었어요.' }
  const { caseId } = cases.find(({ memberId }) => memberId === about.memberId)!
  await ask(server, decideCase, { as, path: { caseId }, body })
}

test('a suspension ends the session of a member who uses the app; the log-in says why, until when, and how to object', async ({
  server,
  openPhone,
}) => {
  const dongha = await aMember(server, 'dongha')
  const hyunwoo = await aMember(server, 'hyunwoo')
  const roomId = await aPrivateRoom(server, dongha, hyunwoo)
  const [haewon] = await theModerators(server)
  const his = await openPhone({ as: dongha, noise: [/status of 40[0134]/] })
  await openPrivateRoom(his, roomId)
  await say(his, '저 그 밴드 보컬이에요')
  await expect(sentBubbles(his, '저 그 밴드 보컬이에요')).toHaveCount(1)
  await his.getByRole('textbox', { name: '메시지' }).fill('쓰다 만 말')
  await reportNewest(server, hyunwoo, roomId, 'IMPERSONATION')
  await decide(server, { as: haewon, about: dongha, decision: 'SUSPENSION', days: 7 })

  await expect(his).toHaveURL(/\/login\?next=/)
  await expect(his.getByText(/이용이 정지되어 로그아웃했어요\./)).toBeVisible()
  await expectAccessible(his)
  await his.getByLabel('아이디', { exact: true }).fill(dongha.email)
  await his.getByLabel('비밀번호', { exact: true }).fill(dongha.password)
  await button(his, 'LOG IN').tap()
  await expect(his.getByRole('heading', { name: /까지\s*로그인할 수 없어요/ })).toBeVisible()
  await expect(his.getByText('다른 멤버를 사칭한 일이 확인되었어요.')).toBeVisible()
  await expect(his.getByText('7일 동안 이용을 멈췄어요.')).toBeVisible()
  await expectAccessible(his)
  await fitsSideways(his)
  await his.reload()
  await button(his, '이의 제기하기').tap()
  await his.getByLabel('하고 싶은 말').fill('정말 제가 보컬이에요')
  await expectAccessible(his)
  await button(his, '보내기').tap()
  await expect(his.getByText('이의 제기를 접수했어요. 받아들여지면 다시 로그인할 수 있어요.')).toBeVisible()
  await button(his, '로그인으로 돌아가기').tap()
  await expect(button(his, 'LOG IN')).toBeVisible()
})
