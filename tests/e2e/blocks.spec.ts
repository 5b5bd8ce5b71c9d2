import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aGroup, aPrivateRoom, ask, makeFriends } from './harness/api.ts'
import { bubbles, openPrivateRoom, say } from './harness/chat.ts'
import { button, dialog, title } from './harness/page.ts'
import { expectToFitEverySize } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

test('a member who is blocked with the room open writes to nobody and is not told why; the end of the block brings the room back', async ({
  server,
  yuna,
  jun,
  openPhone,
}) => {
  await makeFriends(server, yuna, jun)
  const roomId = await aPrivateRoom(server, yuna, jun)
  // Chromium logs what is there no more for either
  const noise = [/status of 404/]
  const hers = await openPhone({ as: yuna, noise })
  const his = await openPhone({ as: jun, noise })
  await openPrivateRoom(his, roomId)
  await openPrivateRoom(hers, roomId)
  await say(his, '왜 답이 없어요?')
  await expect(bubbles(hers, '왜 답이 없어요?')).toBeVisible()

  await button(hers, '메뉴').tap()
  await hers.getByRole('menuitem', { name: '차단' }).tap()
  const question = dialog(hers, `${jun.nickname}님을 차단할까요?`)
  await expect(question).toBeVisible()
  await expectAccessible(hers)
  await button(question, '차단하기').tap()
  await expect(hers.getByText(`${jun.nickname}님을 차단했어요.`)).toBeVisible()
  await expect(title(hers, 'JOIN')).toBeVisible()
  await expect(hers.getByRole('list', { name: '채팅방' }).getByText(jun.nickname)).toHaveCount(0)

  // his screen stays as it is, and what he writes reaches nobody
  await expect(bubbles(his, '왜 답이 없어요?')).toBeVisible()
  await say(his, '저기요')
  // it stays in the field, or fails if his app had not heard yet that the room is gone
  const saidSo = his.getByText('채팅방을 다시 선택해주세요.').or(button(his, /다시 보내기$/))
  await expect(saidSo.first()).toBeVisible()
  await expect(title(his, yuna.nickname)).toBeVisible()
  await expect(his.getByText(/차단/)).toHaveCount(0)
  await his.goto(`/profile-detail/${yuna.memberId}`)
  await expect(his.getByText('프로필을 찾을 수 없습니다.')).toBeVisible()

  await hers.goto('/my/setting')
  await hers.getByRole('link', { name: '차단한 멤버' }).tap()
  await expect(title(hers, '차단한 멤버')).toBeVisible()
  await expect(hers.getByRole('listitem').filter({ hasText: jun.nickname })).toContainText('에 차단')
  await expectToFitEverySize(hers)
  await button(hers, `${jun.nickname} 차단 해제`).tap()
  await expect(hers.getByText('차단한 멤버가 없어요')).toBeVisible()

  const { friend } = await ask(server, readMemberProfile, { as: jun, path: { memberId: yuna.memberId } })
  expect(friend).toBe(false)
  await openPrivateRoom(his, roomId)
  await expect(bubbles(his, '왜 답이 없어요?')).toBeVisible()
  await openPrivateRoom(hers, roomId)
  await say(hers, '미안해요, 바빴어요')
  await expect(bubbles(his, '미안해요, 바빴어요')).toBeVisible()
  await expect(bubbles(hers, '저기요')).toHaveCount(0)
})

test('what a blocked member writes in a group is folded until it is opened', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  const roomId = await aGroup(server, yuna, [jun], '토요일 망원 합주')
  await sayAll(server, jun, roomId, ['저는 6시 넘어야 도착해요'], 'GROUP')
  await ask(server, blockMember, { as: yuna, path: { memberId: jun.memberId } })
  await page.goto(`/home/chat?roomId=${roomId}&roomType=GROUP`)
  const folded = (count: number) => button(page, `메시지 ${count}개를 접어뒀어요 보기`)
  await expect(folded(1)).toBeVisible()
  await sayAll(server, jun, roomId, ['먼저 시작하세요'], 'GROUP')
  await expect(folded(2)).toBeVisible()
  await expectAccessible(page)
  await folded(2).tap()
  await expect(bubbles(page, '먼저 시작하세요')).toBeVisible()
  await expectAccessible(page)
  await button(page, '다시 접기').tap()
  await expect(bubbles(page, '먼저 시작하세요')).toHaveCount(0)
})
