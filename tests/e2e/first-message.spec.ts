import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { unique } from './harness/api.ts'
import { bubbles, composer, say, sentBubbles } from './harness/chat.ts'
import { tapInPlace } from './harness/finger.ts'
import { signUp } from './harness/signUp.ts'
import { expect, test } from './harness/test.ts'

async function enterLounge(page: Page) {
  await page.getByRole('link', { name: '채팅' }).tap()
  await page.getByRole('link', { name: '합주 라운지 들어가기' }).tap()
  await expect(composer(page)).toBeVisible()
}

test('a stranger signs up, meets another one in the lounge, is asked and chats', async ({
  server,
  openPhone,
  jun: other,
  his: jun,
}) => {
  const yuna = await openPhone()
  const herName = await signUp(yuna, server, 'yuna')
  const hisName = other.nickname

  await enterLounge(yuna)
  await jun.goto('/')
  await enterLounge(jun)
  // Earlier tests have written in the lounge.
  const words = unique('베이스 구해요')
  await say(yuna, words)
  await expect(bubbles(jun, words)).toBeVisible()
  await expectAccessible(jun)

  await tapInPlace(jun, jun.getByRole('button', { name: `${herName} 보기` }).last())
  await expectAccessible(jun)
  await jun.getByRole('dialog').getByRole('link', { name: '프로필 보기' }).tap()
  // who is no friend is asked first
  await jun.getByRole('button', { name: '채팅 요청' }).tap()
  await jun.getByLabel('함께 보낼 말').fill('제가 베이스예요')
  await expectAccessible(jun)
  await jun.getByRole('button', { name: '보내기' }).tap()
  await expect(jun.getByText('채팅 요청을 보냈습니다.')).toBeVisible()

  await yuna.goto('/my/notifications')
  await yuna.getByRole('link', { name: new RegExp(`^${hisName}님이 매칭을 요청하셨습니다.`) }).tap()
  await expect(yuna.getByText('제가 베이스예요')).toBeVisible()
  await yuna.getByRole('button', { name: '채팅 수락' }).tap()
  await expect(composer(yuna)).toBeVisible()
  await say(yuna, '내일 합주 어때요?')

  await jun.goto('/home/private-chat')
  await expect(jun.getByText('내일 합주 어때요?')).toBeVisible()
  await expectAccessible(jun)
  await jun.getByRole('link', { name: new RegExp(`^${herName}`) }).tap()
  await expect(bubbles(jun, '내일 합주 어때요?')).toBeVisible()
  await say(jun, '좋아요')
  await expect(bubbles(yuna, '좋아요')).toBeVisible()
  await expect(sentBubbles(jun, '좋아요')).toHaveCount(1)
  await expectAccessible(yuna)
})
