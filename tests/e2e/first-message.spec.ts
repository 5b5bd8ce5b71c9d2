import type { Page } from '@playwright/test'
import { bubbles, composer, say, sentBubbles } from './harness/chat.ts'
import { signUp } from './harness/signUp.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

async function enterLounge(page: Page) {
  await page.getByRole('link', { name: '채팅' }).tap()
  await page.getByRole('link', { name: '합주 라운지 들어가기' }).tap()
  await expect(composer(page)).toBeVisible()
}

test('two strangers sign up on two phones, meet in the lounge and talk', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const yuna = await openPhone({ at: server })
  const jun = await openPhone({ at: server })
  await signUp(yuna, server, 'yuna')
  await signUp(jun, server, 'jun')

  await enterLounge(yuna)
  await enterLounge(jun)
  await say(yuna, '베이스 구해요')
  await expect(bubbles(jun, '베이스 구해요')).toBeVisible()
  await expectAccessible(jun)

  await jun.getByRole('button', { name: 'yuna 보기' }).last().tap()
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
  await yuna.getByRole('link', { name: /jun/ }).tap()
  await expect(bubbles(yuna, '제가 베이스예요')).toBeVisible()
  await say(yuna, '내일 합주 어때요?')
  await expect(bubbles(jun, '내일 합주 어때요?')).toBeVisible()
  await expect(sentBubbles(yuna, '내일 합주 어때요?')).toHaveCount(1)
  await expectAccessible(jun)
})
