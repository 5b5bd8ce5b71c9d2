import type { Page } from '@playwright/test'
import { bubbles, composer, say, sentBubbles } from './harness/chat.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

const PASSWORD = 'gitar2025'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the log-in screen to home, with axe on every step. */
async function signUp(page: Page, server: ServerProcess, nickname: string) {
  const email = `${nickname}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: 'SIGN UP' }).tap()
  await page.getByLabel('이메일').fill(email)
  await expectAccessible(page)
  await button(page, '인증번호 받기').tap()
  await button(page, '확인').tap()
  await page.getByLabel('1번째 숫자').fill(await server.mailedCode(email))
  await expectAccessible(page)
  await button(page, '인증하기').tap()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await button(page, '다음').tap()
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await button(page, '다음').tap()
  await page.getByLabel('닉네임').fill(nickname)
  await button(page, '중복 확인').tap()
  await expect(page.getByText('사용 가능한 닉네임입니다')).toBeVisible()
  await expectAccessible(page)
  await button(page, '다음').tap()
  await page.getByRole('radio', { name: '여성' }).tap()
  await page.getByLabel('나이').fill('23')
  await expectAccessible(page)
  await button(page, '완료').tap()
  await expect(page.getByRole('heading', { name: `${nickname}님` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '홈으로' }).tap()
}

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
