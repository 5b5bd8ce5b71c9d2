import { muteRoom, unmuteRoom } from '#contract/http/chat/mutes.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aGroup, aMember, ask } from './harness/api.ts'
import { button, dialog, fitsSideways } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

test('a muted room is part of no number, is again when it is unmuted on another device, and is listed in the settings at every width', async ({
  server,
  openPhone,
}) => {
  const [yuna, harin] = [await aMember(server, 'yuna'), await aMember(server, 'harin')]
  const roomId = await aGroup(server, yuna, [harin], '토요일 망원 합주')
  const phone = await openPhone({ as: yuna })
  await phone.addInitScript(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    })
  })
  const onIcon = () => phone.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1))

  await phone.goto(`/home/chat?roomId=${roomId}&roomType=GROUP`)
  await button(phone, '메뉴').tap()
  await phone.getByRole('menuitem', { name: '알림 끄기' }).tap()
  const sheet = dialog(phone, '언제까지 조용히 할까요?')
  await expect(sheet).toBeVisible()
  await expectAccessible(phone)
  await fitsSideways(phone)
  await sheet.getByRole('radio', { name: '다시 켤 때까지' }).tap()
  await button(sheet, '알림 끄기').tap()
  await expect(phone.getByText('알림을 껐습니다.')).toBeVisible()

  await phone.goto('/join')
  const row = phone.getByRole('link', { name: /^토요일 망원 합주/ })
  await expect(row).toContainText('알림 꺼짐')
  await sayAll(server, harin, roomId, ['4시에 봐요'], 'GROUP')
  await expect(row).toContainText('읽지 않은 메시지 1개')
  await expect(phone).toHaveTitle('JOIN - 합주')
  await expect.poll(onIcon).toBe(0)

  await ask(server, unmuteRoom, { as: yuna, path: { roomId } })
  await expect(row).not.toContainText('알림 꺼짐')
  await expect(phone).toHaveTitle('(1) JOIN - 합주')
  await expect.poll(onIcon).toBe(1)

  await ask(server, muteRoom, { as: yuna, path: { roomId }, body: { until: null, mentions: true } })
  await phone.goto('/my/setting/notifications')
  await expect(phone.getByRole('region', { name: '알림을 끈 방 1' })).toBeVisible()
  await expectAccessible(phone)
  await phone.setViewportSize({ width: 320, height: 640 })
  await fitsSideways(phone)
  await phone.getByRole('checkbox', { name: '메시지 푸시' }).tap()
  await expect(phone.getByRole('checkbox', { name: '메시지 푸시' })).not.toBeChecked()
  await button(phone, '토요일 망원 합주 다시 켜기').tap()
  await expect(phone.getByRole('heading', { name: /알림을 끈 방/ })).toHaveCount(0)
})
