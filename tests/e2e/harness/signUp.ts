import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { unique } from './api.ts'
import { button } from './page.ts'
import type { ServerProcess } from './server.ts'
import { expect } from './test.ts'

const PASSWORD = 'gitar2025'

type Look = (page: Page) => Promise<void>
const NO_LOOK: Look = async () => {}

/** Signs up from the log-in screen to the welcome, with axe on every step. Returns the nickname. */
export async function signUp(page: Page, server: ServerProcess, word: string): Promise<string> {
  const nickname = await toLastStep(page, server, word, expectAccessible)
  await button(page, '완료').tap()
  await expect(page.getByRole('heading', { name: `${nickname}님` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '홈으로' }).tap()
  return nickname
}

/**
 * The first step.
 *
 * @param look further expectations for the completed step
 */
export async function agree(page: Page, look = NO_LOOK): Promise<void> {
  await page.getByRole('checkbox', { name: '전체 동의' }).tap()
  await look(page)
  await button(page, '동의하고 계속하기').tap()
}

/**
 * Fills in everything. Returns the nickname, which is the word made unique.
 *
 * @param look further expectations for every completed step
 */
export async function toLastStep(
  page: Page,
  server: ServerProcess,
  word: string,
  look = NO_LOOK,
): Promise<string> {
  const nickname = unique(word)
  const email = `${nickname}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: 'SIGN UP' }).tap()
  await agree(page, look)
  await page.getByLabel('이메일').fill(email)
  await look(page)
  await button(page, '인증번호 받기').tap()
  await button(page, '확인').tap()
  await expect(page.getByLabel('1번째 숫자')).toBeFocused()
  await look(page)
  await page.keyboard.insertText(await server.mailedCode(email))
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await look(page)
  await button(page, '다음').tap()
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(PASSWORD)
  await look(page)
  await button(page, '다음').tap()
  await page.getByLabel('닉네임').fill(nickname)
  await button(page, '중복 확인').tap()
  await expect(page.getByText('사용 가능한 닉네임입니다')).toBeVisible()
  await look(page)
  await button(page, '다음').tap()
  await page.getByRole('radio', { name: '여성' }).tap()
  await page.getByLabel('나이').fill('23')
  await look(page)
  return nickname
}
