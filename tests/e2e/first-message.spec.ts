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

test('two strangers sign up on two phones, meet in the lounge and chat', async ({ server, openPhone }) => {
  const yuna = await openPhone()
  const jun = await openPhone()
  const herName = await signUp(yuna, server, 'yuna')
  const hisName = await signUp(jun, server, 'jun')

  await enterLounge(yuna)
  await enterLounge(jun)
  // Earlier tests have written in the lounge.
  const words = unique('베이스 구해요')
  await say(yuna, words)
  await expect(bubbles(jun, words)).toBeVisible()
  await expectAccessible(jun)

  await tapInPlace(jun, jun.getByRole('button', { name: `${herName} 보기` }).last())
  await expectAccessible(jun)
  await jun
    .getByRole('dialog')
    .getByRole('button', { name: /1:1 채팅/ })
    .tap()
  await expect(jun).toHaveURL(/private-chat/)
  await expect(composer(jun)).toBeVisible()
  await say(jun, '제가 베이스예요')

  await yuna.goto('/home/private-chat')
  await expect(yuna.getByText('제가 베이스예요')).toBeVisible()
  await expectAccessible(yuna)
  await yuna.getByRole('link', { name: hisName }).tap()
  await expect(bubbles(yuna, '제가 베이스예요')).toBeVisible()
  await say(yuna, '내일 합주 어때요?')
  await expect(bubbles(jun, '내일 합주 어때요?')).toBeVisible()
  await expect(sentBubbles(yuna, '내일 합주 어때요?')).toHaveCount(1)
  await expectAccessible(jun)
})
