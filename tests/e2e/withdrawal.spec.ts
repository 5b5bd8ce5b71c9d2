import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/test.ts'

/** The browser's log lines for a member who is gone, and for requests that were pending then. */
const REFUSED = [/40[14] \((Unauthorized|Not Found)\)/, /400 \(Bad Request\) .*\/auth\/refreshToken/]

test('a member changes the notification settings, withdraws, and cannot log in again', async ({
  openPhone,
  yuna,
}) => {
  const page = await openPhone({ as: yuna, noise: REFUSED })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')

  await page.goto('/my')
  await page.getByRole('link', { name: '설정', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible()
  await expect(page.getByRole('switch', { name: '입력 중 표시' })).toBeChecked()
  await expectAccessible(page)

  await test.step('the settings of notifications are kept over a reload', async () => {
    await page.getByRole('link', { name: '알림 설정' }).tap()
    const toast = page.getByRole('checkbox', { name: '합격 결과 토스트' })
    const quiet = page.getByRole('switch', { name: '밤에는 울리지 않기' })
    await toast.tap()
    await quiet.tap()
    await page.getByLabel('끝', { exact: true }).fill('23:00')
    await expect(page.getByRole('alert')).toHaveText('시작과 끝이 같아요. 서로 다르게 정해 주세요.')
    await expectAccessible(page)
    await page.getByLabel('끝', { exact: true }).fill('06:30')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect
      .poll(async () => {
        await page.reload()
        await expect(quiet).toBeVisible()
        return (await quiet.isChecked()) && page.getByLabel('끝', { exact: true }).inputValue()
      })
      .toBe('06:30')
    await expect(toast).not.toBeChecked()
    await page.goBack()
  })

  const other = await page.context().newPage()
  await other.goto('/my')
  await expect(other.getByRole('heading', { name: yuna.nickname })).toBeVisible()

  await test.step('back takes the question away', async () => {
    await button('회원탈퇴').tap()
    await expect(dialog.getByRole('heading', { name: '정말 탈퇴하시겠습니까?' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/my\/setting$/)
  })

  await test.step('a yes ends everything, here and in the other tab', async () => {
    await button('회원탈퇴').tap()
    await button('예').tap()
    await expect(dialog.getByRole('heading', { name: '탈퇴가 완료되었습니다.' })).toBeVisible()
    await expect(button('확인')).toBeFocused()
    await expectAccessible(page)
    await expect(other).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const asked = indexedDB.open('hapju')
              asked.onsuccess = () => {
                const db = asked.result
                const keys = db.transaction('records').objectStore('records').getAllKeys()
                keys.onsuccess = () => {
                  db.close()
                  resolve(keys.result)
                }
              }
            }),
        ),
      )
      .toEqual([])
  })

  await test.step('the end leads to the log-in, and back leads nowhere else', async () => {
    await button('확인').tap()
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
    await expect(button('LOG IN')).toBeVisible()
    await page.goto('/my/setting')
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('nobody logs in with the account any more', async () => {
    await page.getByLabel('아이디').fill(yuna.email)
    await page.getByLabel('비밀번호', { exact: true }).fill(yuna.password)
    await button('LOG IN').tap()
    await expect(page.getByText('아이디 또는 비밀번호가 맞지 않습니다.')).toBeVisible()
    await expectAccessible(page)
  })
})
